import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './pay-bar.module.css';

type PayBarProps = Readonly<{
  /** When and where, in one line. */
  note: ReactNode;
  /** "4 items": opens the summary. */
  more: string;
  summary: ReactNode;
  /** What went wrong at the last press. */
  alert?: ReactNode;
  /** The button. */
  children: ReactNode;
}>;

/** Stays at the lower edge where there is one column: the summary on demand, and the button that pays. */
export function PayBar({ alert, children, more, note, summary }: PayBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <div id={id} hidden={!open} className={styles.summary}>
          {summary}
        </div>
        <div className={styles.line}>
          <span className={styles.note}>{note}</span>
          <button
            type="button"
            className={styles.more}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {more}
            <ChevronDown
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
              className={cx(styles.chevron, open && styles.up)}
            />
          </button>
        </div>
        {alert && <div className={styles.alert}>{alert}</div>}
        {children}
      </div>
    </div>
  );
}
