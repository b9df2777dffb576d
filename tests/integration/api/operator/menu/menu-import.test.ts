// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createShop } from '@/tests/support/factories/shop';
import { importText, menuDishes } from '@/tests/support/factories/menu-file';
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

describe('a menu from a spreadsheet', () => {
  it('is on sale at once: texts in every language, prices, sections in order, search', async () => {
    expect(await products()).toEqual([]);
    const done = await bring(`\uFEFF${MENU}`);
    expect(done).toMatchObject({ code: 0, errors: '' });
    expect(done.out).toContain('2 products: 2 made');
    const [plov, soup] = await products('ru');
    expect(plov).toMatchObject({
      translation: { title: 'Плов' },
      stocks: [{ price: 6.9, quantity: 25 }],
    });
    expect(soup.stocks[0].quantity).toBe(1000);
    const menu = await exported();
    expect(menu.categories).toMatchObject([
      { slug: 'hot-dishes', position: 1 },
      { slug: 'soups', position: 2 },
    ]);
    expect(menu.products[0]).toMatchObject({
      slug: 'plov',
      kcal: 640,
      vegetarian: false,
      allergens: ['gluten', 'milk'],
      translations: {
        en: { title: 'Plov', description: 'Rice, "devzira"\nand lamb' },
      },
    });
    const found = await api.get('/rest/products/search?search=devzira');
    expect(JSON.stringify(found.body)).toContain('"Plov"');
  });

  it('comes a second time without doubling anything, and changes what it says', async () => {
    await bring(MENU);
    const before = await exported();
    const again = await bring(MENU);
    expect(again.out).toContain(
      '2 products: 0 made, 0 changed, 2 as they were',
    );
    expect(await exported()).toEqual(before);
    const changed = await bring('slug,price,title:de\nplov,7.25,Plow');
    expect(changed.out).toMatch(/1 changed[^]*plov \(title:de price\)/);
    const after = await exported();
    expect(after.products).toHaveLength(2);
    expect(after.products[0].options[0]).toMatchObject({
      price: 7.25,
      quantity: 25,
    });
    expect(Object.keys(after.products[0].translations).sort()).toEqual([
      'de',
      'en',
      'ru',
    ]);
  });

  it('says in a dry run what it would do, and does nothing', async () => {
    await bring(MENU);
    const before = await exported();
    const dry = await bring(
      'slug,title,price\nplov,Plov of the day,6.90\nsamsa,Samsa,1.20',
      '--dry-run',
      '--replace',
    );
    expect(dry.out).toContain('Dry run: nothing is changed yet.');
    expect(dry.out).toMatch(/1 made, 1 changed, 0 as they were, 1 taken off/);
    expect(dry.out).toMatch(
      /made: samsa[^]*plov \(title:en\)[^]*taken off: lentil-soup/,
    );
    expect(await exported()).toEqual(before);
  });

  it('names every wrong line with its column and the reason, and changes nothing', async () => {
    await bring(MENU);
    const before = await exported();
    const refused = await bring(
      [
        'slug,title,price,quantity,kcal,active,allergens,addons,type',
        'good,Good,1,,,,,,',
        'bad price,Dish,1,,,,,,',
        'dear,Dear,12.345,,,,,,',
        'word,Word,cheap,,,,,,',
        ',,1,,,,,,',
        'good-2,,1,,,,,,',
        'good-3,"Two',
        'lines",1,half,,perhaps,,,',
        'good-4,Next,1,,1.5,,water,Sauces,',
        'good-5,Odd,1,,,,,,dish',
        'good-6,Free,,,,,,,',
        'good-7,A,1,2,3,4,5,6,7,8,9,10',
      ].join('\n'),
    );
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain('nothing is changed');
    for (const line of [
      'line 3: slug: must be letters and figures',
      'line 4: price: has more than two decimals',
      'line 5: price: must be a number, not "cheap"',
      'line 6: slug: is missing',
      'line 7: title:en: is missing',
      'line 8: quantity: must be a number',
      'line 8: active: must be yes or no',
      'line 10: kcal: must be a whole number',
      'line 10: allergens: must be one of celery',
      ', not "water"',
      'line 11: type: "dish" is none of product',
      'line 13: has 12 cells, the heads have 9',
    ])
      expect(refused.errors).toContain(line);
    expect(refused.errors).not.toContain('line 2:');
    expect(await exported()).toEqual(before);
    const second = await bring(
      'slug,title,price,addons\na,A,,\nb,B,1,Sauces\nb,Other,1,',
    );
    expect(second.errors).toContain('line 2: price: is missing');
    expect(second.errors).toContain('line 3: addons: there is no group Sauces');
    expect(second.errors).toContain('line 4: slug b is on line 3 already');
  });

  it('names unknown columns, near ones with them, and files of other kinds', async () => {
    expect((await bring('slug,tilte,price\na,A,1')).errors).toContain(
      'there is no column "tilte". Did you mean title?',
    );
    expect((await bring('slug,title:xx\na,A')).errors).toContain(
      '"title:xx" names no language of ours',
    );
    expect((await bring('slug,title,title:en\na,A,B')).errors).toContain(
      '"title" and "title:en" are both read as title',
    );
    expect((await bring('')).errors).toContain('The file is empty.');
    const json = await importText(
      api,
      shop.id,
      '{\n "products": [\n  {"slug": "a",\n   "price": 1}\n ]\n}',
      { name: 'menu.json' },
    );
    expect(json.errors).toContain('line 3:');
    expect(json.errors).toContain('unknown names: price');
    const missing = await operate(api, ['menu', 'import', '1', '/no/such.csv']);
    expect([missing.code, missing.errors]).toEqual([
      1,
      'There is no file /no/such.csv here.',
    ]);
    const nobody = await importText(api, 999_999, 'slug,title,price\na,A,1');
    expect(nobody.errors).toBe(
      'menu import 999999: there is none of that id or name. `shops` lists what there is.',
    );
  });

  it('takes an owner’s own sheet without a slug, once and again, and counts what it names', async () => {
    const sheet =
      'Section;Dish;Price, $\nSoups;Shurpa;4,50 $\nMains;Wedding plov;$6.90';
    expect((await bring(sheet)).out).toMatch(
      /2 made[^]*made: shurpa, wedding-plov/,
    );
    const again = await bring(
      'Dish;Section;Price, $\nWedding plov;Mains;7\nShurpa;Soups;4.5',
    );
    expect(again.out).toMatch(
      /0 made, 1 changed, 1 as they were[^]*wedding-plov \(price\)/,
    );
    const rows = Array.from(
      { length: 150 },
      (_, index) => `Dish ${index};four`,
    );
    const wrong = await bring(['Dish;Price', ...rows].join('\n'));
    expect(wrong.errors).toContain(
      '100 of 150 things that are wrong:\n  line 2: price: must be a number, not "four"',
    );
    const twice = await bring('Dish;Price\nTea;1\nTea;2');
    expect(twice.errors).toContain(
      'One thing is wrong:\n  line 3: "Tea" is on line 2 already',
    );
  });

  it('shows before anything is done how a sheet was read, and asks where a price can be two', async () => {
    const dry = await bring(
      'Our menu;;\nDish;Margin;Price\nSOUPS;;\nShurpa;35 %;4,50 $',
      '--dry-run',
    );
    expect(dry.out).toContain('line 4 as read: Shurpa · SOUPS · $4.50');
    expect(dry.out).toContain('left out: Margin');
    expect(dry.out).toContain('line 1 stands above the heads');
    const doubt = await bring('Dish;Price\nKünefe;1.200 TL');
    expect(doubt.errors).toContain('not "1.200 TL". Say 1200 or 1.20');
    expect((await bring('Samsa;2\nPlov;5')).errors).toContain(
      'the heads must stand above the dishes, such as Section; Dish; Price.',
    );
  });

  it('does not turn a product into an add-on before somebody says so', async () => {
    await bring('slug,title,price\nachichuk,Salad,2');
    const addon = 'type,slug,title,price\naddon,achichuk,Salad,1';
    const refused = await bring(addon);
    expect([refused.code, refused.errors]).toEqual([
      1,
      expect.stringContaining(
        'achichuk is a product; it would become an add-on and leave the menu.',
      ),
    ]);
    expect(await products()).toMatchObject([{ slug: 'achichuk' }]);
    expect((await bring(addon, '--dry-run')).out).toContain(
      'it would become an add-on',
    );
    expect((await bring(addon, '--turn')).out).toContain('1 changed');
  });
});
