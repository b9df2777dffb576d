import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Button } from '@/components/ui/button/button';
import { useHasPassed } from '@/hooks/group-order/use-seconds-left';
import { useAnswerSoldOut } from '@/hooks/order/use-answer-sold-out';
import type { OrderDto } from '@/server/contracts/order/order';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { formatTime } from '@/utils/i18n/dates';
import { moneyText } from '@/utils/money/money-text';
import { givenBackTo } from '@/utils/order/payment-state';
import { soldOutOf, type SoldOutRow } from '@/utils/order/sold-out';
import styles from './sold-out-card.module.css';

const SoldOutCancel = lazyBlock(
  withTexts(['checkout', 'date', 'order'], () => import('./sold-out-cancel')),
  'SoldOutCancel',
);

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
function SoldOutCard(props: SoldOutCardProps) {
  const { dish, isAll, isBusy, onCancel, onLeaveOut, until, worth } = props;
  const { t } = useTranslation('order');
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

type QuestionProps = Readonly<{ order: OrderDto; row: SoldOutRow }>;

function Question({ order, row }: QuestionProps) {
  const { i18n, t } = useTranslation('order');
  const [asks, setAsks] = useState(false);
  const hasPassed = useHasPassed(row.until);
  const { answer, isPending } = useAnswerSoldOut(order.id, () => {
    setAsks(false);
    // what was pressed is gone
    document.querySelector('h1')?.focus();
  });
  const { currency, shop } = order;
  const amount = moneyText(row.back, currency, i18n.language);
  const key = givenBackTo(order) ? 'order.soldOut.back' : 'order.soldOut.less';
  return (
    <>
      <SoldOutCard
        dish={row.title}
        until={hasPassed ? null : formatTime(row.until, shop.timezone)}
        worth={row.back > 0 ? t(key, { amount }) : null}
        isAll={row.isAll}
        isBusy={isPending}
        onLeaveOut={() => answer({ line_id: row.id, answer: 'leave_out' })}
        onCancel={() => setAsks(true)}
      />
      {asks && (
        <SoldOutCancel
          order={order}
          isPending={isPending}
          onClose={() => setAsks(false)}
          onConfirm={() => answer({ line_id: row.id, answer: 'cancel' })}
        />
      )}
    </>
  );
}

/** What the kitchen has run out of and waits for an answer, a card each. */
export function OrderSoldOut({ order }: Readonly<{ order: OrderDto }>) {
  return soldOutOf(order).map((row) => (
    <Question key={row.id} order={order} row={row} />
  ));
}
