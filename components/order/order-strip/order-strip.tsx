import Link from 'next/link';
import { ChevronRight } from 'lucide-react';
import { Picture } from '@/components/ui/picture/picture';
import styles from './order-strip.module.css';

type OrderStripProps = Readonly<{
  href: string;
  logo: string | null;
  shop: string;
  /** When it arrives, or how far it is. */
  state: string;
  /** What the link does. */
  action: string;
}>;

/** An order under way in one line: of whom, when it comes, and the way to its page. */
export function OrderStrip({
  action,
  href,
  logo,
  shop,
  state,
}: OrderStripProps) {
  return (
    <Link href={href} prefetch={false} className={styles.strip}>
      {logo && (
        <Picture src={logo} width={40} height={40} className={styles.logo} />
      )}
      <span className={styles.words}>
        <bdi className={styles.shop}>{shop}</bdi>
        <span className={styles.state} aria-live="polite">
          {state}
        </span>
      </span>
      <span className={styles.action}>
        <span className={styles.name}>{action}</span>
        <ChevronRight
          className="flip"
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
        />
      </span>
    </Link>
  );
}
