import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '@/components/money/price/price';
import type { RepeatChangeDto } from '@/server/contracts/order/order-repeat';
import { quantityOf } from '@/utils/cart/quantity-text';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './change-list.module.css';

type ChangeListProps = Readonly<{
  changes: readonly RepeatChangeDto[];
  currency: MoneyCurrency;
}>;

/** Before, an arrow in reading direction, after. */
function BeforeAfter(props: Readonly<{ before: ReactNode; after: ReactNode }>) {
  return (
    <>
      <del className={styles.before}>{props.before}</del>
      <ArrowRight className="flip" size={16} strokeWidth={2} aria-hidden />
      <ins className={styles.after}>{props.after}</ins>
    </>
  );
}

/** How lines of a repeated order differ from what was ordered: a row each. */
export function ChangeList({ changes, currency }: ChangeListProps) {
  const { i18n, t } = useTranslation();
  const words = { t, language: i18n.language };
  function wordsOf(change: RepeatChangeDto): ReactNode {
    const { addon, code, unit } = change;
    const price = (amount: number | null) => (
      <Price amount={amount ?? 0} currency={currency} />
    );
    const quantity = (value: number | null) =>
      quantityOf(value ?? 0, unit, words);
    switch (code) {
      case 'gone':
        return t('order.repeat.gone');
      case 'sold_out':
        return t('product.soldOut');
      case 'choose':
        return t('order.repeat.choose');
      case 'addon_gone':
        return t('order.repeat.without', { addon: addon ?? '' });
      case 'quantity':
        return (
          <BeforeAfter
            before={quantity(change.from_quantity)}
            after={quantity(change.to_quantity)}
          />
        );
      case 'price':
        return (
          <BeforeAfter
            before={price(change.from_price)}
            after={price(change.to_price)}
          />
        );
      case 'options':
        return (
          <BeforeAfter before={change.from_options} after={change.to_options} />
        );
    }
  }
  return (
    <ul>
      {changes.map((change, index) => (
        <li
          key={`${index}${change.code}${change.product_uuid}`}
          className={styles.change}
        >
          <p className={styles.title}>
            <bdi>{change.title}</bdi>
            {change.addon && change.code === 'price' && (
              <span className={styles.addon}> · {change.addon}</span>
            )}
          </p>
          <p className={styles.words}>{wordsOf(change)}</p>
        </li>
      ))}
    </ul>
  );
}
