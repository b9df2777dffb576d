import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId, useState } from 'react';
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
  /** The browser closes it at Escape and at a press elsewhere, not when the focus goes elsewhere by keyboard. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover();
  }
  return (
    <div role="presentation" className={styles.bar} onBlur={handleBlur}>
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
