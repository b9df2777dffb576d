import { useId, type ComponentProps, type ReactNode } from 'react';
import {
  Field,
  fieldAria,
  type FieldText,
} from '@/components/form/field/field';
import { clsx as cx } from 'clsx';
import styles from './text-field.module.css';

export type TextFieldProps = FieldText &
  Readonly<{
    /** An icon or a short text inside, before what is typed. */
    start?: ReactNode;
    /** A button or a unit inside, after it. */
    end?: ReactNode;
    /** For phone numbers, codes and e-mail addresses: left to right in every language. */
    ltr?: boolean;
  }> &
  Omit<ComponentProps<'input'>, 'className'>;

export function TextField({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  className,
  start,
  end,
  ltr = false,
  id: givenId,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = { label, labelHidden, labelEnd, hint, error, className };
  return (
    <Field {...text} id={id}>
      <span className={cx(styles.box, error && styles.bad, ltr && styles.ltr)}>
        {start && <span className={styles.start}>{start}</span>}
        <input
          {...fieldAria(id, text)}
          {...rest}
          id={id}
          type={type}
          className={styles.input}
        />
        {end && <span className={styles.end}>{end}</span>}
      </span>
    </Field>
  );
}
