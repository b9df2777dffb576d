import { Banner } from '@/components/banner/banner';
import { CategoryTile } from '@/components/category-tile/category-tile';
import { ShopCard } from '@/components/shop-card/shop-card';
import type { ShopWords } from '@/components/shop-card/shop-words';
import { ShopTile } from '@/components/shop-tile/shop-tile';
import { CategorySkeleton } from '@/components/skeletons/category-skeleton';
import { ShopCardSkeleton } from '@/components/skeletons/shop-card-skeleton';
import type { useHome } from '@/hooks/use-home';
import type { MoneyCurrency } from '@/utils/money';
import type { ShopCardView } from '@/utils/shop-card';
import { filtersHref, NO_FILTERS } from '@/utils/shop-filters';

/*
 * What stands in the home page's lists. Data and handlers only: the server keeps their HTML (components/kept-list).
 */

const FIRST_ROW = 4;
const TILES_IN_SIGHT = 10;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

type ShopCardsProps = Readonly<{
  cards: readonly ShopCardView[];
  /** Cards that are on their way. */
  waiting: number;
  pickup: boolean;
  currency: MoneyCurrency;
  /** Their uuids. */
  liked: readonly string[];
  words: ShopWords;
  onLike: (uuid: string) => void;
}>;

/** The grid of restaurants. */
export function ShopCards(props: ShopCardsProps) {
  const { cards, waiting, pickup, currency, liked, words, onLike } = props;
  return (
    <>
      {cards.map((shop, index) => (
        <li key={shop.id}>
          <ShopCard
            shop={shop}
            currency={currency}
            pickup={pickup}
            liked={liked.includes(shop.uuid)}
            words={words}
            onLike={onLike}
            eager={index < FIRST_ROW}
          />
        </li>
      ))}
      {upTo(waiting).map((at) => (
        <li key={`waiting-${at}`}>
          <ShopCardSkeleton />
        </li>
      ))}
    </>
  );
}

type ShopTilesProps = Readonly<{
  cards: readonly ShopCardView[];
  pickup: boolean;
  words: ShopWords;
}>;

/** The row of groceries, pharmacies and florists. */
export function ShopTiles({ cards, pickup, words }: ShopTilesProps) {
  return cards.map((shop) => (
    <li key={shop.id}>
      <ShopTile shop={shop} pickup={pickup} words={words} />
    </li>
  ));
}

type Home = ReturnType<typeof useHome>;
type CategoryTilesProps = Readonly<{
  /** Null: on their way. */
  categories: Home['categories'] | null;
  /** The one that the list is narrowed to; its tile leads back to everything. */
  chosen: number | null;
  lang: string;
}>;

/** The row of categories. */
export function CategoryTiles({
  categories,
  chosen,
  lang,
}: CategoryTilesProps) {
  if (!categories)
    return upTo(TILES_IN_SIGHT).map((at) => (
      <li key={at}>
        <CategorySkeleton />
      </li>
    ));
  return categories.map(({ id, img, title }, index) => (
    <li key={id}>
      <CategoryTile
        href={filtersHref(NO_FILTERS, { category: id === chosen ? null : id })}
        lang={lang}
        title={title}
        img={img}
        on={id === chosen}
        lazy={index >= TILES_IN_SIGHT}
      />
    </li>
  ));
}

type BannersProps = Readonly<{ banners: Home['banners']; lang: string }>;

/** The operator's promotions, the first one large. */
export function Banners({ banners, lang }: BannersProps) {
  return banners.map((banner, index) => (
    <li key={banner.id}>
      <Banner banner={banner} lang={lang} large={index === 0} />
    </li>
  ));
}
