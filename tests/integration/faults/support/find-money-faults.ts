import type { OrdersRead } from './read-orders';

/** What the sweeper may be late by. */
const PATIENCE_MS = 60_000;

type MoneyRead = Pick<
  OrdersRead,
  'couponUses' | 'coupons' | 'gatewayRefunds' | 'orders' | 'transactions'
>;

function couponFaults({ coupons, couponUses, orders }: MoneyRead): string[] {
  const codeOf = new Map(coupons.map(({ id, name }) => [id, name]));
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const used = new Set(couponUses.map(({ orderId }) => orderId));
  return [
    ...coupons
      .filter(
        ({ id, uses }) =>
          couponUses.filter(({ couponId }) => couponId === id).length !== uses,
      )
      .map(({ name, uses }) => `coupon ${name} counts ${uses}, others use it`),
    ...couponUses
      .filter(({ couponId, orderId, userId }) => {
        const order = orderOf.get(orderId);
        const isRight =
          order?.userId === userId &&
          order.couponName === codeOf.get(couponId) &&
          order.status !== 'cancelled';
        return !isRight;
      })
      .map(({ id }) => `use ${id} of a coupon has no order`),
    ...orders
      .filter(
        ({ couponName, id, status }) =>
          couponName !== null && status !== 'cancelled' && !used.has(id),
      )
      .map(({ id }) => `order ${id} holds no use of its coupon`),
  ];
}

/**
 * What does not add up about money that was taken off, given back or never came, in words: uses of coupons, refunds
 * beyond what was paid, orders that still wait to be paid when their time is over.
 */
export function findMoneyFaults(read: MoneyRead, now: Date): string[] {
  const sentOf = (id: number): number =>
    read.gatewayRefunds
      .filter(({ transactionId }) => transactionId === id)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const isOverdue = (order: OrdersRead['orders'][number]): boolean =>
    order.awaitingPayment &&
    order.status === 'new' &&
    order.payUntil !== null &&
    +order.payUntil + PATIENCE_MS < +now;
  return [
    ...couponFaults(read),
    ...read.transactions
      .filter(({ priceMinor, refundedMinor }) => refundedMinor > priceMinor)
      .map(({ id }) => `attempt ${id} gave back more than was paid`),
    ...read.transactions
      // a wrong amount is no payment: what was taken goes back as it was
      .filter(
        ({ id, problem, refundedMinor }) =>
          problem === null && sentOf(id) > refundedMinor,
      )
      .map(({ id }) => `attempt ${id} sent back what nobody counted`),
    ...read.orders
      .filter(isOverdue)
      .map(({ id }) => `order ${id} waits for its payment past its time`),
  ];
}
