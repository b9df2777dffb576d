import '@/styles/families/common';
import { ChevronDown, MapPin } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { streetOf } from '@/utils/address/street-of';
import styles from './address-button.module.css';

type AddressButtonProps = Readonly<{
  /** Null: none chosen yet. */
  title: string | null;
  onClick: () => void;
  /** The pointer or the focus is on it: time to load what it opens. */
  onIntent: () => void;
  ref?: Ref<HTMLButtonElement>;
  /** What stands below the button, such as a question about it. */
  children?: ReactNode;
}>;

/** What is never cut off a long street. */
const HOUSE_NUMBER = /(?=[ ,،]+\d\S*$)/;

/** Where the order goes, and the way to change it. */
export function AddressButton({
  title,
  onClick,
  onIntent,
  ref,
  children,
}: AddressButtonProps) {
  const { t } = useTranslation();
  const shown = title === null ? t('header.chooseAddress') : streetOf(title);
  return (
    <div className={styles.control}>
      <button
        ref={ref}
        type="button"
        className={styles.address}
        aria-haspopup="dialog"
        data-box="sheet dialog l"
        aria-label={
          title === null ? undefined : t('header.address', { address: title })
        }
        onClick={onClick}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <MapPin size={22} />
        <span className={styles.text}>
          {/* drawn by CSS: as text it would have to be in the button's name */}
          <small data-text={t('header.deliverNow')} aria-hidden="true" />
          <b>
            <bdi>
              {shown.split(HOUSE_NUMBER).map((part) => (
                <span key={part}>{part}</span>
              ))}
            </bdi>
          </b>
        </span>
        <ChevronDown size={16} />
      </button>
      {children}
    </div>
  );
}
