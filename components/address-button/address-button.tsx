import { ChevronDown, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './address-button.module.css';

type AddressButtonProps = Readonly<{
  /** Null: none chosen yet. */
  title: string | null;
  onClick: () => void;
  /** The pointer or the focus is on it: time to load what it opens. */
  onIntent: () => void;
}>;

/** Where the order goes, and the way to change it. */
export function AddressButton({
  title,
  onClick,
  onIntent,
}: AddressButtonProps) {
  const { t } = useTranslation();
  const shown = title ?? t('header.chooseAddress');
  return (
    <button
      type="button"
      className={styles.address}
      aria-haspopup="dialog"
      aria-label={
        title === null ? undefined : t('header.address', { address: title })
      }
      onClick={onClick}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <MapPin size={22} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.text}>
        <small>{t('header.deliverNow')}</small>
        <b>
          <bdi>{shown}</bdi>
        </b>
      </span>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
