import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Price } from '@/components/money/price/price';
import type { DishView } from '@/utils/product/dish-view';
import type { MoneyCurrency } from '@/utils/money/money';
import { isMeasured } from '@/utils/cart/quantity-text';
import styles from './product-about.module.css';

export type ProductHeadProps = Readonly<{
  dish: Pick<DishView, 'description' | 'price' | 'title' | 'unit' | 'was'>;
  /** Offers and warnings. */
  badges?: ReactNode;
  currency: MoneyCurrency;
  /** Why nothing can be ordered now; null when it can. */
  notice: string | null;
  /** The ways on from there. */
  actions?: ReactNode;
}>;

/** Name, price, offers and words of a dish. */
export function ProductHead({
  actions,
  badges,
  dish,
  currency,
  notice,
}: ProductHeadProps) {
  const { t } = useTranslation('dish');
  const { description, price, title, unit, was } = dish;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <p className={styles.price}>
          <Price amount={price} was={was} currency={currency} size="l" />
          {isMeasured(unit) && (
            <span className={styles.unit}>/ {t(`unit.${unit}`)}</span>
          )}
        </p>
      </div>
      {badges}
      {notice && (
        <div className={styles.notice}>
          <p>{notice}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {description && <p className={styles.text}>{description}</p>}
    </>
  );
}
