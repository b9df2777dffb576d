import type { MenuItemView, MenuSectionView } from './menu-view';
import type { ShopView } from './shop-view';
import type { ProductHit } from '@/utils/search/search-hit';
import { foldText, type Reading, readingsOf } from '@/utils/search/search-text';

/** Letters and figures of any script, with their marks. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** From this length on a word forgives one slip, from the other two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;

/** What the reader typed, as the parts of it are looked for. */
type MenuTerm = readonly string[];

/** The words of a text, folded. */
function wordsOf(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean);
}

/** How many slips a word of that length may have. */
function slipsOf({ length }: string): number {
  if (length < ONE_SLIP) return 0;
  return length < TWO_SLIPS ? 1 : 2;
}

/**
 * Whether a word begins with what was typed, give or take so many slips: a letter too many, one missing, one wrong, or
 * two that changed places.
 */
function beginsLike(word: string, typed: string, slips: number): boolean {
  if (word[0] !== typed[0] && word[1] !== typed[0] && word[0] !== typed[1])
    return false;
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const same = typed[i - 1] === word[j - 1] ? 0 : 1;
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + same,
      );
      if (
        i > 1 &&
        j > 1 &&
        typed[i - 1] === word[j - 2] &&
        typed[i - 2] === word[j - 1]
      )
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > slips) return false;
    before = row;
    row = next;
  }
  return Math.min(...row) <= slips;
}

/** Whether a word of the menu is meant by a typed one; forgiving also when it is only nearly so. */
function isMeant(word: string, typed: string, forgiving: boolean): boolean {
  if (word.includes(typed)) return true;
  const slips = slipsOf(typed);
  return forgiving && slips > 0 && beginsLike(word, typed, slips);
}

interface Indexed {
  readonly section: MenuSectionView;
  readonly items: readonly Readonly<{ item: MenuItemView; words: string[] }>[];
}

export interface MenuFinds {
  readonly sections: readonly MenuSectionView[];
  readonly term: MenuTerm;
  /** Nothing was called so: these are nearly. */
  readonly forgiving: boolean;
}

function keep(
  index: readonly Indexed[],
  term: MenuTerm,
  isHit: (word: string, typed: string) => boolean,
): MenuSectionView[] {
  return index
    .map(({ items, section }) => ({
      ...section,
      items: items
        .filter(({ words }) =>
          term.every((typed) => words.some((word) => isHit(word, typed))),
        )
        .map(({ item }) => item),
    }))
    .filter(({ items }) => items.length > 0);
}

/**
 * Finds dishes whose name, description or section holds every typed word, whatever the order, marks and case. When
 * there are none: those of the other keyboard layout, then those that are nearly called so.
 */
export function createMenuFinder(
  sections: readonly MenuSectionView[],
): (term: string) => MenuFinds {
  const index: readonly Indexed[] = sections.map((section) => {
    const shared = wordsOf(section.title);
    return {
      section,
      items: section.items.map((item) => ({
        item,
        words: [
          ...wordsOf(`${item.title} ${item.description ?? ''}`),
          ...shared,
        ],
      })),
    };
  });
  const tries = (
    { forgives, text }: Reading,
    forgiving: boolean,
  ): MenuFinds => {
    const term = wordsOf(text);
    // of a guessed layout, any two letters are a part of some word
    const isHit = (word: string, typed: string): boolean =>
      forgives ? isMeant(word, typed, forgiving) : word.startsWith(typed);
    return { sections: keep(index, term, isHit), term, forgiving };
  };
  return (text) => {
    const term = wordsOf(text);
    if (term.length === 0) return { sections, term, forgiving: false };
    const readings = readingsOf(text);
    const plans = [
      ...readings.map((reading) => () => tries(reading, false)),
      ...readings
        .filter(({ forgives }) => forgives)
        .map((reading) => () => tries(reading, true)),
    ];
    for (const plan of plans) {
      const finds = plan();
      if (finds.sections.length > 0) return finds;
    }
    return { sections: [], term, forgiving: true };
  };
}

/** Where in a text the found words stand, as [start, end) pairs. */
export function foundRanges(
  text: string,
  { forgiving, term }: Pick<MenuFinds, 'forgiving' | 'term'>,
): (readonly [start: number, end: number])[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const [written] = match;
    const word = foldText(written);
    const typed = term.find((each) => isMeant(word, each, forgiving));
    if (typed === undefined) return [];
    // folded letters stand for the written ones only where there are as many
    const from = word.length === written.length ? word.indexOf(typed) : -1;
    const start = match.index + Math.max(0, from);
    const end = from < 0 ? match.index + written.length : start + typed.length;
    return [[start, end] as const];
  });
}

/** The dishes that were found, as the search of the server answers them: each once, in the order of the menu. */
export function menuHits(
  finds: MenuFinds,
  shop: Pick<ShopView, 'canOrder' | 'id' | 'opens' | 'title' | 'type'>,
): readonly ProductHit[] {
  const { canOrder, id, opens, title, type } = shop;
  const items = new Map(
    finds.sections.flatMap((section) =>
      section.items.map((item) => [item.id, item] as const),
    ),
  );
  const part = (text: string | null, field: 'description' | 'title') => {
    const ranges = text ? foundRanges(text, finds) : [];
    return text && ranges.length > 0 ? { field, text, ranges } : null;
  };
  return [...items.values()].map((item) => ({
    id: item.id,
    uuid: item.uuid,
    title: item.title,
    img: item.img,
    price: item.price,
    was: item.was,
    from: item.from ?? false,
    soldOut: item.soldOut ?? false,
    shop: { id, title, type },
    open: canOrder,
    opens,
    match: part(item.title, 'title') ?? part(item.description, 'description'),
  }));
}
