import type { MenuItemView, MenuView } from '@/utils/shop/menu-view';
import type { SchemaNode } from './head-draft';

/** Items in structured data at most: the rest of a long menu is in the page's HTML alone. */
const MOST = 150;

/** What an amount is of, as ISO 4217 names it. */
function offerOf(
  { price, soldOut }: Pick<MenuItemView, 'price' | 'soldOut'>,
  currency: string,
): SchemaNode {
  return {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: currency,
    availability: soldOut
      ? 'https://schema.org/SoldOut'
      : 'https://schema.org/InStock',
  };
}

function menuItem(item: MenuItemView, currency: string): SchemaNode {
  return {
    '@type': 'MenuItem',
    name: item.title,
    offers: offerOf(item, currency),
    ...(item.vegetarian && {
      suitableForDiet: 'https://schema.org/VegetarianDiet',
    }),
  };
}

function productOffer(item: MenuItemView, currency: string): SchemaNode {
  return {
    ...offerOf(item, currency),
    itemOffered: { '@type': 'Product', name: item.title },
  };
}

/** The first items of the sections, as many as there is room for. */
function shortened({ sections }: MenuView): MenuView['sections'] {
  let room = MOST;
  return sections.flatMap((section) => {
    const items = section.items.slice(0, room);
    room -= items.length;
    return items.length ? [{ ...section, items }] : [];
  });
}

/** A restaurant's menu: sections, dishes, what they cost and whether there is any left. */
export function menuSchema(menu: MenuView, currency: string): SchemaNode {
  return {
    '@type': 'Menu',
    hasMenuSection: shortened(menu).map(({ items, title }) => ({
      '@type': 'MenuSection',
      name: title,
      hasMenuItem: items.map((item) => menuItem(item, currency)),
    })),
  };
}

/** A shop's menu as structured data: what it sells, for how much. */
export function catalogSchema(menu: MenuView, currency: string): SchemaNode {
  return {
    '@type': 'OfferCatalog',
    itemListElement: shortened(menu).map(({ items, title }) => ({
      '@type': 'OfferCatalog',
      name: title,
      itemListElement: items.map((item) => productOffer(item, currency)),
    })),
  };
}

/** "$2.50–$19.00": what things cost here; undefined when nothing is sold. */
export function priceRange(
  { sections }: MenuView,
  amount: (price: number) => string,
): string | undefined {
  const prices = sections.flatMap(({ items }) =>
    items.map(({ price }) => price),
  );
  if (!prices.length) return undefined;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high ? amount(low) : `${amount(low)}–${amount(high)}`;
}
