import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SoldOutCard } from '@/components/order/sold-out-card/sold-out-card';
import { useHasPassed } from '@/hooks/group-order/use-seconds-left';
import { useAnswerSoldOut } from '@/hooks/order/use-answer-sold-out';
import type { OrderDto } from '@/server/contracts/order/order';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { formatTime } from '@/utils/i18n/dates';
import { moneyText } from '@/utils/money/money-text';
import { givenBackTo } from '@/utils/order/order-view';
import { soldOutOf, type SoldOutRow } from '@/utils/order/sold-out';

const SoldOutCancel = lazyBlock(
  () => import('./sold-out-cancel'),
  'SoldOutCancel',
);

type QuestionProps = Readonly<{ order: OrderDto; row: SoldOutRow }>;

function Question({ order, row }: QuestionProps) {
  const { i18n, t } = useTranslation();
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
