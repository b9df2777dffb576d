import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShopCardView } from '@/utils/shop/shop-card';
import { withoutRepeats } from '@/utils/shop/without-repeats';

const PER_PAGE = 24;
// The planner looks at nothing else of a card.
const card = (id: number, open = true) => ({ id, open }) as ShopCardView;
const cards = (from: number, to: number, open = true) =>
  Array.from({ length: to - from + 1 }, (_, index) => card(from + index, open));
const ids = (list: readonly ShopCardView[]) => list.map(({ id }) => id);

describe('the list under what is recommended', () => {
  test('begins with other shops, then has those, then who is closed', () => {
    const plan = withoutRepeats(
      [card(2), card(5), card(90, false)],
      [...cards(1, 11), ...cards(12, 14, false)],
      PER_PAGE,
    );
    expect(ids(plan.row)).toEqual([2, 5]);
    expect(ids(plan.list)).toEqual([
      1, 3, 4, 6, 7, 8, 9, 10, 11, 2, 5, 12, 13, 14,
    ]);
  });

  test('has those after a screen of others where few are open: shops and banners never stand below an endless list', () => {
    const few = [...cards(1, 3), ...cards(4, 30, false)];
    const plan = withoutRepeats([card(2)], few, PER_PAGE);
    expect(ids(plan.row)).toEqual([2]);
    expect(ids(plan.list).slice(0, 10)).toEqual([
      1, 3, 4, 5, 6, 7, 8, 9, 2, 10,
    ]);
  });

  test('stays as it is without the row where it has no screen of others', () => {
    const few = cards(1, 8);
    expect(withoutRepeats([card(2)], few, PER_PAGE)).toEqual({
      row: [],
      list: few,
    });
  });

  test('loses none, has none twice, and moves none to another page', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 80 }), {
      maxLength: 60,
    });
    const flags = fc.array(fc.boolean(), { minLength: 81, maxLength: 81 });
    fc.assert(
      fc.property(some, some, flags, (advised, listed, isOpen) => {
        const of = (id: number) => card(id, isOpen[id]);
        const list = listed.map(of);
        const plan = withoutRepeats(advised.map(of), list, PER_PAGE);
        const page = (all: readonly ShopCardView[]) =>
          ids(all.slice(0, PER_PAGE)).sort((a, b) => a - b);
        expect(page(plan.list)).toEqual(page(list));
        expect(plan.list.slice(PER_PAGE)).toEqual(list.slice(PER_PAGE));
        const firstScreen = ids(plan.list.slice(0, 8));
        expect(ids(plan.row).filter((id) => firstScreen.includes(id))).toEqual(
          [],
        );
      }),
    );
  });
});
