import type { ReactNode } from 'react';
import { Amount } from '@/components/money/price/amount';
import { openingText } from '@/components/shop/shop-card/shop-words';
import { GAP, type Words } from '@/utils/i18n/words';
import type { MoneyCurrency } from '@/utils/money/money';
import type { ProductHit } from '@/utils/search/search-hit';
import { HitRow } from './hit-row';
import { MarkedName } from './marked';
import { MatchLine } from './match-line';
import styles from './search-hit.module.css';

export type ProductHitProps = Readonly<{
  hit: ProductHit;
  currency: MoneyCurrency;
  /** False where everything is of one shop. */
  shopShown: boolean;
  /** How wide the picture is shown, in CSS pixels. */
  size?: number;
  words: Words;
}>;

/** What a found product costs, and whether another of its kind costs more. */
export function HitPrice({
  currency,
  hit,
  words,
}: Pick<ProductHitProps, 'currency' | 'hit' | 'words'>) {
  const [before, after] = hit.from
    ? words.t('price.from', { price: GAP }).split(GAP)
    : [];
  return (
    <>
      {before && <span className="soft t13">{before}</span>}
      <Amount
        amount={hit.price}
        was={hit.was}
        currency={currency}
        size="m"
        words={words}
        after={after && <span className="soft t13">{after}</span>}
      />
    </>
  );
}

/** What of a found product stands in its row; `wrapName` puts the name into its heading or link. */
export function ProductHitRow({
  currency,
  hit,
  shopShown,
  size,
  words,
  wrapName,
}: ProductHitProps & Readonly<{ wrapName: (name: ReactNode) => ReactNode }>) {
  const { match, open, opens, shop, soldOut, title } = hit;
  const state = soldOut
    ? words.t('product.soldOut')
    : !open && openingText({ opens }, words);
  return (
    <HitRow
      name={title}
      img={hit.img}
      look="picture"
      size={size}
      off={soldOut || !open}
      title={wrapName(<MarkedName field="title" name={title} match={match} />)}
      end={
        <span className={styles.price}>
          <HitPrice hit={hit} currency={currency} words={words} />
        </span>
      }
    >
      {shopShown && (
        <span className={styles.line}>
          <MarkedName field="shop" name={shop.title} match={match} />
        </span>
      )}
      {state && <span className={styles.line}>{state}</span>}
      <MatchLine
        match={match}
        shown={shopShown ? [title, shop.title] : [title]}
        words={words}
      />
    </HitRow>
  );
}
