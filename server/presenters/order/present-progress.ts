import type { OrderDto } from '@/server/contracts/order/order';
import type { OrderView } from '@/server/repositories/order/order-view-repository';

type State = Pick<
  OrderDto,
  'awaiting_payment' | 'delivery_type' | 'eta' | 'status'
>;

/** How far an order is, and when it is expected. */
export function presentState({ order }: Pick<OrderView, 'order'>): State {
  const { etaFrom, etaTo } = order;
  return {
    awaiting_payment: order.awaitingPayment,
    status: order.status,
    delivery_type: order.deliveryType,
    eta:
      etaFrom && etaTo
        ? { from: etaFrom.toISOString(), to: etaTo.toISOString() }
        : null,
  };
}

/** When an order reached what. */
export const presentHistory = ({
  history,
}: Pick<OrderView, 'history'>): OrderDto['status_history'] =>
  history.map(({ at, status }) => ({
    status,
    at: new Date(at).toISOString(),
  }));
