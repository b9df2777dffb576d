import Link from 'next/link';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import styles from './again-card.module.css';

type AgainCardProps = Readonly<{
  href: string;
  shop: string;
  logo: string | null;
  items: string;
  /** Of the first lines. */
  pictures: readonly string[];
  /** Over the card's link. */
  action: ReactNode;
}>;

const SHOWN = 2;

/** A past order as an invitation: what it was, of whom, and the button that brings it back. */
export function AgainCard(props: AgainCardProps) {
  const { action, href, items, logo, pictures, shop } = props;
  const shown = pictures.length > 0 ? pictures.slice(0, SHOWN) : [logo];
  return (
    <article className={styles.card}>
      <div className={styles.what}>
        <div className={styles.pictures}>
          {shown.map((src, index) => (
            <Picture
              key={`${index}${src}`}
              className={styles.picture}
              src={src}
              name={shop}
              width={64}
              height={64}
            />
          ))}
        </div>
        <div className={styles.words}>
          <h3 className={styles.shop}>
            <Link href={href} prefetch={false} className={styles.link}>
              <bdi>{shop}</bdi>
            </Link>
          </h3>
          <p className={styles.items}>{items}</p>
        </div>
      </div>
      <div className={styles.action}>{action}</div>
    </article>
  );
}
