import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { clsx as cx } from 'clsx';
import styles from './review-row.module.css';

type ReviewRowProps = Readonly<{
  img: string | null;
  /** Of a person. */
  round?: boolean;
  title: string;
  text?: string;
  /** Stars or thumbs. */
  children: ReactNode;
}>;

/** What is rated, and how; the stars stand below it on phones. */
export function ReviewRow({
  children,
  img,
  round = false,
  text,
  title,
}: ReviewRowProps) {
  const picture = cx(styles.picture, round && styles.round);
  return (
    <li className={styles.row}>
      <Picture
        className={picture}
        src={img}
        name={title}
        width={52}
        height={52}
      />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {children}
    </li>
  );
}
