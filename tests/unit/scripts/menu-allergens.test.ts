import { describe, expect, it } from 'vitest';
import { readMenu } from '@/scripts/operator/menu/read-menu';
import { filesOf } from '@/tests/support/factories/menu-file';

const bring = async (content: string) =>
  readMenu(await filesOf({ 'karte.csv': content }), {
    stored: () => Promise.resolve({ products: [] } as never),
  });

/** Each dish with its allergens: `Schnitzel: gluten egg`. */
async function dishesOf(content: string): Promise<readonly string[]> {
  const { menu, problems } = await bring(content);
  expect(problems).toEqual([]);
  return menu.products.map(({ allergens = [], translations }) => {
    const words = Object.values(
      translations as Record<string, { title: string }>,
    );
    return `${words[0]?.title ?? ''}: ${(allergens as string[]).join(' ')}`;
  });
}

describe('letters of allergens', () => {
  it('in their column are words, in every way that menus list them', async () => {
    const text = [
      'Gericht;Preis;Allergene',
      'Backhendl;13,90;A, C, G',
      'Forelle;17,50;(D/L)',
      'Tafelspitz;19;LMO',
      'Apfelsaft;3;',
      'Muscheln;15;r b',
      'Eierspeis;8;egg',
    ].join('\n');
    expect(await dishesOf(text)).toEqual([
      'Backhendl: gluten egg milk',
      'Forelle: fish celery',
      'Tafelspitz: celery mustard sulphites',
      'Apfelsaft: ',
      'Muscheln: molluscs crustaceans',
      'Eierspeis: egg',
    ]);
    expect((await bring(text)).notes).toEqual([
      'allergens by the letters of the Austrian code: A gluten, B crustaceans, C egg, D fish, G milk, L celery, M mustard, O sulphites, R molluscs. Check them against your own list',
    ]);
  });

  it('in brackets behind two names or more leave the name', async () => {
    expect(
      await dishesOf(
        'Speise;Preis\nKnödel (A, C);6\nGulasch (A,L,O);11\nWasser (still);2\nObst;4',
      ),
    ).toEqual([
      'Knödel: gluten egg',
      'Gulasch: gluten celery sulphites',
      'Wasser (still): ',
      'Obst: ',
    ]);
  });

  it('in brackets change nothing of dishes without them', async () => {
    const { menu } = await bring(
      'Speise;Preis\nKnödel (A, C);6\nGulasch (A,L);11\nObst;4',
    );
    expect(menu.products.map(({ allergens }) => allergens)).toEqual([
      ['gluten', 'egg'],
      ['gluten', 'celery'],
      undefined,
    ]);
  });

  it('in brackets behind one name are read where a legend or a head explains them', async () => {
    const legend = 'Speise;Preis\nStrudel (A);5\nTee;3\n;\nA = Gluten;';
    expect(await dishesOf(legend)).toEqual(['Strudel: gluten', 'Tee: ']);
    expect(
      await dishesOf('Speise;Preis;Allergene\nStrudel (A);5;G\nTee;3;'),
    ).toEqual(['Strudel: gluten milk', 'Tee: ']);
  });

  it('are not what brackets of one name, or sizes, hold', async () => {
    const text = 'Dish;Price\nMenu (A);9\nMenu two;8';
    expect(await dishesOf(text)).toEqual(['Menu (A): ', 'Menu two: ']);
    expect(
      await dishesOf('Dish;Price\nCola (M);2\nCola (L);3\nTonic (L);3'),
    ).toEqual(['Cola (M): ', 'Cola (L): ', 'Tonic (L): ']);
  });

  it.each(['1, 3, 7', 'A, C, 2', 'I, J'])(
    'that are not all of the code are refused by the cell: %s',
    async (cell) => {
      const { problems } = await bring(
        `Gericht;Preis;Allergene\nToast;4;A\nSuppe;5;${cell}`,
      );
      expect(problems).toEqual([
        {
          line: 3,
          words: expect.stringContaining(
            `allergens: "${cell}" is not in the letters of the Austrian code`,
          ) as string,
        },
      ]);
    },
  );

  it('beside figures stay in the name, which is told', async () => {
    const text =
      'Gericht;Preis\nToast (A,G);4\nSuppe (A,L);5\nCola (1,3);3\nSpezi (A,2);3';
    expect(await dishesOf(text)).toEqual([
      'Toast: gluten milk',
      'Suppe: gluten celery',
      'Cola (1,3): ',
      'Spezi (A,2): ',
    ]);
    expect((await bring(text)).notes.at(-1)).toBe(
      'brackets stay in the name, as not all in them are letters of that code: line 4 "Cola (1,3)", line 5 "Spezi (A,2)"',
    );
  });

  it('whose legend is of another code are refused by its line', async () => {
    const { problems } = await bring(
      'Gericht;Preis;Allergene\nSenfbraten;14;A, L\n;;\nA = Gluten, J = Senf, L = Sulfite;;',
    );
    expect(problems).toEqual([
      {
        line: 4,
        words:
          'allergens: "J" of this legend is no letter of the Austrian code, so the others may differ, too. Write words: gluten|egg|milk',
      },
    ]);
  });
});
