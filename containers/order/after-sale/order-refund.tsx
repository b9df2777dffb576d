import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button/button';
import { useOrderEvents } from '@/hooks/order/use-order-events';
import type { OrderDto } from '@/server/contracts/order/order';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { RefundState } from './refund-state';

const RefundDialog = lazyBlock(() => import('./refund-dialog'), 'RefundDialog');

/** What became of the money that was asked back; followed live while it is being looked at. */
export function OrderRefund({ order }: Readonly<{ order: OrderDto }>) {
  const [last] = order.order_refunds;
  useOrderEvents(order.id, last?.status === 'pending');
  if (!last) return null;
  return (
    <div>
      <RefundState refund={last} currency={order.currency} />
    </div>
  );
}

/** Asks for money back of a delivered order. */
export function RefundButton({ order }: Readonly<{ order: OrderDto }>) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        variant="line"
        icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setAsks(true)}
        onPointerEnter={() => RefundDialog.warm()}
      >
        {t(order.order_refunds.length ? 'refund.again' : 'refund.ask')}
      </Button>
      {asks && <RefundDialog order={order} onClose={() => setAsks(false)} />}
    </>
  );
}
