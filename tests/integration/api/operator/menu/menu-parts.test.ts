// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  createShopper,
  orderBody,
} from '@/tests/support/factories/cart';
import { placeOrder, stockLeft } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import {
  filesOf,
  importText,
  menuDishes,
} from '@/tests/support/factories/menu-file';
import { operate } from '@/tests/support/api/operator-tool';

let shop: Awaited<ReturnType<typeof createShop>>;

beforeEach(async () => {
  shop = await createShop(api.db);
});

const bring = (text: string, ...more: string[]) =>
  importText(api, shop.id, text, { more });

const products = (lang?: string) => menuDishes(api, shop.id, lang);

const exported = async (id = shop.id) =>
  (
    await api.get(`/dashboard/admin/shops/${id}/menu`, {
      token: TEST_OPERATOR_TOKEN,
    })
  ).body.data;

const MENU = [
  'slug;category;title:en;title:ru;description:en;price;quantity;kcal;vegetarian;allergens',
  'plov;Hot dishes;Plov;Плов;"Rice, ""devzira""',
  'and lamb";6,90;25;640;no;gluten|milk',
  'lentil-soup;Soups;Lentil soup;Чечевичный суп;;3;;;yes;',
].join('\r\n');

describe('what a menu is made of', () => {
  const FULL = [
    'type,slug,title:en,title:ru,price,quantity,sku,options,category,addons,items,min,max,kind,value,unit,min_qty,max_qty,interval',
    'extra,Size,Size,Размер,,,,,,,,,,text,,,,,',
    'value,,Small,Маленькая,,,,Size=S,,,,,,,,,,,',
    'value,,Large,Большая,,,,Size=L,,,,,,,,,,,',
    'product,pizza,Pizza,Пицца,8,,PZ-S,Size=S,Pizza,Sauces,,,,,,,,,',
    ',pizza,,,11,5,PZ-L,Size=L,,,,,,,,,,,',
    'addon,ketchup,Ketchup,Кетчуп,0.50,,,,,,,,,,,,,,',
    'addon,mayo,Mayonnaise,Майонез,0.60,,,,,,,,,,,,,,',
    'group,Sauces,Sauces,Соусы,,,,,,,ketchup|mayo,1,2,,,,,,',
    'product,tomatoes,Tomatoes,Помидоры,3.20,40.5,,,Market,,,,,,,kg,0.5,10,0.5',
  ].join('\n');

  it('has options with their own price, add-ons to choose, and weights', async () => {
    const done = await bring(FULL);
    expect(done).toMatchObject({ code: 0, errors: '' });
    const [pizza, tomatoes] = await products();
    const whole = (await api.get(`/rest/products/${pizza.uuid}?lang=ru`)).body
      .data;
    expect(whole.stocks.map((stock: { price: number }) => stock.price)).toEqual(
      [8, 11],
    );
    expect(JSON.stringify(whole.stocks[1])).toContain('Большая');
    expect(JSON.stringify(whole)).toContain('Кетчуп');
    expect(tomatoes).toMatchObject({ min_qty: 0.5, interval: 0.5 });
    const again = await bring(FULL);
    expect(again.out).toContain('0 made, 0 changed, 4 as they were');
  });

  it('cannot have what no customer could choose', async () => {
    const refused = await bring(
      [
        'type,slug,title,price,options,items,min,max,min_qty,max_qty,interval,quantity',
        'product,twice,Twice,1,Size=S,,,,,,,',
        ',twice,,2,Size=S,,,,,,,',
        'product,part,Part,1,,,,,,,,1.5',
        'product,few,Few,1,,,,,5,2,,',
        'product,odd,Odd,1,,,,,0.3,,0.2,',
        'group,Empty,Empty,,,,1,1,,,,',
        'group,Wrong,Wrong,,,twice|nobody,2,1,,,,',
        'product,pair,Pair,1,Large,,,,,,,',
      ].join('\n'),
    );
    for (const line of [
      'line 3: options: is the same as of another option',
      'line 4: quantity: must be whole',
      'line 5: max_qty: is less than min_qty',
      'line 6: min_qty: is no multiple of interval',
      'line 7: items: is empty',
      'line 8: items: twice is a product, not an add-on',
      'line 8: items: there is no add-on nobody',
      'line 8: max: is less than min',
      'line 9: options: "Large" is no pair',
    ])
      expect(refused.errors).toContain(line);
  });

  it('keeps what an order or a cart refers to when it is taken off', async () => {
    await bring(FULL);
    await bring(
      'slug,title,sku,options,price\ntea,Tea,T-S,Size=S,1\ntea,,T-L,Size=L,2',
    );
    const tea = (await products()).find(
      (one: { translation: { title: string } }) =>
        one.translation.title === 'Tea',
    );
    const [small, large] = (await api.get(`/rest/products/${tea.uuid}`)).body
      .data.stocks;
    const { cartId, ...filled } = await createFilledCart(api);
    const other = await createShopper(api);
    const cart = await api.post(
      '/dashboard/user/cart/insert-product',
      { shop_id: shop.id, products: [{ stock_id: large.id, quantity: 1 }] },
      other,
    );
    expect(cart.status, JSON.stringify(cart.body)).toBe(200);
    const order = await placeOrder(
      api,
      filled.shopper,
      orderBody(cartId, filled.shop.payments.cash),
    );
    const off = await bring(
      'slug,sku,options,price\ntea,T-S,Size=S,1.20',
      '--replace',
    );
    expect(off.out).toContain(
      'options sold out, as orders or carts have them: tea',
    );
    expect(off.out).toMatch(/taken off: .*tomatoes/);
    expect(await stockLeft(api.db, large.id)).toBe(0);
    expect(await stockLeft(api.db, small.id)).toBe(1000);
    expect((await products()).map((one: { uuid: string }) => one.uuid)).toEqual(
      [tea.uuid],
    );
    // of the other shop nothing is different
    expect(
      (
        await api.get(
          `/dashboard/user/orders/${order.body.data.id}`,
          filled.shopper,
        )
      ).body.data.details,
    ).toHaveLength(1);
    expect(await stockLeft(api.db, filled.product.stockId)).toBe(98);
  });

  it('leaves other shops alone, also products of the same slug', async () => {
    const other = await createShop(api.db);
    await createProduct(api.db, other.id, { slug: 'plov' });
    const before = await exported(other.id);
    await bring(MENU);
    await bring('slug,title,price\nsamsa,Samsa,2', '--replace');
    expect(await exported(other.id)).toEqual(before);
  });

  it('writes nothing that a spreadsheet would run, and reads it back', async () => {
    const titles = ['=1+1', '+998', '-5 %', '@home', "'=quoted", "it's"];
    const rows = titles.map((title, index) => ({
      slug: `p${index}`,
      translations: { en: { title } },
      options: [{ price: 1 }],
    }));
    const file = await filesOf({
      'menu.json': JSON.stringify({ products: rows }),
    });
    await operate(api, ['menu', 'import', String(shop.id), file]);
    const out = await filesOf({ 'out.csv': '' });
    await operate(api, ['menu', 'export', String(shop.id), '--out', out]);
    const { readFile } = await import('node:fs/promises');
    const text = await readFile(out, 'utf8');
    expect(text.startsWith('\uFEFFtype,slug,')).toBe(true);
    for (const cell of text.slice(1).split(/[,\r\n]+/))
      expect(cell).not.toMatch(/^"?[=+@-]/);
    const before = await exported();
    const again = await operate(api, ['menu', 'import', String(shop.id), out]);
    expect(again.out).toContain('0 made, 0 changed, 6 as they were');
    expect(await exported()).toEqual(before);
  });
});
