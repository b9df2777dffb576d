// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { filesOf, menuDishes } from '@/tests/support/factories/menu-file';
import { createShop } from '@/tests/support/factories/shop';

let shop: Awaited<ReturnType<typeof createShop>>;

beforeEach(async () => {
  shop = await createShop(api.db);
});

/** Cyrillic as windows-1251 has it; every other letter as Latin-1. */
const ansi = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });

async function bring(content: Uint8Array | string, ...more: string[]) {
  const file = await filesOf({ 'karte.csv': content });
  const done = await operate(api, [
    'menu',
    'import',
    String(shop.id),
    file,
    ...more,
  ]);
  expect(done).toMatchObject({ code: 0, errors: '' });
  return done.out;
}

interface AddonProduct {
  readonly translation: { readonly title: string };
  readonly stock: { readonly price: number };
}

/** A dish as its page has it. */
async function dish(title: string, lang: string) {
  const dishes = await menuDishes(api, shop.id, lang);
  const found = dishes.find(({ translation }) => translation.title === title);
  return (await api.get(`/rest/products/${found.uuid}?lang=${lang}`)).body.data;
}

describe('an owner’s own sheet, brought in twice', () => {
  it('of a pizzeria has sizes and allergens', async () => {
    const text = [
      'Pizzeria Vesuvio – Speisekarte;;;;;',
      'Rubrik;Gericht;Beschreibung;Klein (26 cm);Groß (32 cm);Preis',
      'Pizza;Margherita (A,G);Tomaten, Mozzarella;7,50;10,50;',
      ';Tonno (A,D,G);Thunfisch;9,00;12,50;',
      'Getränke;Spezi;;;;3,20',
      ';;;;;',
      'A = Gluten, D = Fisch, G = Milch;;;;;',
    ].join('\r\n');
    expect(await bring(text, '--dry-run')).toContain(
      'groups made or changed: Größe',
    );
    await bring(text);
    const tonno = await dish('Tonno', 'de');
    expect(tonno.allergens).toEqual(['fish', 'gluten', 'milk']);
    expect(tonno.stocks.map((stock: { price: number }) => stock.price)).toEqual(
      [9, 12.5],
    );
    expect(await bring(text)).toContain('0 made, 0 changed, 3 as they were');
  });

  it('of a café is read in its encoding', async () => {
    const text = ansi('Раздел;Блюдо;Цена\r\nЗавтраки;Сырники;4,50\r\n');
    expect(await bring(text, '--dry-run')).toContain(
      'it is read as windows-1251',
    );
    await bring(text);
    expect((await dish('Сырники', 'ru')).stocks[0].price).toBe(4.5);
    expect(await bring(text)).toContain('0 made, 0 changed, 1 as they were');
  });

  it('of a burger bar has add-ons to choose', async () => {
    const text = [
      'Section,Dish,Price,Extras',
      'Burgers,Smash,9,"Bacon +1.5; Cheese +1"',
      ',Double smash,12,"Bacon +1.5; Cheese +1"',
      'Sides,Fries,3,Aioli +0.8',
    ].join('\n');
    expect(await bring(text, '--dry-run')).toContain(
      '"Extras" are add-ons: Bacon 1.5, Cheese 1, Aioli 0.8',
    );
    await bring(text);
    const smash = await dish('Double smash', 'en');
    const [stock] = smash.stocks;
    expect(
      stock.addons.map(
        ({ product }: { product: AddonProduct }) =>
          `${product.translation.title} ${product.stock.price}`,
      ),
    ).toEqual(['Bacon 1.5', 'Cheese 1']);
    expect(await bring(text)).toContain('0 made, 0 changed, 6 as they were');
  });
});
