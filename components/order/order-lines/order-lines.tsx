import '@/styles/families/form';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Picture } from '@/components/ui/picture/picture';
import { Price } from '@/components/money/price/price';
import { Paid } from '@/components/money/paid/paid';
import { clsx as cx } from 'clsx';
import type { MoneyCurrency } from '@/utils/money/money';
import { quantityOf } from '@/utils/cart/quantity-text';
import type { OrderLineView } from '@/utils/order/order-view';
import styles from './order-lines.module.css';

export type OrderLine = Omit<OrderLineView, 'interval'>;

type OrderLinesProps = Readonly<{
  lines: readonly OrderLine[];
  currency: MoneyCurrency;
  /** Where a note can still be written: what stands in its place. */
  noteOf?: (line: OrderLine) => ReactNode;
}>;

/** What was ordered, with pictures: the same on checkout and order. */
export function OrderLines({ currency, lines, noteOf }: OrderLinesProps) {
  const { t, i18n } = useTranslation(['dish', 'order']);
  const words = { t, language: i18n.language };
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <Picture
            className={styles.picture}
            src={line.img}
            name={line.title}
            width={52}
            height={52}
          />
          <div className="grow">
            <p className={styles.title}>
              <span className={styles.quantity}>
                {quantityOf(line.quantity, line.unit, words)}
              </span>{' '}
              {line.leftOut ? <s>{line.title}</s> : line.title}
            </p>
            {line.options && <p className={styles.options}>{line.options}</p>}
            {line.leftOut && (
              <p className={styles.gone}>{t('order.soldOut.line')}</p>
            )}
            {line.without && (
              <p className={styles.gone}>
                <s>{line.without}</s> {t('order.soldOut.line')}
              </p>
            )}
            {noteOf?.(line) ??
              (line.note && <p className={styles.note}>{line.note}</p>)}
          </div>
          {line.leftOut ? (
            <s className={cx(styles.price, styles.options)}>
              <Price amount={line.total} currency={currency} />
            </s>
          ) : line.bonus ? (
            <span className={cx(styles.price, styles.free)}>
              {t('sums.free')}
            </span>
          ) : (
            <Paid
              amount={line.total}
              was={line.listTotal}
              currency={currency}
              className={styles.price}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
