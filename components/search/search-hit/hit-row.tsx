import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { clsx as cx } from 'clsx';
import styles from './search-hit.module.css';

type HitRowProps = Readonly<{
  img: string | null;
  /** A logo is shown whole, a picture fills its box. */
  look: 'logo' | 'picture';
  /** Closed or sold out. */
  off: boolean;
  title: ReactNode;
  /** Lines below the title. */
  children: ReactNode;
  end: ReactNode;
}>;

/** The inside of a row of what was found; the link around it or in its title is the parent's. */
export function HitRow({ children, end, img, look, off, title }: HitRowProps) {
  return (
    <>
      <div className={cx(styles.picture, styles[look], off && styles.off)}>
        {img && <Picture src={img} width={64} height={64} />}
      </div>
      <div className={styles.text}>
        {title}
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </>
  );
}
