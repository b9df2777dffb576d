import { MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import styles from './address-question.module.css';

type AddressQuestionProps = Readonly<{
  address: string;
  /** A small map of it, on wide screens. */
  map: ReactNode;
  onYes: () => void;
  /** Another address is wanted. */
  onNo: () => void;
  /** Escape: not now. */
  onDismiss: () => void;
}>;

/** "Order for this address?" below the address button. Nothing waits for the answer, and the focus stays where it is. */
export function AddressQuestion({
  address,
  map,
  onDismiss,
  onNo,
  onYes,
}: AddressQuestionProps) {
  const { t } = useTranslation();
  const id = useId();
  useEffect(() => {
    function dismiss({ defaultPrevented, key }: KeyboardEvent): void {
      const isMeant =
        key === 'Escape' &&
        !defaultPrevented &&
        !document.querySelector('[aria-modal="true"]');
      if (isMeant) onDismiss();
    }
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [onDismiss]);
  return (
    <section
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-place`}
      className={styles.question}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {t('address.prompt.title')}
      </h2>
      <div className={styles.map}>{map}</div>
      <p id={`${id}-place`} className={styles.place}>
        <MapPin size={22} />
        <span className={styles.words}>
          <b>
            <bdi>{address}</bdi>
          </b>
          <small>{t('address.prompt.source')}</small>
        </span>
      </p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onNo}>
          {t('address.prompt.no')}
        </Button>
        <Button onClick={onYes}>{t('address.prompt.yes')}</Button>
      </div>
    </section>
  );
}
