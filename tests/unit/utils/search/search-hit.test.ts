import { describe, expect, test } from 'vitest';
import { excerpt, markedParts } from '@/utils/search/search-hit';

/** `[marked]` pieces in brackets. */
const drawn = (...input: Parameters<typeof markedParts>): string =>
  markedParts(...input)
    .map(({ marked, text }) => (marked ? `[${text}]` : text))
    .join('');

describe('a marked text', () => {
  test.each([
    ['Plov Markazi', [[0, 4]], '[Plov] Markazi'],
    ['Wedding plov', [[8, 12]], 'Wedding [plov]'],
    [
      'a b a',
      [
        [4, 5],
        [0, 1],
      ],
      '[a] b [a]',
    ],
    ['plov', [], 'plov'],
    ['plov', [[0, 99]], '[plov]'],
    ['plov', [[9, 12]], 'plov'],
    [
      'plov',
      [
        [0, 2],
        [1, 3],
      ],
      '[pl][o]v',
    ],
    ['plov', [[3, 1]], 'plov'],
    ['', [[0, 1]], ''],
  ] as const)('%s %j is %s', (text, ranges, shown) => {
    expect(drawn(text, ranges as never)).toBe(shown);
  });
});

describe('an excerpt', () => {
  const field = 'description' as const;

  test('of a short text is the text', () => {
    const match = { field, text: 'Rice and lamb', ranges: [[0, 4]] } as const;
    expect(excerpt(match)).toMatchObject({ text: 'Rice and lamb' });
  });

  test('begins shortly before the match, at a word, and the marks move along', () => {
    const text = `${'very good '.repeat(20)}plov ${'and more '.repeat(20)}`;
    const at = text.indexOf('plov');
    const short = excerpt({ field, text, ranges: [[at, at + 4]] });
    expect(short.text).toMatch(/^…(very|good) /);
    expect(drawn(short.text, short.ranges)).toContain('[plov]');
    expect(short.text.indexOf('plov')).toBeLessThan(30);
  });

  test('of a text without spaces begins anywhere', () => {
    const text = `${'米'.repeat(120)}麺`;
    const short = excerpt({ field, text, ranges: [[120, 121]] });
    expect(drawn(short.text, short.ranges)).toMatch(/^…米+\[麺\]$/);
  });

  test('without a match is whole', () => {
    const text = 'x '.repeat(100);
    expect(excerpt({ field, text, ranges: [] })).toEqual({ text, ranges: [] });
  });
});
