import { fillIn } from '@/utils/fill-in';
import { formatAmount, type MoneyCurrency } from '@/utils/money';
import { oneDecimal } from '@/utils/number-separators';
import type { ShopCardView } from '@/utils/shop-card';
import styles from './shop-card.module.css';
import { minutesText, type ShopWords } from './shop-words';

type ShopMetaProps = Readonly<{
  shop: Pick<
    ShopCardView,
    'eta' | 'fee' | 'freeFrom' | 'km' | 'outside' | 'ready'
  >;
  currency: MoneyCurrency;
  pickup: boolean;
  words: ShopWords;
}>;

const DOT = ' · ';
/** Keeps an amount or a range left to right inside a sentence of any direction. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** The total from which delivery is free, where a second line says so; null: it says nothing of it. */
export const shownFreeFrom = (
  { fee, freeFrom, outside }: ShopMetaProps['shop'],
  pickup: boolean,
): number | null => (pickup || outside || fee === 0 ? null : freeFrom);

/** "20–30 min · $1.99 delivery · 1.2 km"; only how far it is where it does not deliver to. */
export function ShopMeta({ shop, currency, pickup, words }: ShopMetaProps) {
  const { separators } = words;
  const amount = isolated(formatAmount(shop.fee, currency, separators));
  const freeFrom = shownFreeFrom(shop, pickup);
  const far =
    shop.km === null
      ? null
      : fillIn(words.km, { km: oneDecimal(shop.km, separators) });
  if (shop.outside && !pickup) return <p className={styles.meta}>{far}</p>;
  return (
    <p className={styles.meta}>
      {minutesText(shop, words, pickup)}
      {DOT}
      {pickup && words.pickup}
      {!pickup && shop.fee > 0 && fillIn(words.delivery, { amount })}
      {!pickup && shop.fee === 0 && (
        <span className={styles.free}>{words.free}</span>
      )}
      {far !== null && DOT + far}
      {freeFrom !== null && (
        <span className={styles.freeFrom}>
          {fillIn(words.freeFrom, {
            amount: isolated(formatAmount(freeFrom, currency, separators)),
          })}
        </span>
      )}
    </p>
  );
}
