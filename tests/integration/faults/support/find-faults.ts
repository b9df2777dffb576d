import { confirms } from './confirms';
import { findMoneyFaults } from './find-money-faults';
import type { Acknowledged } from './ordering-client';
import type { OrderFound, OrdersRead } from './read-orders';
import { SHELF, type World } from './world';

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

const asText = (value: unknown): string => JSON.stringify(value);

/** The order in the answer that a key is bound to. */
function orderIdOf({ responseBody }: OrdersRead['keys'][number]): number {
  const { text } = responseBody as { text: string };
  return (JSON.parse(text) as { data: { id: number } }).data.id;
}

/** What is missing from, or twice in, one order; nothing when it is whole. */
function faultsOfOrder(
  read: OrdersRead,
  order: OrderFound,
  world: World,
): string[] {
  const mine = ({ orderId }: { readonly orderId: number | null }) =>
    orderId === order.id;
  const details = read.details.filter(mine);
  const history = read.history.filter(mine);
  const [payment, ...more] = read.transactions.filter(mine);
  const byWallet = payment?.paymentId === world.payments.wallet;
  const movements = read.movements.filter(mine);
  const cart = read.carts.find(({ id }) => id === order.cartId);
  const keys = read.keys.filter((key) => orderIdOf(key) === order.id);
  const events = read.events.filter(
    ({ payload, type }) =>
      type === 'order' && payload.id === order.id && payload.status === 'new',
  );
  const checks: [string, boolean][] = [
    ['has lines', details.some(({ parentId }) => parentId === null)],
    [
      'has the price of its lines',
      sum(details.map((line) => line.totalPriceMinor)) ===
        order.priceMinor - order.discountMinor,
    ],
    ['began as new', history[0]?.status === 'new'],
    ['has a step for each version', history.length === order.version],
    ['is at its last step', history.at(-1)?.status === order.status],
    ['has one payment', payment !== undefined && more.length === 0],
    ['is paid in full', payment?.priceMinor === order.totalMinor],
    ['took money from the wallet once', movements.length === Number(byWallet)],
    [
      'took its total from the wallet',
      movements.every(({ amountMinor }) => amountMinor === -order.totalMinor),
    ],
    ['ended its cart', cart?.status === 'ordered'],
    ['is bound to one key', keys.length === 1],
    ['was told once', events.length === 1],
  ];
  return checks
    .filter(([, holds]) => !holds)
    .map(([rule]) => `order ${order.id} does not hold: ${rule}`);
}

function unitsSold({ details }: OrdersRead, stockId: number): number {
  const quantityOf = new Map(details.map(({ id, quantity }) => [id, quantity]));
  return sum(
    details
      .filter((line) => line.stockId === stockId)
      .map(({ parentId, quantity }) =>
        parentId === null
          ? quantity
          : quantity * (quantityOf.get(parentId) ?? 0),
      ),
  );
}

/** What does not add up in the database, in words: half orders, effects without an order, orders without effect. */
export function findFaults(read: OrdersRead, world: World): string[] {
  const total = read.orders.length;
  const counts = {
    carts: read.carts.filter(({ status }) => status === 'ordered').length,
    keys: read.keys.length,
    mails: read.mails.filter(({ subject }) => confirms(subject)).length,
    counter: read.counted[0]?.count,
  };
  return [
    ...read.orders.flatMap((order) => faultsOfOrder(read, order, world)),
    ...read.stocks
      .filter(({ id, quantity }) => SHELF - unitsSold(read, id) !== quantity)
      .map(({ id }) => `stock ${id} is not what was sold`),
    ...Object.entries(counts)
      .filter(([, count]) => count !== total)
      .map(([what, count]) => `${total} orders, but ${what}: ${count}`),
    ...findMoneyFaults(read, new Date()),
  ];
}

function linesOf({ details }: OrdersRead, orderId: number): string[] {
  const mine = details.filter((line) => line.orderId === orderId);
  return mine
    .filter(({ parentId }) => parentId === null)
    .map(({ id, quantity, stockId }) => {
      const sauce = mine.find(({ parentId }) => parentId === id)?.stockId;
      return asText([stockId, quantity, sauce ?? null]);
    })
    .sort();
}

/** Acknowledged orders that are not in the database as they were asked for, and orders that nobody was told of. */
export function findLost(
  read: OrdersRead,
  acknowledged: readonly Acknowledged[],
): string[] {
  const told = new Set(acknowledged.map(({ id }) => id));
  const customers = new Set(acknowledged.map(({ customer }) => customer.id));
  const known = new Map(read.orders.map((order) => [order.id, order]));
  const wanted = (order: Acknowledged) =>
    order.lines
      .map(({ quantity, sauce, stockId }) =>
        asText([stockId, quantity, sauce ?? null]),
      )
      .sort();
  return [
    ...(told.size === acknowledged.length ? [] : ['one order for two keys']),
    ...read.orders
      .filter(({ id, userId }) => customers.has(userId) && !told.has(id))
      .map(({ id }) => `nobody asked for order ${id}`),
    ...acknowledged.flatMap((order) => {
      const found = known.get(order.id);
      if (!found) return [`order ${order.id} is lost`];
      if (found.userId !== order.customer.id)
        return [`order ${order.id} is another customer's`];
      return asText(linesOf(read, order.id)) === asText(wanted(order))
        ? []
        : [`order ${order.id} has other lines`];
    }),
  ];
}
