import { describe, expect, it } from 'vitest';
import { createMenuFinder, foundRanges } from '@/utils/shop/menu-search';
import type { MenuItemView, MenuSectionView } from '@/utils/shop/menu-view';

let count = 0;

function item(title: string, description: string | null = null): MenuItemView {
  count += 1;
  return {
    id: count,
    uuid: String(count),
    title,
    description,
    price: 1,
    stockId: count,
    min: 1,
    max: 9,
    interval: 1,
    allergens: [],
    vegetarian: false,
    spicy: false,
    soldOut: false,
    from: false,
    was: null,
    img: null,
  } as MenuItemView;
}

function section(
  title: string,
  items: readonly MenuItemView[],
): MenuSectionView {
  count += 1;
  return { id: count, slug: String(count), title, note: null, items };
}

const sections = [
  section('Rice dishes', [
    item('Wedding plov', 'Lamb and raisins'),
    item('Quince plov'),
  ]),
  section('Drinks', [item('Green tea'), item('Café crème')]),
  section('Супы', [
    item('Щи из квашеной капусты'),
    item('Шурпа ёлочка'),
    item('Плов по-бухарски'),
  ]),
  section('المشاوي', [item('كَبَاب مشوي')]),
  section('寿司', [item('三文鱼寿司')]),
];

const find = createMenuFinder(sections);
const titles = (term: string): string[] =>
  find(term).sections.flatMap(({ items }) => items.map(({ title }) => title));

describe('searching a menu', () => {
  it.each([
    ['every word, in any order and case', ' PLOV lamb ', ['Wedding plov']],
    ['the beginning of a word', 'wed', ['Wedding plov']],
    ['a part of a word', 'edding', ['Wedding plov']],
    ['what a section is called', 'drinks green', ['Green tea']],
    ['marks left out', 'cafe creme', ['Café crème']],
    ['harakat left out', 'كباب', ['كَبَاب مشوي']],
    ['scripts without spaces', '寿司', ['三文鱼寿司']],
    ['words typed on the other layout', 'gkjd', ['Плов по-бухарски']],
    ['no part of a word on the other layout', 'kj', []],
    ['an Arabic letter in another form', 'مشوی', ['كَبَاب مشوي']],
    ['a letter missing', 'weding', ['Wedding plov']],
    ['a letter too many', 'quinnce', ['Quince plov']],
    ['two letters swapped', 'plvo', ['Wedding plov', 'Quince plov']],
    ['a wrong letter', 'крапа', []],
    ['a wrong letter in Cyrillic', 'шурба', ['Шурпа ёлочка']],
  ])('finds %s', (_what, term, found) => {
    expect(titles(term)).toEqual(found);
  });

  it('is not forgiving while something is called exactly so', () => {
    expect(titles('tea')).toEqual(['Green tea']);
    expect(find('plov').forgiving).toBe(false);
    expect(find('plvo').forgiving).toBe(true);
  });

  it('forgives no slip in short words', () => {
    expect(titles('tae')).toEqual([]);
  });

  it('leaves the menu alone without a term and is empty without a match', () => {
    expect(find('  ').sections).toBe(sections);
    expect(find('pizza').sections).toEqual([]);
  });
});

describe('where the found words stand', () => {
  const marked = (text: string, term: string): string[] =>
    foundRanges(text, find(term)).map(([start, end]) => text.slice(start, end));

  it('marks the typed part of each word', () => {
    expect(marked('Wedding plov, plov for two', 'plo wed')).toEqual([
      'Wed',
      'plo',
      'plo',
    ]);
    expect(marked('Café crème', 'creme')).toEqual(['crème']);
  });

  it('marks the whole word where it is only nearly so', () => {
    expect(marked('Wedding plov', 'weding')).toEqual(['Wedding']);
  });

  it('marks whole words whose letters are written with more signs', () => {
    expect(marked('كَبَاب مشوي', 'كباب')).toEqual(['كَبَاب']);
  });
});
