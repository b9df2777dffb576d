import '@/styles/families/shop';
import { clsx as cx } from 'clsx';
import {
  type ComponentProps,
  type CSSProperties,
  memo,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ProductCard } from '@/components/product/product-card/product-card';
import type { ProductHandlers } from '@/components/product/product-row/product-control';
import {
  ProductRow,
  type ProductTileProps,
} from '@/components/product/product-row/product-row';
import { useShell } from '@/contexts/shell-context';
import type { DishCounts } from '@/utils/cart/dish-counts';
import type { Words } from '@/utils/i18n/words';
import type { MoneyCurrency } from '@/utils/money/money';
import { KeptList } from '@/utils/platform/kept-list';
import { localisedPath, routes } from '@/utils/shell/routes';
import type { MenuItemView, MenuSectionView } from '@/utils/shop/menu-view';
import type { ShopView } from '@/utils/shop/shop-view';
import { POPULAR_ID, sectionId } from './section-id';
import styles from './shop-page.module.css';

/** Data and handlers only: what stands in a menu's lists is kept by the server (utils/platform/kept-list.tsx). */
type MenuTilesProps = Readonly<{
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
function MenuRows(props: MenuTilesProps) {
  const { i18n } = useTranslation();
  return props.items.map((item) => (
    <MenuRow key={item.id} {...tileOf(item, props, i18n)} />
  ));
}

/** The cards of the popular row. */
function MenuCards(props: MenuTilesProps) {
  const { i18n } = useTranslation();
  return props.items.map((item) => (
    <MenuCard key={item.id} {...tileOf(item, props, i18n)} />
  ));
}

/** The goods of a section of a shop. */
function MenuShelf(props: MenuTilesProps) {
  const { i18n } = useTranslation();
  return props.items.map((item) => (
    <MenuCard key={item.id} {...tileOf(item, props, i18n)} onShelf />
  ));
}

type ShopMenuProps = Readonly<{
  popular: readonly MenuItemView[];
  sections: readonly MenuSectionView[];
}> &
  Omit<MenuTilesProps, 'currency' | 'items' | 'lang'>;

/** From so many dishes on, sections out of sight are not drawn: a shorter menu is quick without. */
const LONG = 24;
/** A section with so many is drawn row by row: whole, a jump to it or a search that leaves it would take too long. */
const MANY = 12;

/** How many rows a section has, four, two or one in each, and whether words stand above: its height while not drawn. */
const sizeOf = ({ items, note }: MenuSectionView) =>
  ({
    '--dishes': items.length,
    '--pairs': Math.ceil(items.length / 2),
    '--fours': Math.ceil(items.length / 4),
    '--notes': note ? 1 : 0,
  }) as CSSProperties;

/** The popular row and every section of the menu: a kitchen's dishes in rows with their words, a shop's goods on shelves. */
export const ShopMenu = memo(function ShopMenu(props: ShopMenuProps) {
  const { counts, handlers, popular, sections, shop } = props;
  const { t } = useTranslation('shop');
  const { currency, lang } = useShell();
  const tiles = (items: readonly MenuItemView[]): MenuTilesProps => ({
    items,
    // the whole shop would be more than the rows depend on
    shop: { id: shop.id, type: shop.type },
    lang,
    currency,
    counts,
    handlers,
  });
  const dishes = sections.reduce((sum, { items }) => sum + items.length, 0);
  const isLong = dishes >= LONG;
  const isShelf = shop.type === 'shop';
  return (
    <>
      {popular.length > 0 && (
        <section
          id={POPULAR_ID}
          className={styles.section}
          aria-labelledby="popular-title"
        >
          <h2 id="popular-title" tabIndex={-1} className={styles.title}>
            {t('menu.popular')}
          </h2>
          <KeptList
            className={cx('fades', styles.popular)}
            of={MenuCards}
            props={tiles(popular)}
          />
        </section>
      )}
      {sections.map((section) => (
        <section
          key={section.id}
          id={sectionId(section.id)}
          className={cx(
            styles.section,
            isLong && styles.far,
            section.items.length >= MANY && styles.many,
            isShelf && styles.shelf,
          )}
          style={isLong ? sizeOf(section) : undefined}
          aria-labelledby={`${sectionId(section.id)}-title`}
        >
          <h2
            id={`${sectionId(section.id)}-title`}
            tabIndex={-1}
            className={styles.title}
          >
            {section.title}
          </h2>
          {section.note && <p className="soft t14">{section.note}</p>}
          <KeptList
            className={styles.rows}
            of={isShelf ? MenuShelf : MenuRows}
            props={tiles(section.items)}
          />
        </section>
      ))}
    </>
  );
});
