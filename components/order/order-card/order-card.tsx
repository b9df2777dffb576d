import { CalendarClock } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { Price } from '@/components/money/price/price';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './order-card.module.css';

type OrderCardProps = Readonly<{
  href: string;
  logo: string | null;
  shop: string;
  /** Of the first lines. */
  pictures: readonly string[];
  items: string;
  number: string;
  /** When it was placed. */
  when: string;
  /** When it comes; null: it has ended. */
  arrival: string | null;
  /** For a time that was chosen. */
  isScheduled: boolean;
  status: ReactNode;
  /** What became of a refund that was asked for. */
  refund?: ReactNode;
  total: number;
  /** How far it is; an order that has ended has none. */
  steps?: ReactNode;
  /** Over the card's link. */
  action?: ReactNode;
  currency: MoneyCurrency;
}>;

/** One order in a list: who makes it, what it is, when it comes; the whole card is its link. */
export function OrderCard(props: OrderCardProps) {
  const { action, arrival, currency, href, isScheduled, items, logo, number } =
    props;
  const { pictures, refund, shop, status, steps, total, when } = props;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        {logo && (
          <Picture className={styles.logo} src={logo} width={44} height={44} />
        )}
        <div className={styles.words}>
          <div className={styles.name}>
            <h2 className={styles.shop}>
              <Link href={href} prefetch={false} className={styles.link}>
                <bdi>{shop}</bdi>
              </Link>
            </h2>
            {status}
          </div>
          <p className={styles.note}>
            <span>{number}</span>
            <span>{when}</span>
            {refund}
          </p>
        </div>
      </header>
      {arrival && (
        <p className={styles.arrival}>
          {isScheduled && (
            <CalendarClock size={18} strokeWidth={1.75} aria-hidden="true" />
          )}
          {arrival}
        </p>
      )}
      {steps && <div className={styles.steps}>{steps}</div>}
      <div className={styles.what}>
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            {pictures.map((src, index) => (
              <Picture
                key={`${index}${src}`}
                className={styles.picture}
                src={src}
                width={64}
                height={64}
              />
            ))}
          </div>
        )}
        <p className={styles.items}>{items}</p>
        <Price amount={total} currency={currency} className={styles.total} />
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}
