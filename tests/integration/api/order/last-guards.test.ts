// @module-tag both-engines
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { createCoupon } from '@/tests/support/factories/coupon';
import { placeOrder } from '@/tests/support/factories/order';
import { createRefundCase } from '@/tests/support/factories/refund';

/** An order by card with a promo code under a key, and a delivered one whose money is asked back. */
async function createRows(): Promise<{ placed: number; refunded: number }> {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const coupon = await createCoupon(api.db);
  const body = orderBody(cartId, shop.payments.card, { coupon: coupon.name });
  const placed = await placeOrder(api, shopper, body, 'guarded');
  const own = await createRefundCase(api);
  const order = await own.delivered();
  const asked = await own.ask({ order_id: order.id });
  expect([placed.status, asked.status]).toEqual([200, 200]);
  return { placed: placed.body.data.id, refunded: order.id };
}

/** Writes the table's rows a second time, as code would that forgot its locks; these columns are new. */
async function again(
  table: string,
  where: string,
  fresh: Readonly<Record<string, string>>,
): Promise<unknown> {
  const found = (await api.db.execute(
    sql`select column_name as name from information_schema.columns where table_name = ${table} order by ordinal_position`,
  )) as unknown as { rows: { name: string }[] };
  const names = found.rows.map(({ name }) => `"${name}"`);
  const values = found.rows.map(({ name }) => fresh[name] ?? `"${name}"`);
  return api.db
    .execute(
      sql.raw(
        `insert into "${table}" (${names.join()}) select ${values.join()} from "${table}" where ${where}`,
      ),
    )
    .then(
      () => 'written twice',
      (error: unknown) => (error as { cause?: { constraint?: string } }).cause,
    );
}

describe('what the database refuses when every lock before it was forgotten', () => {
  it('a second order of a cart, answer of a key, use of a code, open refund, open payment', async () => {
    const { placed, refunded } = await createRows();
    const id = '(select max(id) + 1000 from "orders")';
    const uuid = 'gen_random_uuid()';
    const ofPlaced = `order_id = ${placed}`;
    const next = (table: string) =>
      `nextval(pg_get_serial_sequence('${table}', 'id'))`;
    const refused = (constraint: string) =>
      expect.objectContaining({ constraint }) as unknown;
    expect(await again('orders', `id = ${placed}`, { id, uuid })).toEqual(
      refused('orders_cart_id_unique'),
    );
    expect(await again('idempotency_keys', "key like '%guarded'", {})).toEqual(
      refused('idempotency_keys_owner_key_pk'),
    );
    expect(
      await again('coupon_uses', ofPlaced, {
        id: next('coupon_uses'),
        order_id: String(refunded),
      }),
    ).toEqual(refused('coupon_uses_person_key'));
    expect(
      await again('order_refunds', `order_id = ${refunded}`, {
        id: next('order_refunds'),
      }),
    ).toEqual(refused('order_refunds_open_key'));
    expect(
      await again('transactions', ofPlaced, {
        id: next('transactions'),
        uuid,
        provider_ref: 'null',
      }),
    ).toEqual(refused('transactions_open_key'));
  });
});
