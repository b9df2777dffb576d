import {
  itemOf,
  type MenuItemView,
  type MenuView,
} from '@/utils/shop/menu-view';
import { suggestedItems } from './suggested-items';

const MOST = 6;

/**
 * What goes with a dish: of the other sections, then of its own, what can be had first; at most six. In the place of a
 * dish that is sold out first what stands in its own section.
 */
export function relatedItems(
  menu: MenuView,
  uuid: string,
  instead = false,
): readonly MenuItemView[] {
  const dish = itemOf(menu, uuid);
  const section = menu.sections.find(({ items }) =>
    items.some((item) => item === dish),
  );
  const others = (section?.items ?? []).filter((item) => item !== dish);
  const left = others.filter(({ soldOut }) => !soldOut);
  const elsewhere = suggestedItems(menu, new Set(dish ? [dish.id] : []));
  const ordered = instead
    ? [...left, ...elsewhere]
    : [...elsewhere, ...left, ...others];
  return [...new Map(ordered.map((item) => [item.uuid, item])).values()].slice(
    0,
    MOST,
  );
}
