import { CircleCheck, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import styles from './address-chosen.module.css';

type AddressChosenProps = Readonly<{
  /** False: no place was chosen yet. */
  isChosen: boolean;
  /** Null while it is looked up. */
  title: string | null;
  /** How many places deliver there; null while that is asked, undefined when nobody could say. */
  reach: number | null | undefined;
  /** What to do while no place is chosen. */
  hint?: string | undefined;
  /** What is to be added to the address before it is taken. */
  question?: string | null;
  /** On the button; by default that it is brought there. */
  confirm?: string | undefined;
  onConfirm: () => void;
  /** For a place that nobody delivers to. */
  children: ReactNode;
}>;

/** What will be delivered to: the address at the pin, who comes there, and the button that takes it. */
export function AddressChosen({
  children,
  confirm,
  hint,
  isChosen,
  onConfirm,
  question = null,
  reach,
  title,
}: AddressChosenProps) {
  const { t } = useTranslation('address');
  const isUnreached = isChosen && reach === 0;
  return (
    <div className={styles.chosen}>
      <div role="status" className={styles.place}>
        <span className={styles.icon}>
          <MapPin size={22} />
        </span>
        <span className={styles.words}>
          <span className={isChosen ? styles.title : styles.hint}>
            {isChosen ? (
              <bdi>{title ?? t('address.finding')}</bdi>
            ) : (
              (hint ?? t('address.pick'))
            )}
          </span>
          {isChosen && !isUnreached && (
            <span className={styles.reach}>
              {reach ? (
                <>
                  <CircleCheck size={16} strokeWidth={2} />
                  {t('address.covered', { count: reach })}
                </>
              ) : (
                '\u00A0'
              )}
            </span>
          )}
          {isUnreached && (
            <b className={styles.unreached}>{t('home.empty.zone.title')}</b>
          )}
        </span>
      </div>
      {isUnreached && children}
      {question !== null && (
        <p role="alert" className={styles.question}>
          {question}
        </p>
      )}
      {isChosen && (
        <Button
          size="l"
          block
          variant={isUnreached ? 'secondary' : 'primary'}
          loading={title === null}
          onClick={onConfirm}
        >
          {confirm ?? t(isUnreached ? 'address.browse' : 'address.confirm')}
        </Button>
      )}
    </div>
  );
}
