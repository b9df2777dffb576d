import '@/styles/families/form';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { clsx as cx } from 'clsx';
import styles from './field.module.css';

export type FieldText = Readonly<{
  label: string;
  /** Keeps the label for those who do not see the field, and hides it from the others. */
  labelHidden?: boolean;
  /** At the end of the label's line, such as a link. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do; replaces the hint. */
  error?: string | null | false;
  className?: string;
}>;

type FieldProps = FieldText & Readonly<{ id: string; children: ReactNode }>;

/** The ids and states that tie a control to its hint and error. */
export function fieldAria(id: string, { hint, error }: FieldText) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  } as const;
}

/** What a field is given, parted: what its frame says of it, and what its control has, id and states with it. */
export function useField<P extends FieldText & Readonly<{ id?: string }>>({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  className,
  id: givenId,
  ...rest
}: P) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const frame = { id, label, labelHidden, labelEnd, hint, error, className };
  return { frame, control: { ...fieldAria(id, frame), ...rest, id } };
}

/** Label above, control, then a hint or an error: the frame of every field. */
export function Field({
  id,
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  className,
  children,
}: FieldProps) {
  return (
    <div className={cx(styles.field, className)}>
      <div className={labelHidden ? 'sr-only' : styles.top}>
        <label htmlFor={id} className="strong">
          {label}
        </label>
        {labelEnd}
      </div>
      {children}
      {(error || hint) && (
        <p id={`${id}-note`} className={cx(styles.note, error && styles.bad)}>
          {error && <CircleAlert size={16} />}
          <span>{error || hint}</span>
        </p>
      )}
    </div>
  );
}
