import { OrderSteps } from '@/components/order/order-steps/order-steps';
import { OrderFeedback } from '@/containers/order/after-sale/order-feedback';
import { OrderRefund } from '@/containers/order/after-sale/order-refund';
import type { OrderDto } from '@/server/contracts/order/order';
import { OrderActions } from './order-actions';

/** What can be done with an order that has ended, how it was, and last how it went. */
export function OrderEnd({ order }: Readonly<{ order: OrderDto }>) {
  return (
    <>
      <OrderActions order={order} />
      <OrderRefund order={order} />
      <OrderFeedback order={order} />
      {order.status === 'delivered' && (
        <OrderSteps order={order} arrival={order.eta} />
      )}
    </>
  );
}
