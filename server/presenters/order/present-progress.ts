import type { ReceiptDto } from '@/server/contracts/order/group-receipt';
import type { OrderDto } from '@/server/contracts/order/order';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import { UNANSWERED_MINUTES } from '@/utils/constants/kitchen';

type State = Omit<
  ReceiptDto['order'],
  'courier' | 'created_at' | 'id' | 'shop' | 'status_history'
>;

const iso = (moment: Date | null): string | null =>
  moment && moment.toISOString();

/** How far an order is, what its kitchen said of it, and when it is expected. */
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
    number_of_day: order.numberOfDay,
    accepted_at: iso(order.acceptedAt),
    ready_by: iso(order.readyBy),
    ready_at: iso(order.readyAt),
    refused_reason: order.refusedReason,
  };
}

/** What its customer alone reads: who cancelled it, the kitchen's own words, and from when there should have been an answer. */
export function presentAnswer({
  order,
}: Pick<OrderView, 'order'>): Pick<
  OrderDto,
  'cancelled_by' | 'refused_note' | 'unanswered_from'
> {
  const { answerFrom, cancelledBy, refusedNote, status } = order;
  const isWaiting = status === 'new' && answerFrom !== null;
  return {
    cancelled_by: cancelledBy,
    refused_note: refusedNote,
    unanswered_from: isWaiting
      ? new Date(+answerFrom + UNANSWERED_MINUTES * 60_000).toISOString()
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
