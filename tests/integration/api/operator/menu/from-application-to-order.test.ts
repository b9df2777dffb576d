// @module-tag both-engines
import { expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { sellerData, SHOPS } from '@/tests/support/factories/application';
import {
  createShopper,
  fillCart,
  orderBody,
} from '@/tests/support/factories/cart';
import { placeOrder, stockLeft } from '@/tests/support/factories/order';
import { createPayments } from '@/tests/support/factories/shop';
import { createSignedInUser } from '@/tests/support/factories/user';
import { operate } from '@/tests/support/api/operator-tool';

const run = (line: string) => operate(api, line.split(' '));

it('leads from an application over a menu in a spreadsheet to a customer’s order', async () => {
  const { cash } = await createPayments(api.db);
  const owner = await createSignedInUser(api);
  const applied = await api.post(
    SHOPS,
    { data: sellerData() },
    { token: owner.token },
  );
  const id = applied.body.data.id as number;
  expect((await run('applications --kind seller --status new')).out).toContain(
    'Anor Tandir',
  );
  const approved = await run(`application ${id} approve`);
  const shopId = Number(/Its shop is (\d+)/.exec(approved.out)?.[1]);

  const early = await run(`shop open ${shopId}`);
  expect(early.out).toContain(
    `It has no dishes yet, so nobody can order: \`menu import ${shopId} menu.xlsx\``,
  );
  expect(early.out).toContain('Not said yet: logo, cover.');

  const dry = await run(
    `menu import ${shopId} docs/menu-example.csv --dry-run`,
  );
  expect(dry.out).toContain('6 products: 6 made, 0 changed');
  const menu = await run(`menu import ${shopId} docs/menu-example.csv`);
  expect(menu).toMatchObject({ code: 0, errors: '' });
  const opened = (await run(`shop open ${shopId}`)).out;
  expect(opened).toContain('is open');
  expect(opened).not.toContain('no dishes');

  const found = await api.get('/rest/products/search?search=devzira&lang=en');
  expect(JSON.stringify(found.body)).toContain('Wedding plov');
  const sections = (await api.get(`/rest/shops/${shopId}/products?lang=ru`))
    .body.data.all as {
    translation: { title: string };
    products: { uuid: string; translation: { title: string } }[];
  }[];
  expect(sections.map(({ translation }) => translation.title)).toEqual([
    'Завтраки',
    'Горячее',
    'Drinks',
  ]);
  const plov = sections[1]?.products[0];
  expect(plov?.translation.title).toBe('Свадебный плов');
  const whole = (await api.get(`/rest/products/${plov?.uuid}`)).body.data;
  expect(whole.stocks.map((stock: { price: number }) => stock.price)).toEqual([
    6.9, 9.8,
  ]);
  const stockId = whole.stocks[1].id as number;

  const shopper = await createShopper(api);
  const cartId = await fillCart(api, shopper, { shopId, stockId });
  const order = await placeOrder(api, shopper, orderBody(cartId, cash));
  expect(order.body.data).toMatchObject({
    status: 'new',
    shop: { id: shopId },
  });
  expect(await stockLeft(api.db, stockId)).toBe(58);
  expect((await run(`order ${order.body.data.id}`)).out).toContain(
    '2 × Wedding plov · Whole',
  );
  // the same file again: what is left is what the file says, and nothing else is different
  const again = await run(`menu import ${shopId} docs/menu-example.csv`);
  expect(again.out).toMatch(/0 made, 1 changed[^]*plov \(quantity\)/);
});
