import type { ReactNode } from 'react';
import { ShopRating } from '@/components/shop-card/shop-rating';
import { minutesText, openingText } from '@/components/shop-card/shop-words';
import { fillIn } from '@/utils/fill-in';
import { formatAmount, type MoneyCurrency } from '@/utils/money';
import type { ShopHit } from '@/utils/search-hit';
import type { ShopCardView } from '@/utils/shop-card';
import { HitRow } from './hit-row';
import type { HitWords } from './hit-words';
import { MarkedName } from './marked';
import { MatchLine } from './match-line';
import styles from './search-hit.module.css';

export type ShopHitProps = Readonly<{
  hit: ShopHit;
  currency: MoneyCurrency;
  /** It will be picked up: no fee, the kitchen's own minutes. */
  pickup: boolean;
  words: HitWords;
}>;

/** "20–30 min · $1.99 delivery", or when a closed shop opens. */
function metaText(
  shop: ShopCardView,
  { shop: words }: HitWords,
  currency: MoneyCurrency,
  pickup: boolean,
): string {
  if (!shop.open) return openingText(shop, words);
  const amount = `\u2066${formatAmount(shop.fee, currency, words.separators)}\u2069`;
  const fee = shop.fee > 0 ? fillIn(words.delivery, { amount }) : words.free;
  const way = pickup ? words.pickup : fee;
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
      img={shop.logo ?? shop.img}
      look={shop.logo ? 'logo' : 'picture'}
      off={!shop.open}
      title={wrapName(
        <MarkedName field="title" name={shop.title} match={match} />,
      )}
      end={<ShopRating value={shop.rating} words={words.shop} pill />}
    >
      <span className={styles.line}>
        {metaText(shop, words, currency, pickup)}
      </span>
      <MatchLine match={match} shown={[shop.title]} words={words} />
    </HitRow>
  );
}
