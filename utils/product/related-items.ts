import type { MenuItemView, MenuView } from '@/utils/shop/menu-view';

const MOST = 6;

/** What else stands in the section of a dish, what can be had first; at most six. */
export function relatedItems(
  { sections }: MenuView,
  uuid: string,
): readonly MenuItemView[] {
  const section = sections.find(({ items }) =>
    items.some((item) => item.uuid === uuid),
  );
  const others = (section?.items ?? []).filter((item) => item.uuid !== uuid);
  return [
    ...others.filter(({ soldOut }) => !soldOut),
    ...others.filter(({ soldOut }) => soldOut),
  ].slice(0, MOST);
}
