import '@/styles/families/browse';
import { distanceText } from '@/utils/address/distance-text';
import { unbroken } from '@/utils/i18n/unbroken';
import type { Words } from '@/utils/i18n/words';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import type { ShopCardView } from '@/utils/shop/shop-card';
import styles from './shop-card.module.css';
import { feeText, minutesText } from './shop-words';

type ShopMetaProps = Readonly<{
  shop: Pick<
    ShopCardView,
    'eta' | 'fee' | 'freeFrom' | 'km' | 'least' | 'outside' | 'ready' | 'unit'
  >;
  currency: MoneyCurrency;
  pickup: boolean;
  words: Words;
}>;

const DOT = ' · ';

/** The total from which delivery is free, where a second line says so; null: it says nothing of it. */
export const shownFreeFrom = (
  { fee, freeFrom, outside }: ShopMetaProps['shop'],
  pickup: boolean,
): number | null => (pickup || outside || fee === 0 ? null : freeFrom);

/** "20–30 min · $1.99 delivery · 1.2 km"; only how far it is where it does not deliver to. */
export function ShopMeta({ shop, currency, pickup, words }: ShopMetaProps) {
  const { language, t } = words;
  const freeFrom = shownFreeFrom(shop, pickup);
  const far =
    shop.km === null ? null : unbroken(distanceText(shop.km, words, shop.unit));
  if (shop.outside && !pickup) return <p className={styles.meta}>{far}</p>;
  return (
    <p className={styles.meta}>
      {unbroken(minutesText(shop, words, pickup))}
      {DOT}
      {pickup && t('shopCard.pickup')}
      {!pickup && (
        <span className={shop.fee === 0 ? styles.free : undefined}>
          {feeText(shop, words, currency)}
        </span>
      )}
      {far !== null && DOT + far}
      {freeFrom !== null && (
        <span className={styles.freeFrom}>
          {t('shopCard.freeFrom', {
            amount: moneyText(freeFrom, currency, language),
          })}
        </span>
      )}
    </p>
  );
}
