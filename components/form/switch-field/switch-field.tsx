import '@/styles/families/form';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './switch-field.module.css';

type SwitchFieldProps = Readonly<{
  /** An icon before the label. */
  start?: ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
  /** Whether it is on is still asked for: it shows neither. */
  unknown?: boolean;
}> &
  Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'>;

/** On or off at once, without a button to confirm. */
export function SwitchField({
  start,
  label,
  hint,
  className,
  unknown = false,
  ...rest
}: SwitchFieldProps) {
  const id = useId();
  return (
    <label className={cx(styles.row, className)}>
      {start}
      <span className="grow">
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={cx(styles.input, unknown && styles.unknown)}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </label>
  );
}
