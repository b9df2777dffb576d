// @module-tag both-engines
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect } from 'vitest';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { orderDetails } from '@/server/db/schema/orders';
import { stocks } from '@/server/db/schema/products';
import { makeLink } from '@/server/domain/kitchen/links';
import { sellOutToday } from '@/server/domain/kitchen/sold-out-today';
import { forgetExpired } from '@/server/jobs/housekeeping';
import { takeStock } from '@/server/repositories/order/order-repository';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  fillCart,
  orderBody,
} from '@/tests/support/factories/cart';
import { placeOrder, stockLeft } from '@/tests/support/factories/order';
import { createBonus, createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import {
  type HeardOrder,
  hearNewOrder,
  orderRow,
} from '@/tests/support/kitchen/heard-order';
import { everything } from '@/tests/support/ownership/victims';

/** Noon in the shop's zone, and the next morning when it opens. */
const NOON = new Date('2026-11-18T07:00:00Z');
const OPENING = new Date('2026-11-19T05:00:00Z');
const HOURS = { opensAt: '10:00', closesAt: '23:00' };

let filled: Awaited<ReturnType<typeof createFilledCart>>;

const sellOut = (
  isOut: boolean,
  { shopId, stockId }: { shopId: number; stockId: number },
) =>
  sellOutToday({ db: api.db, now: NOON }, shopId, {
    isOut,
    stockIds: [stockId],
  }).then(() => api.heard());

const untilOf = async (stockId: number) =>
  (await api.db.select().from(stocks).where(eq(stocks.id, stockId)))[0]
    ?.soldOutUntil;

async function onMenu(productId: number): Promise<number> {
  const menu = await api.get(`/rest/shops/${filled.shop.id}/products`);
  const rows = menu.body.data.all.flatMap(
    (section: { products: unknown[] }) => section.products,
  );
  return rows.find(({ id }: { id: number }) => id === productId).stocks[0]
    .quantity;
}

beforeEach(async () => {
  api.setNow(NOON);
  forgetCached('');
  filled = await createFilledCart(api, { shop: { hours: HOURS } });
});
afterEach(() => api.setNow(null));

it('what is sold out for the day is none on menu, cart, quote and order, and back by itself at the next opening', async () => {
  const { cartId, product, shop, shopper } = filled;
  const of = { shopId: shop.id, stockId: product.stockId };
  expect(await onMenu(product.id)).toBe(100);
  await sellOut(true, of);
  expect(await untilOf(product.stockId)).toEqual(OPENING);
  expect(await stockLeft(api.db, product.stockId)).toBe(100);
  expect(await onMenu(product.id)).toBe(0);
  const detail = await api.get(`/rest/products/${product.id}`);
  expect(detail.body.data.stocks[0].quantity).toBe(0);
  const cart = await api.get('/dashboard/user/cart', shopper);
  expect(cart.body.data.user_carts[0].cartDetails[0].stock.quantity).toBe(0);
  const body = orderBody(cartId, shop.payments.cash);
  expect((await placeOrder(api, shopper, body)).body.statusCode).toBe(
    'ERROR_430',
  );
  await expect(
    takeStock(api.db, product.stockId, { units: 1, now: NOON }),
  ).rejects.toThrow('sold out');
  api.setNow(new Date(+OPENING - 1));
  expect(await onMenu(product.id)).toBe(0);
  // no job has run: the clock alone brings it back, from a warm cache, too
  api.setNow(OPENING);
  expect(await onMenu(product.id)).toBe(100);
  expect((await placeOrder(api, shopper, body)).status).toBe(200);
  expect(await stockLeft(api.db, product.stockId)).toBe(98);
});

it('housekeeping forgets what has passed and leaves what has not', async () => {
  const { product, shop } = filled;
  await sellOut(true, { shopId: shop.id, stockId: product.stockId });
  await forgetExpired(api, new Date(+OPENING - 1));
  expect(await untilOf(product.stockId)).toEqual(OPENING);
  await forgetExpired(api, OPENING);
  expect(await untilOf(product.stockId)).toBeNull();
});

it('a kitchen that has it after all sells it at once, and never stocks of another shop', async () => {
  const { product, shop } = filled;
  const other = await createShop(api.db);
  const theirs = await createProduct(api.db, other.id);
  await sellOut(true, { shopId: shop.id, stockId: theirs.stockId });
  expect(await untilOf(theirs.stockId)).toBeNull();
  await sellOut(true, { shopId: shop.id, stockId: product.stockId });
  await sellOut(false, { shopId: shop.id, stockId: product.stockId });
  expect(await untilOf(product.stockId)).toBeNull();
  expect(await onMenu(product.id)).toBe(100);
});

/** A refusal over HTTP of an order as it was placed, that names all its dishes as sold out. */
async function refuser({ id, token }: Pick<HeardOrder, 'id' | 'token'>) {
  const rows = await api.db
    .select({ id: orderDetails.id })
    .from(orderDetails)
    .where(eq(orderDetails.orderId, id));
  const act = {
    kind: 'refuse',
    reason: 'sold_out',
    line_ids: rows.map((row) => row.id),
  };
  return (version = 1) =>
    api.post(`/rest/kitchen/tickets/${token}/acts`, { version, act });
}

it('is so with the refusal that names it, or neither is', async () => {
  const order = await hearNewOrder(api, {}, { shop: { hours: HOURS } });
  const { stockId } = order.product;
  const refuse = await refuser(order);
  const before = await everything(api);
  await api.db.execute(sql`
    create function no_marks() returns trigger language plpgsql
      as $$ begin raise exception 'no marks today'; end $$`);
  await api.db.execute(sql`
    create trigger no_marks before update of sold_out_until on stocks
      for each row execute function no_marks()`);
  expect((await refuse()).status).toBe(500);
  await api.db.execute(sql`drop function no_marks cascade`);
  expect(await everything(api)).toEqual(before);
  expect((await refuse()).body.data.outcome).toBe('done');
  expect((await orderRow(api, order.id)).refusedReason).toBe('sold_out');
  expect(await untilOf(stockId)).toEqual(OPENING);
  expect(await stockLeft(api.db, stockId)).toBe(100);
});

it('two hands that refuse, and customers who order the same dishes meanwhile, all get an answer', async () => {
  const { shop, product } = filled;
  const other = await createProduct(api.db, shop.id);
  const both = [other, product].map(({ stockId }) => stockId);
  for (let round = 0; round < 6; round += 1) {
    const carts = [];
    for (let each = 0; each < 3; each += 1) {
      const shopper = await createShopper(api);
      const ids = round % 2 ? both : [...both].reverse();
      let cartId = 0;
      for (const stockId of ids)
        cartId = await fillCart(api, shopper, {
          ...{ shopId: shop.id, stockId, quantity: 1 },
        });
      const body = orderBody(cartId, shop.payments.cash);
      carts.push(() => placeOrder(api, shopper, body));
    }
    const [first, ...others] = carts;
    const placed = await first?.();
    const id = Number(placed?.body.data.id);
    const token = await makeLink(
      { db: api.db, now: NOON },
      { kind: 'ticket', shopId: shop.id, orderId: id },
    );
    const refuse = await refuser({ id, token });
    const answers = await Promise.all(
      [() => refuse(), ...others, () => refuse()].map((act) => act()),
    );
    for (const { status } of answers) expect([200, 422, 400]).toContain(status);
    expect((await orderRow(api, id)).status).toBe('cancelled');
    for (const stockId of both) {
      expect(await untilOf(stockId)).toEqual(OPENING);
      await sellOut(false, { shopId: shop.id, stockId });
    }
  }
});

it('is given away to nobody', async () => {
  const { shop, shopper } = filled;
  const bought = await createProduct(api.db, shop.id);
  const gift = await createProduct(api.db, shop.id);
  const { stockId } = bought;
  await createBonus(api.db, {
    shopId: shop.id,
    stockId,
    value: 1,
    bonusStockId: gift.stockId,
  });
  await sellOut(true, { shopId: shop.id, stockId: gift.stockId });
  const cartId = await fillCart(api, shopper, {
    shopId: shop.id,
    stockId,
    quantity: 1,
  });
  const placed = await placeOrder(
    api,
    shopper,
    orderBody(cartId, shop.payments.cash),
  );
  expect(
    placed.body.data.details.some(({ bonus }: { bonus: boolean }) => bonus),
  ).toBe(false);
  expect(await stockLeft(api.db, gift.stockId)).toBe(100);
});
