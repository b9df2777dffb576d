import '@/styles/families/form';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './panel.module.css';

type PanelProps = Readonly<{
  /** Where a link of the page leads to. */
  id?: string;
  title?: string;
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}>;

/** A white card, one of several in a column; with a heading it is a section. */
export function Panel({ children, className, id, note, title }: PanelProps) {
  const Box = title ? 'section' : 'div';
  return (
    <Box id={id} className={cx(styles.panel, className)}>
      {title && (
        <header className={styles.head}>
          <h2 className="t20">{title}</h2>
          {note && <span className={styles.note}>{note}</span>}
        </header>
      )}
      {children}
    </Box>
  );
}
