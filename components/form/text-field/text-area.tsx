import '@/styles/families/form';
import type { ComponentProps } from 'react';
import { Field, type FieldText, useField } from '@/components/form/field/field';
import { clsx as cx } from 'clsx';
import styles from './text-field.module.css';

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'className'>;

/** Grows with its text where the browser can, from `rows` lines on. */
export function TextArea(props: TextAreaProps) {
  const { control, frame } = useField(props);
  return (
    <Field {...frame}>
      <span className={cx(styles.box, frame.error && styles.bad)}>
        <textarea
          rows={2}
          {...control}
          className={cx(styles.input, styles.area)}
        />
      </span>
    </Field>
  );
}
