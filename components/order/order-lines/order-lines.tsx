import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/picture/picture';
import { Paid } from '@/components/money/paid/paid';
import { clsx as cx } from 'clsx';
import type { MoneyCurrency } from '@/utils/money/money';
import { quantityOf } from '@/utils/cart/quantity-text';
import styles from './order-lines.module.css';

export type OrderLine = Readonly<{
  id: number;
  title: string;
  /** Variant and add-ons in one line. */
  options: string;
  note: string | null;
  img: string | null;
  quantity: number;
  unit: string;
  /** Given away. */
  bonus: boolean;
  /** As paid. */
  total: number;
  /** Before discounts. */
  listTotal: number;
}>;

type OrderLinesProps = Readonly<{
  lines: readonly OrderLine[];
  currency: MoneyCurrency;
  /** Where a note can still be written: what stands in its place. */
  noteOf?: (line: OrderLine) => ReactNode;
}>;

/** What was ordered, with pictures: the same on checkout and order. */
export function OrderLines({ currency, lines, noteOf }: OrderLinesProps) {
  const { t, i18n } = useTranslation();
  const words = { t, language: i18n.language };
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          {line.img ? (
            <Picture
              className={styles.picture}
              src={line.img}
              width={52}
              height={52}
            />
          ) : (
            <span className={styles.picture} />
          )}
          <div className={styles.words}>
            <p className={styles.title}>
              <span className={styles.quantity}>
                {quantityOf(line.quantity, line.unit, words)}
              </span>{' '}
              {line.title}
            </p>
            {line.options && <p className={styles.options}>{line.options}</p>}
            {noteOf?.(line) ??
              (line.note && <p className={styles.note}>{line.note}</p>)}
          </div>
          {line.bonus ? (
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
