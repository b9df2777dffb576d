import { describe, expect, it } from 'vitest';
import { readMenu } from '@/scripts/operator/menu/read-menu';
import { filesOf } from '@/tests/support/factories/menu-file';
import { workbook } from '@/tests/support/workbook';

const stored = () => Promise.resolve({ products: [] } as never);

const bring = async (
  content: Uint8Array | string,
  { name = 'menu.csv', ...options }: { name?: string; sheet?: string } = {},
) => readMenu(await filesOf({ [name]: content }), { stored, ...options });

/** Each dish of a file in one line: section, title, prices. */
async function dishesOf(
  ...given: Parameters<typeof bring>
): Promise<readonly string[]> {
  const { menu, problems } = await bring(...given);
  expect(problems).toEqual([]);
  return menu.products.map(({ category, options, translations }) => {
    const words = Object.values(
      translations as Record<string, { title: string }>,
    );
    const prices = (options as { price?: number }[]).map(({ price }) => price);
    return [
      (category as string | null) ?? '–',
      words[0]?.title,
      ...prices,
    ].join(' · ');
  });
}

const notesOf = async (...given: Parameters<typeof bring>) =>
  (await bring(...given)).notes;

describe('an owner’s own spreadsheet', () => {
  it('may have its name above the heads, sections in their first row alone, and a footnote', async () => {
    const text = [
      'Меню «Анор»;;;',
      'с 1 декабря;;;',
      ';;;',
      'Раздел;Блюдо;Цена;Состав',
      'Закуски;Самса;2,50;баранина',
      ';Ачичук;1,80;',
      ';;;',
      'Горячее;Плов;5;рис',
      ';Лагман;4,50;',
      ';;;',
      '* Обслуживание 10 %;;;',
      'Итого;4 блюда;;',
    ].join('\r\n');
    expect(await dishesOf(text)).toEqual([
      'Закуски · Самса · 2.5',
      'Закуски · Ачичук · 1.8',
      'Горячее · Плов · 5',
      'Горячее · Лагман · 4.5',
    ]);
    expect(await notesOf(text)).toEqual([
      'lines 1–2 stand above the heads and are left out',
      'an empty section is the one above it',
      'left out, as they are no dishes: line 11 (* Обслуживание 10 %), line 12 (Итого)',
    ]);
  });

  it('keeps a dish without a section where sections are named in each row', async () => {
    expect(
      await dishesOf(
        'Section,Dish,Price\nSoups,Shurpa,3\nSoups,Lagman,4\n,Bread,1\nSoups,Mastava,2',
      ),
    ).toEqual([
      'Soups · Shurpa · 3',
      'Soups · Lagman · 4',
      '– · Bread · 1',
      'Soups · Mastava · 2',
    ]);
  });

  it('may have a row for the name of a section, in a table that begins further right', async () => {
    const rows = [
      ['', 'Блюдо', 'Цена, $'],
      ['', 'ЗАКУСКИ'],
      ['', 'Самса', 2.5],
      ['', 'Тандыр'],
      ['', 'ГОРЯЧЕЕ'],
      ['', 'Плов', 5],
      ['', 'Цены с НДС'],
    ];
    const file = [workbook(rows), { name: 'menu.xlsx' }] as const;
    expect(await dishesOf(...file)).toEqual([
      'ЗАКУСКИ · Самса · 2.5',
      'ГОРЯЧЕЕ · Плов · 5',
    ]);
    expect(await notesOf(...file)).toEqual([
      'sections are the rows of a name alone: ЗАКУСКИ, ГОРЯЧЕЕ',
      'left out, as they are no dishes: line 4 (Тандыр), line 7 (Цены с НДС)',
    ]);
  });

  it('takes no dish whose price was forgotten for a section', async () => {
    const { menu } = await bring('Dish,Price\nTea,1\nPlov,\nLagman,4');
    expect(menu.products).toHaveLength(3);
  });

  it('leaves out what is no part of a menu, and says so', async () => {
    const text =
      '№,Section,Dish,Cost price,Price,Margin\n1,Soups,Lentil,0.80,3.50,77 %\n2,Soups,Tomato,0.70,3.20,78 %\n3,,,,,';
    expect(await dishesOf(text)).toEqual([
      'Soups · Lentil · 3.5',
      'Soups · Tomato · 3.2',
    ]);
    expect(await notesOf(text)).toEqual([
      'columns that are no part of a menu are left out: №, Cost price, Margin',
      'left out, as they are no dishes: line 4 (3)',
    ]);
  });

  it('brings sizes as options of one dish, its name in the first of their rows', async () => {
    const text =
      'Category,Item,Size (cm),Price\nPizza,Margherita,25,6.50\n,,30,8.50\nPizza,Pepperoni,30,9\nDrinks,Water,,1';
    expect(await dishesOf(text)).toEqual([
      'Pizza · Margherita · 6.5 · 8.5',
      'Pizza · Pepperoni · 9',
      'Drinks · Water · 1',
    ]);
    const { menu } = await bring(text);
    expect(menu.products[0]?.options).toEqual([
      { price: 6.5, extras: [{ group: 'Size', value: '25' }] },
      { price: 8.5, extras: [{ group: 'Size', value: '30' }] },
    ]);
    expect(menu.products[2]?.options).toEqual([{ price: 1, extras: [] }]);
  });

  it('has the weight of a dish behind its description', async () => {
    const { menu, notes } = await bring(
      'Блюдо;Выход, г;Цена;Состав\nПлов;350;5;рис\nЧай;0,5 л;1;\nСет;;9;всё',
    );
    expect(menu.products.map(({ translations }) => translations)).toEqual([
      { ru: { title: 'Плов', description: 'рис · 350 г' } },
      { ru: { title: 'Чай', description: '0,5 л' } },
      { ru: { title: 'Сет', description: 'всё' } },
    ]);
    expect(notes).toEqual(['"Выход, г" stands behind the description']);
    expect(await notesOf('Dish;Weight;Price\nPlov;350 g;5')).toEqual([
      '"Weight" is left out: it stands behind a description, and there is no such column',
    ]);
    expect(await notesOf('slug;Dish;Size;Price\nplov;Plov;S;5')).toEqual([
      '"Size" is left out: beside slug and sku, an option is written Size=Large in a column options',
    ]);
  });

  it('that has a dish twice is told how sizes are written', async () => {
    const { problems } = await bring('Dish,Price\nTea,1\nTea,2');
    expect(problems).toEqual([
      {
        line: 3,
        words:
          '"Tea" is on line 2 already. Sizes of one dish are rows with a column Size, such as S, M and L, or a column of prices for each',
      },
    ]);
    await expect(bring('Dish,Price,Price USD\nTea,1,2')).rejects.toThrow(
      '"Price" and "Price USD" are both read as price. Sizes of one dish are rows with a column Size',
    );
  });

  it('says in its own words what can be had, and what is hot', async () => {
    const { menu } = await bring(
      'Раздел;Блюдо;Цена;В наличии;Острое;Вегетарианское\nСупы;Том-ям;7,5;да;✓;-\nСупы;Чечевичный;5;Нет;нет;+',
    );
    expect(menu.products).toMatchObject([
      { active: true, spicy: true, vegetarian: false },
      { active: false, spicy: false, vegetarian: true },
    ]);
  });

  it('has a title in each language whose head says so', async () => {
    const { menu } = await bring(
      'Категория;Название (рус);Name (English);Цена\nСупы;Шурпа;Shurpa;4',
    );
    expect(menu.products[0]?.translations).toEqual({
      ru: { title: 'Шурпа' },
      en: { title: 'Shurpa' },
    });
  });

  it('has prices with every sign that menus write', async () => {
    expect(
      await dishesOf(
        'sep=;\nDish;Price\nA;1,–\nB;5.-\nC;5\u00a0$\nD;45 000 so‘m\nE;€ 1’200.00\nF;18,50€',
      ),
    ).toEqual([
      '– · A · 1',
      '– · B · 5',
      '– · C · 5',
      '– · D · 45000',
      '– · E · 1200',
      '– · F · 18.5',
    ]);
    const { menu } = await bring('Dish;Price\nA;from 12\nB;ab 5 €');
    expect(menu.products).toMatchObject([
      { options: [{ price: 'from 12' }] },
      { options: [{ price: 'ab 5 €' }] },
    ]);
  });
});
