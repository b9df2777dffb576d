import { Banner } from '@/components/banner/banner';
import type { ShopWords } from '@/components/shop-card/shop-words';
import { ShopTile } from '@/components/shop-tile/shop-tile';
import type { useBanners } from '@/hooks/use-home';
import type { ShopCardView } from '@/utils/shop-card';

/*
 * What stands in the home page's rows. Data and handlers only: the server keeps their HTML (components/kept-list).
 */

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

type BannersProps = Readonly<{
  banners: ReturnType<typeof useBanners>;
  lang: string;
}>;

/** The operator's promotions, the first one large. */
export function Banners({ banners, lang }: BannersProps) {
  return banners.map((banner, index) => (
    <li key={banner.id}>
      <Banner banner={banner} lang={lang} large={index === 0} />
    </li>
  ));
}
