// @module-tag both-engines
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { indexImported } from '@/server/domain/operator/menu/index-menu';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { importText } from '@/tests/support/factories/menu-file';

const PRODUCTS = 2_000;

/** Many products in two languages, some with two options; one line is wrong when its price is given. */
function many(price = '4.50'): string {
  const rows = Array.from({ length: PRODUCTS }, (_, index) => [
    `dish-${index},Section ${index % 40},Dish number ${index},Блюдо ${index},"Cooked today, number ${index}",${index === 1_210 ? price : '4.50'},20,pcs,`,
    ...(index % 5 ? [] : [`dish-${index},,,,,7.50,10,,Size=Large`]),
  ]).flat();
  return [
    'slug,category,title:en,title:ru,description:en,price,quantity,unit,options',
    ...rows,
  ].join('\n');
}

it('takes 2,000 products by few statements; with one bad line nothing is changed and the line is named', async () => {
  const shop = await createShop(api.db);
  const bad = await importText(api, shop.id, many('4.5O'));
  // 1,210 lines of products and every fifth one's second, after the head
  expect(bad.errors).toMatch(
    /One thing is wrong:\n {2}line 1454: price: must be a number, not "4.5O"$/,
  );
  const list = `/rest/shops/${shop.id}/products/paginate`;
  expect((await api.get(list)).body.meta.total).toBe(0);
  const before = api.queries();
  const done = await importText(api, shop.id, many());
  expect(done).toMatchObject({ code: 0, errors: '' });
  expect(done.out).toContain(`${PRODUCTS} made`);
  expect(api.queries() - before).toBeLessThan(PRODUCTS / 10);
  expect((await api.get(list)).body.meta.total).toBe(PRODUCTS);
  const found = await api.get('/rest/products/search?search=number 1999');
  expect(JSON.stringify(found.body)).toContain('Dish number 1999');
  const same = await importText(api, shop.id, many());
  expect(same.out).toContain(`${PRODUCTS} as they were`);
});

it('may be larger than other bodies, for the operator alone', async () => {
  const shop = await createShop(api.db);
  const send = (token: string) =>
    api.call('PUT', `/dashboard/admin/shops/${shop.id}/menu`, {
      token,
      body: { menu: { products: [], note: 'a'.repeat(2_000_000) } },
    });
  expect((await send('somebody')).status).toBe(413);
  const answer = await send(TEST_OPERATOR_TOKEN);
  expect(answer.status).toBe(400);
  expect(answer.body.data).toEqual({
    total: 1,
    problems: [{ at: '', reason: 'has unknown names: note' }],
  });
});

it('replaces the menu of a shop that has very many options', async () => {
  const shop = await createShop(api.db);
  const { id } = await createProduct(api.db, shop.id);
  await api.db
    .execute(sql`insert into stocks (product_id, price_minor, position)
    select ${id}, 100, n from generate_series(1, 20000) n`);
  const answer = await api.call(
    'PUT',
    `/dashboard/admin/shops/${shop.id}/menu`,
    {
      token: TEST_OPERATOR_TOKEN,
      body: { menu: { products: [] }, replace: true },
    },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.data.taken_off).toHaveLength(1);
});

it('is found in the end, also when the process died before searches followed', async () => {
  const shop = await createShop(api.db);
  const address = '/rest/products/search?search=zirvak';
  await importText(api, shop.id, 'slug,title:en,price\nz1,Zirvak,1');
  const product = sql`(select id from products where shop_id = ${shop.id})`;
  await api.db.execute(
    sql`delete from search_products where product_id in ${product}`,
  );
  const found = async () => JSON.stringify((await api.get(address)).body);
  expect(await found()).not.toContain('Zirvak');
  await api.db.execute(
    sql`insert into search_pending select id from products where shop_id = ${shop.id}`,
  );
  await indexImported(api);
  expect(await found()).toContain('Zirvak');
});
