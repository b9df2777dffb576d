import '@/styles/families/form';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText, useField } from '@/components/form/field/field';
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

export function TextField({ start, end, ltr, ...props }: TextFieldProps) {
  const { control, frame } = useField(props);
  const boxClass = cx(styles.box, frame.error && styles.bad, ltr && styles.ltr);
  return (
    <Field {...frame}>
      <span className={boxClass}>
        {start && <span className={styles.start}>{start}</span>}
        <input type="text" {...control} className={styles.input} />
        {end && <span className={styles.end}>{end}</span>}
      </span>
    </Field>
  );
}
