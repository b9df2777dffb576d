import { describe, expect, it } from 'vitest';
import { readMenu } from '@/scripts/operator/menu/read-menu';
import { filesOf } from '@/tests/support/factories/menu-file';
import { workbookOf } from '@/tests/support/workbook';

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

describe('a workbook of several sheets', () => {
  const sheets = workbookOf([
    { name: 'Costs', state: 'hidden', rows: [['secret', 'x']] },
    { name: 'Empty', rows: [] },
    {
      name: 'Food',
      rows: [
        ['Dish', 'Price'],
        ['Plov', 5],
      ],
    },
    {
      name: 'Bar',
      rows: [
        ['Dish', 'Price'],
        ['Mojito', 6],
      ],
    },
  ]);

  it('is read by the first that is seen and not empty, and says which are not', async () => {
    const file = [sheets, { name: 'menu.xlsx' }] as const;
    expect(await dishesOf(...file)).toEqual(['– · Plov · 5']);
    expect(await notesOf(...file)).toEqual([
      'the sheet "Food" is read; another by --sheet "Bar"',
    ]);
  });

  it('is read by the one that is named', async () => {
    expect(await dishesOf(sheets, { name: 'menu.xlsx', sheet: 'bar' })).toEqual(
      ['– · Mojito · 6'],
    );
    await expect(
      bring(sheets, { name: 'menu.xlsx', sheet: 'Barr' }),
    ).rejects.toThrow('There is no sheet "Barr". There are: Empty, Food, Bar.');
  });
});

describe('a file that is no spreadsheet of ours', () => {
  it.each([
    ['menu.ods', 'PK\u0003\u0004', 'an OpenDocument spreadsheet'],
    ['menu.numbers', 'PK\u0003\u0004', 'a Numbers document'],
    ['menu.pdf', '%PDF-1.7\n\u00ff', 'a PDF'],
    ['menu.docx', 'PK\u0003\u0004', 'a Word document'],
    ['menu.jpg', '\u00ff\u00d8\u00ff', 'a picture'],
    ['menu.csv', '%PDF-1.7\n\u00ff', 'a PDF'],
    ['menu.xls', '<html><table>', 'a web page'],
  ])('is called what it is: %s %j', async (name, text, what) => {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    await expect(bring(bytes, { name })).rejects.toThrow(
      new RegExp(`${name} is ${what}\\. .*"Excel workbook \\(\\.xlsx\\)"`),
    );
  });
});
