import '@/styles/families/browse';
import { clsx as cx } from 'clsx';
import { Fragment } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { ShopCard } from '@/components/shop/shop-card/shop-card';
import {
  GridBreak,
  shopItemClass,
} from '@/components/shop/shop-card/shop-grid';
import {
  minutesText,
  openingText,
} from '@/components/shop/shop-card/shop-words';
import { Picture } from '@/components/ui/picture/picture';
import { CategorySkeleton } from '@/components/ui/skeletons/category-skeleton';
import { ShopCardSkeleton } from '@/components/ui/skeletons/shop-card-skeleton';
import type { useCategories } from '@/hooks/shop/use-home';
import type { MoneyCurrency } from '@/utils/money/money';
import { routes } from '@/utils/shell/routes';
import type { ShopCardView } from '@/utils/shop/shop-card';
import {
  filtersHref,
  NO_FILTERS,
  type ShopFilters,
} from '@/utils/shop/shop-filters';
import categoryStyles from './category-tile.module.css';
import tileStyles from './shop-tile.module.css';

/*
 * What stands in lists of shops. Data, handlers and t() only: the server keeps their HTML (utils/platform/kept-list.tsx).
 */

const TILES_IN_SIGHT = 10;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

const isClosed = ({ open, opens, outside }: ShopCardView): boolean =>
  !open && !outside && !opens?.busy;

type ShopCardsProps = Readonly<{
  cards: readonly ShopCardView[];
  /** Cards that are on their way. */
  waiting: number;
  pickup: boolean;
  currency: MoneyCurrency;
  /** Their uuids. */
  liked: readonly string[];
  onLike: (uuid: string) => void;
  /** Below what is seen first: no picture of it is the largest there. */
  lazy?: boolean;
  /** The closed ones come last: words stand before them. */
  parted?: boolean;
}>;

/** The cards of a grid or a row. */
export function ShopCards(props: ShopCardsProps) {
  const { cards, waiting, pickup, currency, lazy, liked, parted } = props;
  // once for the list: a hook in each card would cost a phone more than the card
  const { i18n: words } = useTranslation('list');
  const firstClosed = parted ? cards.findIndex(isClosed) : -1;
  return (
    <>
      {cards.map((shop, index) => (
        <Fragment key={shop.id}>
          {index === firstClosed && (
            <GridBreak>{words.t('shopCard.closed')}</GridBreak>
          )}
          <li className={shopItemClass(shop, pickup)}>
            <ShopCard
              shop={shop}
              currency={currency}
              pickup={pickup}
              liked={liked.includes(shop.uuid)}
              words={words}
              onLike={props.onLike}
              eager={!lazy && index === 0}
            />
          </li>
        </Fragment>
      ))}
      {upTo(waiting).map((at) => (
        <li key={`waiting-${at}`}>
          <ShopCardSkeleton />
        </li>
      ))}
    </>
  );
}

export type ShopTilesProps = Readonly<{
  cards: readonly ShopCardView[];
  pickup: boolean;
}>;

/** Small ones side by side: groceries, pharmacies, florists. */
export function ShopTiles({ cards, pickup }: ShopTilesProps) {
  const { i18n: words } = useTranslation();
  return cards.map((shop) => (
    <li key={shop.id}>
      <SiteLink
        href={routes.shop(shop)}
        lang={words.language}
        className={tileStyles.tile}
      >
        <span className={tileStyles.logo}>
          <Picture
            className="cover"
            src={shop.logo}
            name={shop.title}
            width={56}
            height={56}
          />
        </span>
        <span className={tileStyles.text}>
          <b className={tileStyles.name}>{shop.title}</b>
          <span className={tileStyles.line}>
            {shop.open
              ? minutesText(shop, words, pickup)
              : openingText(shop, words)}
          </span>
          {shop.kind && <span className={tileStyles.line}>{shop.kind}</span>}
        </span>
      </SiteLink>
    </li>
  ));
}

type CategoryTilesProps = Readonly<{
  /** Null: on their way. */
  categories: ReturnType<typeof useCategories>['categories'] | null;
  /** The one that the list is narrowed to; its tile leads back to everything. */
  chosen: number | null;
  list: ShopFilters['list'];
  lang: string;
}>;

/** The row of categories. */
export function CategoryTiles(props: CategoryTilesProps) {
  const { categories, chosen, lang, list } = props;
  if (!categories)
    return upTo(TILES_IN_SIGHT).map((at) => (
      <li key={at}>
        <CategorySkeleton />
      </li>
    ));
  return categories.map(({ id, img, title }) => (
    <li key={id}>
      <SiteLink
        href={filtersHref(NO_FILTERS, {
          list,
          category: id === chosen ? null : id,
        })}
        lang={lang}
        scroll={false}
        className={cx(categoryStyles.tile, id === chosen && categoryStyles.on)}
        aria-current={id === chosen || undefined}
      >
        <span className={categoryStyles.ground}>
          <Picture src={img} name={title} width={66} height={66} />
        </span>
        <span className={categoryStyles.name}>{title}</span>
      </SiteLink>
    </li>
  ));
}
