import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/ui/badge/badge';
import { Price } from '@/components/money/price/price';
import type { DishView } from '@/utils/product/dish-view';
import type { MoneyCurrency } from '@/utils/money/money';
import { isMeasured } from '@/utils/cart/quantity-text';
import styles from './product-about.module.css';

export type ProductHeadProps = Readonly<{
  dish: Pick<
    DishView,
    'badges' | 'description' | 'price' | 'title' | 'unit' | 'was'
  >;
  currency: MoneyCurrency;
  /** Why nothing can be ordered now; null when it can. */
  notice: string | null;
}>;

/** Name, price, offers and words of a dish. */
export function ProductHead({ dish, currency, notice }: ProductHeadProps) {
  const { t } = useTranslation();
  const { badges, description, price, title, unit, was } = dish;
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
      {badges.length > 0 && (
        <p className={styles.badges}>
          {badges.map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </p>
      )}
      {notice && <p className={styles.notice}>{notice}</p>}
      {description && <p className={styles.text}>{description}</p>}
    </>
  );
}
