import type { MenuItemView, MenuView } from '@/utils/shop/menu-view';

const MOST = 6;

/**
 * What else stands in the section of a dish, what can be had first; at most six. In the place of a dish that is sold
 * out the rest of the menu fills them up.
 */
export function relatedItems(
  { sections }: MenuView,
  uuid: string,
  instead = false,
): readonly MenuItemView[] {
  const section = sections.find(({ items }) =>
    items.some((item) => item.uuid === uuid),
  );
  const others = (section?.items ?? []).filter((item) => item.uuid !== uuid);
  const all = instead
    ? [...others, ...sections.flatMap(({ items }) => items)]
    : others;
  const ordered = [
    ...all.filter(({ soldOut }) => !soldOut),
    ...(instead ? [] : all.filter(({ soldOut }) => soldOut)),
  ];
  return [...new Map(ordered.map((item) => [item.uuid, item])).values()].slice(
    0,
    MOST,
  );
}
