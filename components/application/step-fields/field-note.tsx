import { CircleAlert } from 'lucide-react';
import { clsx as cx } from 'clsx';
import styles from './step-fields.module.css';

type FieldNoteProps = Readonly<{
  hint?: string;
  error?: string | undefined;
  /** What it speaks of has no field of its own that could take the focus. */
  blocks?: boolean;
}>;

/** What is wrong with several fields as one, or how they are meant. */
export function FieldNote({ blocks = false, error, hint }: FieldNoteProps) {
  if (!error) return hint ? <p className={styles.note}>{hint}</p> : null;
  return (
    <p
      role="alert"
      tabIndex={blocks ? -1 : undefined}
      data-blocked={blocks || undefined}
      className={cx(styles.note, styles.bad)}
    >
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      {error}
    </p>
  );
}
