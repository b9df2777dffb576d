import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import styles from './sold-out-card.module.css';

type SoldOutCardProps = Readonly<{
  dish: string;
  /** Until when it can be answered, on the shop's clock; null: the time is over. */
  until: string | null;
  /** What the order costs less without it, in words; null: nothing. */
  worth: ReactNode;
  /** Nothing else is in the order: it can only be cancelled. */
  isAll: boolean;
  isBusy: boolean;
  onLeaveOut: () => void;
  onCancel: () => void;
}>;

/** The kitchen has none of a dish: whether the order goes on without it. */
export function SoldOutCard(props: SoldOutCardProps) {
  const { dish, isAll, isBusy, onCancel, onLeaveOut, until, worth } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div role="alert">
        <h2 id={id} className={styles.title}>
          {t('order.soldOut.title', { dish })}
        </h2>
        {until !== null && (
          <p className={styles.text}>
            {t(isAll ? 'order.soldOut.only' : 'order.soldOut.until', {
              time: `\u2066${until}\u2069`,
            })}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {!isAll && (
          <Button loading={isBusy} onClick={onLeaveOut}>
            {t('order.soldOut.leave')}
            {worth && <> ({worth})</>}
          </Button>
        )}
        <Button variant="line" disabled={isBusy} onClick={onCancel}>
          {t('order.cancel.action')}
        </Button>
      </div>
    </section>
  );
}
