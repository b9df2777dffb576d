import {
  addDays,
  localTime,
  zonedInstant,
} from '@/server/domain/availability/shop-time';
import {
  PAST_ORDERS,
  type PastOrder,
  STEPS,
} from '@/example/city/seed/past-orders';
import { addMovement, type DemoAccounts } from './plan-demo';
import { type PlannedShop, TIMEZONE } from './plan-shop';
import {
  byId,
  planAmounts,
  planLines,
} from '@/example/city/seed/price-past-order';
import { pricingIn } from '@/server/domain/money/price-stock';
import { uuidOf } from '@/scripts/lib/random';
import type { CityRows } from '@/example/city/seed/rows';

const MINUTE_MS = 60_000;

function planPayment(
  rows: CityRows,
  order: PastOrder,
  placed: {
    readonly orderId: number;
    readonly totalMinor: number;
    readonly at: Date;
    readonly endedAt: Date;
  },
  { ledger }: DemoAccounts,
): void {
  const { at, endedAt, orderId, totalMinor } = placed;
  const payment = rows.of('payments').find(({ tag }) => tag === order.payment);
  rows.add('transactions', {
    id: rows.id('transactions'),
    orderId,
    paymentId: payment?.id ?? 1,
    priceMinor: totalMinor,
    status: order.cancelled
      ? order.payment === 'wallet'
        ? 'refunded'
        : 'cancelled'
      : 'paid',
    performTime: order.payment === 'wallet' ? at : endedAt,
    createdAt: at,
  });
  if (order.payment !== 'wallet') return;
  const { demoWallet, sales } = ledger;
  addMovement(rows, {
    type: 'payment',
    from: demoWallet,
    to: sales,
    amountMinor: totalMinor,
    at,
    orderId,
  });
  if (order.cancelled)
    addMovement(rows, {
      type: 'refund',
      from: sales,
      to: demoWallet,
      amountMinor: totalMinor,
      at: endedAt,
      orderId,
    });
}

function planOrder(
  rows: CityRows,
  order: PastOrder,
  shop: PlannedShop,
  demo: DemoAccounts,
  now: Date,
): void {
  const date = addDays(localTime(TIMEZONE, now).date, -order.daysAgo);
  const at = zonedInstant(TIMEZONE, date, order.at);
  const currency = rows
    .of('currencies')
    .find(({ title }) => title === order.currency);
  if (!currency?.id) throw new Error(`no currency ${order.currency}`);
  const shopRow = byId(rows.of('shops'), shop.id);
  const lines = planLines(rows, shop, order, pricingIn(currency, at));
  const amounts = planAmounts(lines, shopRow, order, currency);
  const steps = STEPS[order.cancelled ? 'cancelled' : order.type];
  const [status, minutes] = steps.at(-1) ?? ['new', 0];
  const endedAt = new Date(+at + minutes * MINUTE_MS);
  const orderId = 20_000 + rows.id('orders');
  const isDelivery = order.type === 'delivery';
  const home = byId(rows.of('addresses'), 1);
  rows.add('orders', {
    ...amounts,
    id: orderId,
    uuid: uuidOf(`order ${orderId}`),
    userId: demo.userId,
    shopId: shop.id,
    currencyId: currency.id,
    rate: currency.rate,
    status,
    version: steps.length,
    deliveryType: order.type,
    deliveryDate: date,
    etaFrom: new Date(+at + (shopRow.deliveryMinutesFrom ?? 20) * MINUTE_MS),
    etaTo: new Date(+at + (shopRow.deliveryMinutesTo ?? 30) * MINUTE_MS),
    address: isDelivery
      ? {
          address: home.address,
          house: home.house,
          office: home.office,
          floor: home.floor,
          entrance: home.entrance,
        }
      : null,
    latitude: isDelivery ? home.latitude : null,
    longitude: isDelivery ? home.longitude : null,
    phone: '+998901234567',
    username: 'Malika Karimova',
    courierId:
      isDelivery && !order.cancelled
        ? 1 + (orderId % rows.of('couriers').length)
        : null,
    createdAt: at,
    updatedAt: endedAt,
  });
  for (const line of lines)
    rows.add('orderDetails', { ...line, id: rows.id('orderDetails'), orderId });
  for (const [step, after] of steps)
    rows.add('orderStatusHistory', {
      id: rows.id('orderStatusHistory'),
      orderId,
      status: step,
      at: new Date(+at + after * MINUTE_MS),
    });
  planPayment(
    rows,
    order,
    { orderId, totalMinor: amounts.totalMinor, at, endedAt },
    demo,
  );
}

/** Plans the past orders of the demo customer, with sums by the money rules; skips places this city lacks. */
export function planOrders(
  rows: CityRows,
  shops: readonly PlannedShop[],
  demo: DemoAccounts,
  now: Date,
): void {
  for (const order of PAST_ORDERS) {
    const shop = shops.find(({ library }) => library.id === order.library);
    if (shop) planOrder(rows, order, shop, demo, now);
  }
}
