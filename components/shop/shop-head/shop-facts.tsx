import '@/styles/families/shop';
import { Bike, Clock, ShoppingBag, Store } from 'lucide-react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Rating } from '@/components/shop/rating/rating';
import { clsx as cx } from 'clsx';
import { distanceText } from '@/utils/address/distance-text';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import { openingWords } from '@/utils/shop/opening-words';
import type { ShopView } from '@/utils/shop/shop-view';
import { PanelLink } from './panel-link';
import styles from './shop-head.module.css';

type ShopFactsProps = Readonly<{
  shop: ShopView;
  currency: MoneyCurrency;
  /** The customer fetches the order: minutes of the kitchen, no fee. */
  pickup: boolean;
  /** Shows the reviews; without JavaScript the link leads to those on the page. */
  onReviews: () => void;
  /** They are probably about to be asked for. */
  onIntent: () => void;
}>;

const LOOK = { size: 18 } as const;

/** The fee; without an address what it begins at, and only the distance where nothing is brought to. */
function useFeeWords({
  currency,
  shop,
}: Pick<ShopFactsProps, 'currency' | 'shop'>): string {
  const { t, i18n } = useTranslation('shop');
  const { deliveryFee, deliveryFrom, distance, leastFee, minutes, unit } = shop;
  if (!minutes)
    return distance === null
      ? t('shop.about.outOfZone')
      : distanceText(distance, { t, language: i18n.language }, unit);
  const fee = deliveryFee ?? deliveryFrom;
  const price = moneyText(fee, currency, i18n.language);
  const isFree = fee === 0;
  if (leastFee !== null)
    return isFree
      ? t('shop.fact.freeNear')
      : t('shop.fact.deliveryFrom', { price });
  const words = isFree
    ? t('shop.fact.freeDelivery')
    : t('shop.fact.delivery', { price });
  if (distance === null) return words;
  const far = distanceText(distance, { t, language: i18n.language }, unit);
  return `${words} · ${far}`;
}

/** Rating, minutes, fee, minimum and hours: one line on tablets, which wraps on phones. */
export function ShopFacts(props: ShopFactsProps) {
  const { currency, onIntent, onReviews, pickup, shop } = props;
  const { t, i18n } = useTranslation('shop');
  const fee = useFeeWords(props);
  const { minAmount, minutes, open, rating, readyIn } = shop;
  // nobody brings it there: neither when nor for how much
  const isOutside = !pickup && shop.reason === 'out_of_zone';
  return (
    <ul className={cx('fades', styles.facts)}>
      <li className={styles.fact}>
        {rating === null ? (
          <Rating value={null} />
        ) : (
          <PanelLink href="#reviews" onOpen={onReviews} onIntent={onIntent}>
            <Rating value={rating} count={shop.reviewsCount} />
            <span className="sr-only">{t('reviews.title')}</span>
          </PanelLink>
        )}
      </li>
      {!isOutside && (pickup || minutes) && (
        <li className={styles.fact}>
          <Clock {...LOOK} />
          {pickup || !minutes
            ? t('shopCard.readyIn', { minutes: readyIn })
            : t('shop.fact.minutes', minutes)}
        </li>
      )}
      {!pickup && !isOutside && (
        <li className={styles.fact}>
          <Bike {...LOOK} />
          {fee}
        </li>
      )}
      {minAmount > 0 && (
        <li className={styles.fact}>
          <ShoppingBag {...LOOK} />
          {t('shop.fact.minimum', {
            price: moneyText(minAmount, currency, i18n.language),
          })}
        </li>
      )}
      <li className={cx(styles.fact, open ? styles.open : styles.closed)}>
        <Store {...LOOK} />
        {openingWords(shop, t)}
      </li>
    </ul>
  );
}
