import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge/badge';
import styles from './option-group.module.css';

type OptionGroupProps = Readonly<{
  /** The element's id: what a refusal moves the focus to. */
  id: string;
  title: string;
  /** "Required · choose 1", "Optional · up to 5". */
  rule: string;
  required: boolean;
  /** What is missing, once it was asked for. */
  error: string | null;
  children: ReactNode;
}>;

/** One question about a dish with its rule, its answers and, after a refusal, what is missing. */
export function OptionGroup({
  id,
  title,
  rule,
  required,
  error,
  children,
}: OptionGroupProps) {
  const errorId = `${id}-error`;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.title}>{title}</span>{' '}
        <Badge tone={required ? 'primary' : 'soft'}>{rule}</Badge>
      </legend>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          <CircleAlert size={16} />
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
