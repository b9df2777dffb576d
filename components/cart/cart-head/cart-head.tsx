import Link from 'next/link';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import styles from './cart-head.module.css';

type CartHeadProps = Readonly<{
  title: string;
  href: string;
  logo: string | null;
  /** When it comes. */
  children?: ReactNode;
  /** At the far end. */
  end?: ReactNode;
}>;

/** Whose cart it is: logo, name and the way to the shop. */
export function CartHead({ children, end, href, logo, title }: CartHeadProps) {
  return (
    <div className={styles.head}>
      {logo && (
        <Picture className={styles.logo} src={logo} width={48} height={48} />
      )}
      <div className={styles.words}>
        <Link className={styles.title} href={href} prefetch={false}>
          {title}
        </Link>
        {children}
      </div>
      {end}
    </div>
  );
}
