import {
  itemsById,
  type MenuItemView,
  type MenuView,
} from '@/utils/shop/menu-view';

const MOST = 8;

/** What a shop's customers order most and the cart has not, then what else there is; nothing that is sold out. */
export function suggestedItems(
  menu: MenuView,
  inCart: ReadonlySet<number>,
): readonly MenuItemView[] {
  const items = itemsById(menu);
  const ids = new Set([...menu.popular, ...items.keys()]);
  return [...ids]
    .flatMap((id) => items.get(id) ?? [])
    .filter(({ id, soldOut }) => !soldOut && !inCart.has(id))
    .slice(0, MOST);
}
