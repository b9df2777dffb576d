import { type ComponentProps, memo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '@/components/product/product-card/product-card';
import type { ProductHandlers } from '@/components/product/product-row/product-control';
import {
  ProductRow,
  type ProductTileProps,
} from '@/components/product/product-row/product-row';
import type { DishCounts } from '@/utils/cart/dish-counts';
import type { Words } from '@/utils/i18n/words';
import type { MenuItemView } from '@/utils/shop/menu-view';
import type { MoneyCurrency } from '@/utils/money/money';
import { localisedPath, routes } from '@/utils/shell/routes';
import type { ShopView } from '@/utils/shop/shop-view';

/** Data and handlers only: what stands in a menu's lists is kept by the server (utils/platform/kept-list.tsx). */
export type MenuTilesProps = Readonly<{
  items: readonly MenuItemView[];
  shop: Pick<ShopView, 'id' | 'type'>;
  lang: string;
  currency: MoneyCurrency;
  /** Each row asks it for its own number. */
  counts: DishCounts;
  handlers: ProductHandlers;
}>;

type TileProps = Omit<ProductTileProps, 'quantity'> &
  Readonly<{ counts: DishCounts }>;

/** The page that the server sends has nothing in its cart. */
const none = (): number => 0;

function useQuantity({ counts, item }: TileProps): number {
  return useSyncExternalStore(counts.subscribe, () => counts.of(item.id), none);
}

const MenuRow = memo(function MenuRow(props: TileProps) {
  const { counts: _counts, ...rest } = props;
  return (
    <li>
      <ProductRow {...rest} quantity={useQuantity(props)} />
    </li>
  );
});

const MenuCard = memo(function MenuCard(
  props: TileProps & Pick<ComponentProps<typeof ProductCard>, 'onShelf'>,
) {
  const { counts: _counts, ...rest } = props;
  return (
    <li>
      <ProductCard {...rest} quantity={useQuantity(props)} />
    </li>
  );
});

/** What a row and a card are given; the words once for the list, as a hook in each row would cost a phone too much. */
const tileOf = (
  item: MenuItemView,
  { counts, currency, handlers, lang, shop }: MenuTilesProps,
  words: Words,
) => ({
  item,
  href: localisedPath(routes.product(shop, item.uuid), lang),
  counts,
  currency,
  words,
  handlers,
});

/** The rows of a section. */
export function MenuRows(props: MenuTilesProps) {
  const { i18n } = useTranslation();
  return props.items.map((item) => (
    <MenuRow key={item.id} {...tileOf(item, props, i18n)} />
  ));
}

/** The cards of the popular row. */
export function MenuCards(props: MenuTilesProps) {
  const { i18n } = useTranslation();
  return props.items.map((item) => (
    <MenuCard key={item.id} {...tileOf(item, props, i18n)} />
  ));
}

/** The goods of a section of a shop. */
export function MenuShelf(props: MenuTilesProps) {
  const { i18n } = useTranslation();
  return props.items.map((item) => (
    <MenuCard key={item.id} {...tileOf(item, props, i18n)} onShelf />
  ));
}
