import { ProductCard } from '@/components/product-card/product-card';
import type { ProductHandlers } from '@/components/product-row/product-control';
import { ProductRow } from '@/components/product-row/product-row';
import type { ProductWords } from '@/components/product-row/product-words';
import type { MenuItemView } from '@/utils/menu-view';
import type { MoneyCurrency } from '@/utils/money';
import { localisedPath, routes } from '@/utils/routes';
import type { ShopView } from '@/utils/shop-view';

/** Data and handlers only: what stands in a menu's lists is kept by the server (components/kept-list). */
export type MenuTilesProps = Readonly<{
  items: readonly MenuItemView[];
  shop: Pick<ShopView, 'id' | 'type'>;
  lang: string;
  currency: MoneyCurrency;
  /** How many of each product (by id) are in the cart. */
  quantities: Readonly<Record<number, number>>;
  words: ProductWords;
  handlers: ProductHandlers;
}>;

/** What a row and a card are given. */
const tileOf = (
  item: MenuItemView,
  { currency, handlers, lang, quantities, shop, words }: MenuTilesProps,
) => ({
  item,
  href: localisedPath(routes.product(shop, item.uuid), lang),
  quantity: quantities[item.id] ?? 0,
  currency,
  words,
  handlers,
});

/** The rows of a section. */
export function MenuRows(props: MenuTilesProps) {
  return props.items.map((item) => (
    <li key={item.id}>
      <ProductRow {...tileOf(item, props)} />
    </li>
  ));
}

/** The cards of the popular row. */
export function MenuCards(props: MenuTilesProps) {
  return props.items.map((item) => (
    <li key={item.id}>
      <ProductCard {...tileOf(item, props)} eager />
    </li>
  ));
}
