import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { clsx as cx } from 'clsx';
import styles from './search-hit.module.css';

type HitRowProps = Readonly<{
  /** Of what was found. */
  name: string;
  img: string | null;
  /** A logo is shown whole, a picture fills its box. */
  look: 'logo' | 'picture';
  /** Closed or sold out. */
  off: boolean;
  /** How wide the picture is shown, in CSS pixels. */
  size?: number | undefined;
  title: ReactNode;
  /** Lines below the title. */
  children: ReactNode;
  end: ReactNode;
}>;

/** The inside of a row of what was found; the link around it or in its title is the parent's. */
export function HitRow(props: HitRowProps) {
  const { children, end, img, look, name, off, size = 64, title } = props;
  return (
    <>
      <div className={cx(styles.picture, styles[look], off && styles.off)}>
        <Picture
          className="cover"
          src={img}
          name={name}
          width={size}
          height={size}
        />
      </div>
      <div className="grow breaks">
        {title}
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </>
  );
}
