import { Bike, Clock, ShoppingBag, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Rating } from '@/components/rating/rating';
import { cx } from '@/utils/class-names';
import type { MoneyCurrency } from '@/utils/money';
import { moneyText } from '@/utils/money-text';
import { openingWords } from '@/utils/opening-words';
import type { ShopView } from '@/utils/shop-view';
import styles from './shop-head.module.css';

type ShopFactsProps = Readonly<{ shop: ShopView; currency: MoneyCurrency }>;

const LOOK = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Rating, minutes, fee, minimum and hours in one line that wraps. */
export function ShopFacts({ shop, currency }: ShopFactsProps) {
  const { t, i18n } = useTranslation();
  const money = (amount: number) => moneyText(amount, currency, i18n.language);
  const { deliveryFee, minAmount, minutes, open } = shop;
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <Rating
          value={shop.rating}
          count={shop.rating === null ? undefined : shop.reviewsCount}
        />
      </li>
      <li className={styles.fact}>
        <Clock {...LOOK} />
        {t('shop.fact.minutes', minutes)}
      </li>
      <li className={styles.fact}>
        <Bike {...LOOK} />
        {deliveryFee === 0
          ? t('shop.fact.freeDelivery')
          : t('shop.fact.delivery', {
              price: money(deliveryFee ?? shop.deliveryFrom),
            })}
      </li>
      {minAmount > 0 && (
        <li className={styles.fact}>
          <ShoppingBag {...LOOK} />
          {t('shop.fact.minimum', { price: money(minAmount) })}
        </li>
      )}
      <li className={cx(styles.fact, open ? styles.open : styles.closed)}>
        <Store {...LOOK} />
        {openingWords(shop, t)}
      </li>
    </ul>
  );
}
