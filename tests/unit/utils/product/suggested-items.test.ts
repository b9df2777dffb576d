import { expect, it } from 'vitest';
import { relatedItems } from '@/utils/product/related-items';
import { suggestedItems } from '@/utils/product/suggested-items';
import type { MenuItemView, MenuView } from '@/utils/shop/menu-view';

const item = (id: number): MenuItemView => ({
  id,
  uuid: `${id}`,
  title: `Dish ${id}`,
  description: null,
  img: null,
  price: 1,
  was: null,
  from: false,
  stockId: id,
  min: 1,
  max: 9,
  interval: 1,
  soldOut: id === 22,
  allergens: [],
  vegetarian: false,
  spicy: false,
});
const section = (id: number, ids: readonly number[]) => ({
  id,
  slug: `${id}`,
  title: `Section ${id}`,
  note: null,
  items: ids.map(item),
});
const menu: MenuView = {
  popular: [11, 12, 31],
  sections: [section(1, [11, 12, 13]), section(2, [21, 22]), section(3, [31])],
};

it('offers no burgers to a burger and nothing that is in the cart: other sections, the most ordered first', () => {
  const idsFor = (...cart: number[]) =>
    suggestedItems(menu, new Set(cart)).map(({ id }) => id);
  expect(idsFor(13)).toEqual([31, 21]);
  expect(idsFor(13, 31)).toEqual([21]);
  expect(idsFor(11, 21, 31)).toEqual([]);
});

it('offers another burger to an open burger only after everything else, and the other way round in its place', () => {
  const idsFor = (uuid: string, instead?: boolean) =>
    relatedItems(menu, uuid, instead).map(({ id }) => id);
  expect(idsFor('13')).toEqual([31, 21, 11, 12]);
  expect(idsFor('22')).toEqual([11, 12, 31, 13, 21]);
  expect(idsFor('13', true)).toEqual([11, 12, 31, 21]);
});
