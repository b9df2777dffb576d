import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './pay-bar.module.css';

type PayBarProps = Readonly<{
  /** When and where, in one line. */
  note: ReactNode;
  /** "4 items": opens and closes the summary. */
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
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <div id={id} popover="auto" className={styles.summary}>
          {isAsked && summary}
        </div>
        <div className={styles.line}>
          <span className={styles.note}>{note}</span>
          <button
            type="button"
            className={styles.more}
            popoverTarget={id}
            onClick={() => setAsked(true)}
          >
            {more}
            <ChevronDown
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
              className={styles.chevron}
            />
          </button>
        </div>
        {alert && <div className={styles.alert}>{alert}</div>}
        {children}
      </div>
    </div>
  );
}
