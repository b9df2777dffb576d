import { Price } from '@/components/price/price';
import type { MoneyCurrency } from '@/utils/money';
import styles from './order-lines.module.css';

export type OrderLine = Readonly<{
  id: number;
  title: string;
  /** Variant and add-ons in one line. */
  options: string;
  note: string | null;
  img: string | null;
  quantity: number;
  total: number;
}>;

type OrderLinesProps = Readonly<{
  lines: readonly OrderLine[];
  currency: MoneyCurrency;
}>;

/** What was ordered, with pictures: the same on checkout and order. */
export function OrderLines({ currency, lines }: OrderLinesProps) {
  return (
    <ul>
      {lines.map(({ id, img, note, options, quantity, title, total }) => (
        <li key={id} className={styles.line}>
          {img ? (
            <img
              src={img}
              alt=""
              width={52}
              height={52}
              className={styles.picture}
            />
          ) : (
            <span className={styles.picture} />
          )}
          <div className={styles.words}>
            <p className={styles.title}>
              <span className={styles.quantity}>{`${quantity} × `}</span>
              {title}
            </p>
            {options && <p className={styles.options}>{options}</p>}
            {note && <p className={styles.note}>{note}</p>}
          </div>
          <Price amount={total} currency={currency} className={styles.price} />
        </li>
      ))}
    </ul>
  );
}
