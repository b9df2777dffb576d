import { describe, expect, it } from 'vitest';
import { readMenu } from '@/scripts/operator/menu/read-menu';
import { sizeOfHead } from '@/scripts/operator/menu/own-sheet/size-heads';
import { filesOf } from '@/tests/support/factories/menu-file';

const bring = async (content: string) =>
  readMenu(await filesOf({ 'karte.csv': content }), {
    stored: () => Promise.resolve({ products: [] } as never),
  });

/** Each dish with its options: `Size S 7.5`. */
async function dishesOf(content: string): Promise<readonly string[]> {
  const { menu, problems } = await bring(content);
  expect(problems).toEqual([]);
  return menu.products.map(({ options, translations }) => {
    const words = Object.values(
      translations as Record<string, { title: string }>,
    );
    const sizes = (
      options as {
        price?: number;
        extras: { group: string; value: string }[];
      }[]
    ).map(({ extras: [one], price }) =>
      [one?.group, one?.value, price].filter(Boolean).join(' '),
    );
    return [words[0]?.title, ...sizes].join(' · ');
  });
}

describe('prices in a column for each size', () => {
  it('are the options of a dish; one that has a dash has not that size', async () => {
    const text = [
      'Pizzeria Vesuvio;;;;',
      'Rubrik;Gericht;S;M;L',
      'Pizza;Funghi;7,50;9,50;12',
      ';Diavola;8,–;–;13,00 €',
      'Salat;Caprese;;6,90;',
    ].join('\n');
    expect(await dishesOf(text)).toEqual([
      'Funghi · Größe S 7.5 · Größe M 9.5 · Größe L 12',
      'Diavola · Größe S 8 · Größe L 13',
      'Caprese · Größe M 6.9',
    ]);
    expect((await bring(text)).notes).toContain(
      'sizes with a price each: S, M, L',
    );
  });

  it('may stand beside the one price of other dishes', async () => {
    const text =
      'Название;Цена;Цена 25 см;Цена 35 см\nКвас;90;;\nМясная;;450;690';
    expect(await dishesOf(text)).toEqual([
      'Квас · 90',
      'Мясная · Размер 25 см 450 · Размер 35 см 690',
    ]);
  });

  it('beside a price of the same dish are refused by the cell', async () => {
    const { problems } = await bring('Dish,Price,Small,Large\nLatte,3,2.5,4');
    expect(problems).toEqual([
      {
        line: 2,
        words: 'price: "3" stands beside prices of sizes. Take one of them out',
      },
    ]);
  });

  it('that are no amount are sent as they stand, for the server to quote', async () => {
    const { menu } = await bring('Dish,30 cm,40 cm\nMarinara,9,on request');
    expect(menu.products).toMatchObject([
      { options: [{ price: 9 }, { price: 'on request' }] },
    ]);
  });

  it('are left out beside slugs, which say options in their own column', async () => {
    const { notes } = await bring('slug,Dish,S,L\ntea,Tea,1,2');
    expect(notes).toEqual([
      '"S" is left out: beside slug and sku, an option is written Size=Large in a column options',
      '"L" is left out: beside slug and sku, an option is written Size=Large in a column options',
    ]);
  });

  it.each([
    'XL',
    'Small',
    'Средняя',
    'Katta',
    'Үлкен',
    'Groß',
    'Klein (26 cm)',
    'Grande',
    'Mediana',
    'Piccola',
    'Küçük',
    'كبير',
    '0,5 л',
    'Ø 30cm',
  ])('have %s over them', (head) => {
    expect(sizeOfHead(head)).toBe(head);
  });

  it('have their size behind the word for price, and a currency', () => {
    expect(sizeOfHead('Preis groß')).toBe('groß');
    expect(sizeOfHead('Price (L)')).toBe('L');
    expect(sizeOfHead('40 cm, €')).toBe('40 cm');
  });

  it.each(['Price', 'Price, $', 'Weight, g', 'kcal', 'Lunch', '№'])(
    'have not %s over them',
    (head) => {
      expect(sizeOfHead(head)).toBeUndefined();
    },
  );
});
