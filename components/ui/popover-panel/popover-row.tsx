import '@/styles/families/common';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './popover-panel.module.css';

type PopoverRowProps = Readonly<{
  /** An icon or a picture of 44 px. */
  start?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
  /** Looks hovered: the option that the arrow keys are on. */
  active?: boolean;
  className?: string;
}>;

/** What a row of a popover looks like; wrap it in the link, button or label that it is. */
export function PopoverRow({
  start,
  title,
  text,
  end,
  active = false,
  className,
}: PopoverRowProps) {
  return (
    <span className={cx(styles.row, active && styles.active, className)}>
      {start}
      <span className="grow">
        <span className={cx(styles.title, text != null && styles.strong)}>
          {title}
        </span>
        {text != null && <span className={styles.note}>{text}</span>}
      </span>
      {end != null && <span className={styles.end}>{end}</span>}
    </span>
  );
}
