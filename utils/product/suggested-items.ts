import {
  itemsById,
  type MenuItemView,
  type MenuView,
} from '@/utils/shop/menu-view';

const MOST = 8;

/**
 * What goes with a cart: of the sections that it has nothing of, what customers order most, then what else there is;
 * nothing that is sold out.
 */
export function suggestedItems(
  menu: MenuView,
  inCart: ReadonlySet<number>,
): readonly MenuItemView[] {
  const rest = menu.sections.filter(
    ({ items }) => !items.some(({ id }) => inCart.has(id)),
  );
  const items = itemsById({ ...menu, sections: rest });
  const ids = new Set([...menu.popular, ...items.keys()]);
  return [...ids]
    .flatMap((id) => items.get(id) ?? [])
    .filter(({ id, soldOut }) => !soldOut && !inCart.has(id))
    .slice(0, MOST);
}
