import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillBigCity } from '@/example/bench/big-city';
import { first } from '@/example/bench/big-city-copies';
import { placeTemplates } from '@/example/bench/orders/bench-orders';
import { createOrderStand } from '@/example/bench/orders/order-stand';
import { addPastOrders } from '@/example/bench/orders/past-orders';
import type { DbHandle } from '@/server/db/client';
import { openTestDatabase } from '@/tests/support/api/open-test-database';

const CUSTOMERS = 2;
const PAST_ORDERS = 100;
const CITY = { written: 10, shops: 14, dishes: 30, longMenu: 60 };

let handle: DbHandle;
beforeEach(async () => {
  handle = await openTestDatabase();
});
afterEach(() => handle.close());

const query = (text: string) => first(handle.db, `select (${text})::int as n`);

test('past orders keep no mail key of the customer they are copied from', async () => {
  const stand = await createOrderStand(handle.db, CUSTOMERS);
  const templates = await placeTemplates(stand);
  await addPastOrders(handle.db, templates, PAST_ORDERS);

  const orders = await query('select count(*) from orders');
  expect(orders).toBe(PAST_ORDERS + 2);
  for (const [index, { id }] of stand.world.customers.entries()) {
    const past = await query(
      `select id from orders where user_id = ${id} and status = 'delivered' limit 1`,
    );
    const token = stand.tokens[index] ?? '';
    const shown = await stand.call(token, `/dashboard/user/orders/${past}`);
    expect(shown.id).toBe(past);
  }
  const unbalanced = await query(
    `select count(*) from (select transaction_id from ledger_entries
     group by transaction_id having sum(amount_minor) <> 0) t`,
  );
  expect(unbalanced).toBe(0);
});

test('the copies of a big city share no unique value with what is written', async () => {
  await fillBigCity(handle.db, CITY);
  expect(await query('select count(*) from shops')).toBe(CITY.shops);
  const least = await query(
    `select min(dishes) from (select count(p.id) as dishes from shops s
     left join products p on p.shop_id = s.id and not p.addon group by s.id) t`,
  );
  expect(least).toBe(CITY.dishes);
  const found = await query(
    `select count(*) from search_shops where shop_id > ${CITY.written}`,
  );
  expect(found).toBe(CITY.shops - CITY.written);
});
