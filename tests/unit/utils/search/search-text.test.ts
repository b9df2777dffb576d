import { describe, expect, it } from 'vitest';
import {
  foldText,
  matchRanges,
  splitFolded,
  swapLayout,
} from '@/utils/search/search-text';
import { FOLDED_TEXTS } from '@/tests/support/folded-texts';

describe('the fold of a text', () => {
  it.each(FOLDED_TEXTS)('makes "%s" to "%s"', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes nothing that is folded already', () => {
    for (const [, folded] of FOLDED_TEXTS)
      expect(foldText(folded)).toBe(folded);
  });
});

describe('the words of a folded text', () => {
  it.each([
    ['plov samarkand', ['plov', 'samarkand']],
    ['牛肉面', ['牛肉', '肉面']],
    ['茶', ['茶']],
    ['김치찌개 set', ['김치', '치찌', '찌개', 'set']],
    ['cola可乐', ['cola', '可乐']],
    ['', []],
  ])('of "%s" are %j', (folded, words) => {
    expect(splitFolded(folded)).toEqual(words);
  });
});

describe('the other layout', () => {
  it.each([
    ['ghbdtn', 'привет'],
    ['gkjd', 'плов'],
    ['k.kz-rt,f,', 'люля-кебаб'],
    ['зшяяф', 'pizza'],
    ['ыгырш', 'sushi'],
  ])('turns "%s" into "%s"', (typed, meant) => {
    expect(swapLayout(typed)).toBe(meant);
  });

  it('is not guessed for a text of two scripts or of none', () => {
    expect(swapLayout('plov плов')).toBeNull();
    expect(swapLayout('123')).toBeNull();
  });
});

describe('what is highlighted', () => {
  const starting = (term: string) => (word: string) =>
    word.startsWith(term) ? ([0, term.length] as const) : null;

  it.each([
    ['Samarkand plov', 'plo', ['plo']],
    ['Çiğ köfte', 'cig', ['Çiğ']],
    ['Weißbrot, Straße', 'stras', ['Straß']],
    ['Ёжик', 'ежи', ['Ёжи']],
    ['أُرز بالدجاج', 'ارز', ['أُرز']],
    ['McDonald’s', 'mcdonalds', ['McDonald’s']],
    ['Plov', 'manti', []],
  ])('in "%s" for "%s" is %j', (text, term, parts) => {
    const found = matchRanges(text, starting(term));
    expect(found.map(([start, end]) => text.slice(start, end))).toEqual(parts);
  });
});
