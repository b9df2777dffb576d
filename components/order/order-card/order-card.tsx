import Link from 'next/link';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { Price } from '@/components/money/price/price';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './order-card.module.css';

type OrderCardProps = Readonly<{
  href: string;
  img: string | null;
  shop: string;
  items: string;
  number: string;
  when: string;
  status: ReactNode;
  total: number;
  currency: MoneyCurrency;
}>;

/** One order in a list; the whole card is its link. */
export function OrderCard({
  currency,
  href,
  img,
  items,
  number,
  shop,
  status,
  total,
  when,
}: OrderCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {img && <Picture src={img} width={128} height={80} />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.shop}>
          <Link href={href} className={styles.link}>
            {shop}
          </Link>
        </h2>
        <div className={styles.status}>{status}</div>
        <p className={styles.items}>{items}</p>
        <p className={styles.note}>
          <span>{number}</span>
          <span>{when}</span>
        </p>
        <Price amount={total} currency={currency} className={styles.total} />
      </div>
    </article>
  );
}
