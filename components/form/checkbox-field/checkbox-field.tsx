import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './checkbox-field.module.css';

type CheckboxFieldProps = Readonly<{
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | false;
  className?: string;
}> &
  Omit<ComponentProps<'input'>, 'className' | 'type'>;

export function CheckboxField({
  label,
  hint,
  error,
  className,
  ...rest
}: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.row}>
        <span className={styles.mark}>
          <input
            {...rest}
            type="checkbox"
            className={cx(styles.input, error && styles.bad)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? id : undefined}
          />
          <Check size={16} strokeWidth={2.5} />
        </span>
        <span>{label}</span>
      </label>
      {(error || hint) && (
        <p id={id} className={cx(styles.note, error && styles.wrong)}>
          {error || hint}
        </p>
      )}
    </div>
  );
}
