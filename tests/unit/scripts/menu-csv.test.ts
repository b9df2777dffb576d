import { describe, expect, it } from 'vitest';
import {
  cellValue,
  joinList,
  joinPair,
  plainText,
  safeText,
  splitList,
  splitPair,
} from '@/scripts/operator/menu/cells';
import { menuOfRows } from '@/scripts/operator/menu/menu-of-rows';
import { readCsv } from '@/scripts/operator/menu/read-csv';
import { nearNames } from '@/utils/text/near-names';

describe('a CSV as spreadsheets write it', () => {
  const expected = [
    {
      line: 2,
      cells: { slug: 'a', 'title:en': 'Soup; "hot",\tnew', price: '1' },
    },
    { line: 3, cells: { slug: 'b', 'title:en': 'Two\nlines', price: '2' } },
    { line: 5, cells: { slug: 'c', 'title:en': 'C', price: '' } },
  ];

  it.each([
    [',', '\n'],
    [';', '\r\n'],
    ['\t', '\n'],
  ])('with %j between cells and %j at the end of lines', (sign, end) => {
    const text = [
      ['Slug', ' title', 'PRICE', ''],
      ['a', '"Soup; ""hot"",\tnew"', '1'],
      ['b', '"Two\nlines"', '2', ''],
      ['c', 'C'],
      [],
    ]
      .map((cells) => cells.join(sign))
      .join(end);
    for (const mark of ['', '\uFEFF']) {
      const file = readCsv(mark + text);
      expect(file.rows).toEqual(expected);
      expect(file.problems).toEqual([]);
    }
  });

  it('numbers lines after empty ones and after those that quotes hold', () => {
    const text =
      'slug,title\r\n\r\na,"1\r\n2\r\n3"\r\n\r\nb,B\r\n,,\r\nc,C,too,much';
    const { problems, rows } = readCsv(text);
    expect(rows.map(({ line }) => line)).toEqual([3, 7, 9]);
    expect(problems).toEqual([
      { line: 9, words: 'has 4 cells, the heads have 2' },
    ]);
  });

  it('reads bare titles in the language of the file', () => {
    expect(readCsv('slug,title,title:en\n', { lang: 'ru' }).columns).toEqual([
      'slug',
      'title:ru',
      'title:en',
    ]);
  });

  it('refuses what has a quote that never ends', () => {
    expect(() => readCsv('slug,title\na,"never')).toThrow('no CSV');
  });

  it('takes prices as menus have them, and numbers with a comma where semicolons stand between cells', () => {
    const menu = (text: string) => menuOfRows(readCsv(text)).menu;
    expect(menu('slug;price\na;4,50').products[0]?.options).toEqual([
      { price: 4.5 },
    ]);
    for (const [cell, price] of [
      ['4,50', 4.5],
      ['4,50 $', 4.5],
      ['$4.50', 4.5],
      ['€ 4.5', 4.5],
      ['45 000 сум', 45_000],
      ["25\u00a0000 so'm", 25_000],
      ['1.234,50', 1234.5],
      ['1,234.50', 1234.5],
      ['-2,40', -2.4],
      ['12.345', 12.345],
      ['four', 'four'],
      ['4.5O', '4.5O'],
      ['1,200', '1,200'],
      ['4,50 or 5', '4,50 or 5'],
    ] as const)
      expect(menu(`slug,price\na,"${cell}"`).products[0]?.options).toEqual([
        { price },
      ]);
    expect(menu('slug;allergens\na;gluten, Milk').products[0]).toMatchObject({
      allergens: ['gluten', 'milk'],
    });
    expect(menu('slug,kcal\na,"4,5"').products[0]?.kcal).toBe('4,5');
    expect(menu('slug;kcal\na;4,5').products[0]?.kcal).toBe(4.5);
  });
});

describe('cells', () => {
  it('of lists and pairs are read as they were written', () => {
    for (const parts of [['a'], ['a|b', 'c\\d'], ['=', '\\|', 'é, "x"']])
      expect(splitList(joinList(parts))).toEqual(parts);
    for (const pair of [
      ['Size', 'Large'],
      ['a=b', '=c\\'],
    ] as const)
      expect(splitPair(joinPair(pair[0], pair[1]))).toEqual(pair);
    expect(splitPair('Large')).toBeNull();
    expect(splitList(' a | b |')).toEqual(['a', 'b']);
  });

  it.each(['=1+1', '+1', '-1', '@a', "'=1", "''=1", '＝1', '\tx'])(
    'are never run as a formula: %j',
    (text) => {
      expect(safeText(text)).toBe(`'${text}`);
      expect(plainText(safeText(text))).toBe(text);
    },
  );

  it.each(['soup', "it's", "'quoted'", '1 = 2', ''])('stay: %j', (text) => {
    expect(safeText(text)).toBe(text);
    expect(plainText(text)).toBe(text);
  });

  it('that cannot be read stay for the server to refuse', () => {
    const flag = { field: 'x', read: 'flag' } as const;
    const number = { field: 'x', read: 'number' } as const;
    expect(
      ['Yes', '0', 'perhaps', ''].map((cell) => cellValue(cell, flag, false)),
    ).toEqual([true, false, 'perhaps', undefined]);
    expect(
      ['1e3', '0x10', 'NaN', '1 000', '-2'].map((cell) =>
        cellValue(cell, number, true),
      ),
    ).toEqual(['1e3', '0x10', 'NaN', '1 000', -2]);
  });
});

describe('near names', () => {
  it('are those that somebody may have meant', () => {
    const names = ['price', 'title', 'category', 'group_order'];
    expect(nearNames('tilte', names)).toEqual(['title']);
    expect(nearNames('Prise', names)).toEqual(['price']);
    expect(nearNames('group', names)).toEqual(['group_order']);
    expect(nearNames('weather', names)).toEqual([]);
    expect(nearNames('', names)).toEqual([]);
  });
});
