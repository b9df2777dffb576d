import { describe, expect, it } from 'vitest';
import { readMenu } from '@/scripts/operator/menu/read-menu';
import { filesOf } from '@/tests/support/factories/menu-file';

const bring = async (content: string, products: readonly unknown[] = []) =>
  readMenu(await filesOf({ 'burgers.csv': content }), {
    stored: () => Promise.resolve({ products } as never),
  });

const addon = (slug: string, title: string, price: number, lang = 'en') => ({
  addon: true,
  slug,
  options: [{ price }],
  translations: { [lang]: { title } },
});

describe('add-ons that a cell lists with their prices', () => {
  it('are add-ons of a group that the dish offers; the same list is the same group', async () => {
    const { menu, notes, problems } = await bring(
      [
        'Burger,Price,Details,Extras',
        'Smash,9,beef,"Bacon +1.5; Cheese +1"',
        'Double,12,,"bacon +1.50, Cheese (1)"',
        'Chicken,8,,Jalapeños: 0.7',
        'Fries,3,,–',
      ]
        .join('\n')
        .replace('Burger,', 'Dish,'),
    );
    expect(problems).toEqual([]);
    expect(menu.products.map(({ addon_groups: own }) => own)).toEqual([
      ['Extras: Smash'],
      ['Extras: Smash'],
      ['Extras: Chicken'],
      [],
      undefined,
      undefined,
      undefined,
    ]);
    expect(menu.products.slice(4)).toEqual([
      addon('bacon', 'Bacon', 1.5),
      addon('cheese', 'Cheese', 1),
      addon('jalapenos', 'Jalapeños', 0.7),
    ]);
    expect(menu.addon_groups).toEqual([
      {
        key: 'Extras: Smash',
        min: 0,
        max: 2,
        items: ['bacon', 'cheese'],
        translations: { en: { title: 'Extras' } },
      },
      {
        key: 'Extras: Chicken',
        min: 0,
        max: 1,
        items: ['jalapenos'],
        translations: { en: { title: 'Extras' } },
      },
    ]);
    expect(notes).toEqual([
      '"Extras" are add-ons: Bacon 1.5, Cheese 1, Jalapeños 0.7',
    ]);
  });

  it('are no dish of the same name, and are found again by their own', async () => {
    const { menu } = await bring(
      'Блюдо;Цена;Добавки\nСыр;120;\nТост;90;Сыр +30,5',
      [
        { slug: 'syr', translations: { ru: { title: 'Сыр' } } },
        {
          slug: 'dop-syr',
          addon: true,
          translations: { ru: { title: 'Сыр' } },
        },
      ],
    );
    expect(menu.products.map(({ slug }) => slug)).toEqual([
      'syr',
      'tost',
      'dop-syr',
    ]);
    expect(menu.addon_groups).toMatchObject([{ items: ['dop-syr'] }]);
  });

  it('may stand under Zutaten, where every cell has a price', async () => {
    const { menu } = await bring(
      'Gericht;Preis;Zutaten\nWrap;7;Avocado +1,50 €; Feta +1\n'.replace(
        'Avocado +1,50 €; Feta +1',
        '"Avocado +1,50 €; Feta +1"',
      ),
    );
    expect(menu.products.slice(1)).toEqual([
      addon('avocado', 'Avocado', 1.5, 'de'),
      addon('feta', 'Feta', 1, 'de'),
    ]);
    const usual = await bring('Gericht;Preis;Zutaten\nWrap;7;Salat, Feta');
    expect(usual.menu.products).toMatchObject([
      { translations: { de: { description: 'Salat, Feta' } } },
    ]);
  });

  it('that are none are refused by the cell; names of groups are not', async () => {
    const { menu, problems } = await bring(
      'Dish,Price,Extras\nA,1,Bacon; Cheese\nB,2,Bacon +two\nC,3,Sauces|Drinks\nD,4,Egg +1\nE,5,Egg +2',
    );
    expect(problems).toEqual([
      {
        line: 2,
        words:
          'Extras: "Bacon; Cheese" is no list of add-ons with a price each, such as Bacon +1.5; Cheese +1',
      },
      {
        line: 3,
        words:
          'Extras: "Bacon +two" is no list of add-ons with a price each, such as Bacon +1.5; Cheese +1',
      },
      {
        line: 6,
        words:
          'Extras: "Egg" is 2 in "Egg +2", and 1 on line 5. Give one of them another name',
      },
    ]);
    expect(menu.products[2]?.addon_groups).toEqual(['Sauces', 'Drinks']);
  });
});
