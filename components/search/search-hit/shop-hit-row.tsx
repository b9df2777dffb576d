import type { ReactNode } from 'react';
import { ShopRating } from '@/components/shop/shop-card/shop-rating';
import {
  feeText,
  minutesText,
  openingText,
} from '@/components/shop/shop-card/shop-words';
import type { Words } from '@/utils/i18n/words';
import type { MoneyCurrency } from '@/utils/money/money';
import type { ShopHit } from '@/utils/search/search-hit';
import type { ShopCardView } from '@/utils/shop/shop-card';
import { HitRow } from './hit-row';
import { MarkedName } from './marked';
import { MatchLine } from './match-line';
import styles from './search-hit.module.css';

export type ShopHitProps = Readonly<{
  hit: Pick<ShopHit, 'match' | 'shop'>;
  currency: MoneyCurrency;
  /** It will be picked up: no fee, the kitchen's own minutes. */
  pickup: boolean;
  words: Words;
}>;

/** "20–30 min · $1.99 delivery", or when a closed shop opens. */
function metaText(
  shop: ShopCardView,
  words: Words,
  currency: MoneyCurrency,
  pickup: boolean,
): string {
  if (!shop.open) return openingText(shop, words);
  const way = pickup
    ? words.t('shopCard.pickup')
    : feeText(shop, words, currency);
  return `${minutesText(shop, words, pickup)} · ${way}`;
}

/** What of a found shop stands in its row; `wrapName` puts the name into its heading or link. */
export function ShopHitRow({
  currency,
  hit,
  pickup,
  words,
  wrapName,
}: ShopHitProps & Readonly<{ wrapName: (name: ReactNode) => ReactNode }>) {
  const { match, shop } = hit;
  return (
    <HitRow
      name={shop.title}
      img={shop.logo ?? shop.img}
      look={shop.logo ? 'logo' : 'picture'}
      off={!shop.open}
      title={wrapName(
        <MarkedName field="title" name={shop.title} match={match} />,
      )}
      end={<ShopRating value={shop.rating} words={words} pill />}
    >
      <span className={styles.line}>
        {metaText(shop, words, currency, pickup)}
      </span>
      <MatchLine match={match} shown={[shop.title]} words={words} />
    </HitRow>
  );
}
