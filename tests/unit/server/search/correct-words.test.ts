import { describe, expect, it } from 'vitest';
import { correctionsOf } from '@/server/domain/search/correct-words';
import { editDistance } from '@/server/domain/search/edit-distance';
import { otherSpacings, readSearch } from '@/server/domain/search/read-terms';

describe('the distance of two words', () => {
  it.each([
    ['plvo', 'plov', 1],
    ['pizzza', 'pizza', 1],
    ['piza', 'pizza', 1],
    ['pitza', 'pizza', 1],
    ['pizza', 'pizza', 0],
    ['lpov', 'plov', 1],
    ['шошлик', 'шашлык', 2],
    ['plov', 'pizza', Infinity],
  ])('%s and %s: %d', (typed, word, distance) => {
    expect(editDistance(typed, word, { most: 2 })).toBe(distance);
  });

  it('of a beginning does not count what follows', () => {
    const asPrefix = { asPrefix: true, most: 1 };
    expect(editDistance('chesebur', 'cheeseburger', asPrefix)).toBe(1);
    expect(editDistance('plov', 'plovdiv', asPrefix)).toBe(0);
    expect(editDistance('manti', 'cheeseburger', asPrefix)).toBe(Infinity);
  });
});

function corrections(asked: string, words: readonly string[]): string[] {
  const similar = words.map((word, id) => ({ asked, id, word }));
  return correctionsOf(asked, similar).map(({ word }) => word);
}

describe('corrections', () => {
  it.each([
    ['plvo', ['plov', 'pilaf'], ['plov']],
    ['tae', ['tea', 'toe', 'tarragon'], ['tea', 'toe']],
    ['shaslyk', ['shashlik', 'shashlyk'], ['shashlyk']],
    ['ab', ['ba'], []],
    ['cofi', ['coffee'], []],
    ['cofe', ['coffee', 'core'], ['coffee']],
    ['coffe', ['coffee', 'toffee'], ['coffee']],
    ['piza', ['pita', 'pizza'], ['pizza']],
    ['brgr', ['burger', 'bar'], ['burger']],
    ['brgr', ['burger', 'brgir'], ['brgir']],
    ['plv', ['pilav'], []],
    ['xqzv', ['xiqza'], []],
  ])('of "%s" among %j are %j', (asked, words, meant) => {
    expect(corrections(asked, words)).toEqual(meant);
  });
});

describe('what is read from a search', () => {
  it('is each word once, with the same keys on the other layout', () => {
    expect(readSearch(' Plov, PLOV! lamb ')).toMatchObject({
      folded: 'plov plov lamb',
      typed: ['plov', 'lamb'],
    });
    expect(readSearch('ghbdtn').swapped).toEqual(['привет']);
    expect(readSearch('☕').typed).toEqual([]);
  });

  it('can be spaced otherwise', () => {
    expect(otherSpacings(['cheese', 'burger'])).toContainEqual([
      'cheeseburger',
    ]);
    expect(otherSpacings(['cocacola'])).toContainEqual(['coca', 'cola']);
    expect(otherSpacings(['tea'])).toEqual([]);
  });
});
