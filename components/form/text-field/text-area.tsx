import { useId, type ComponentProps } from 'react';
import {
  Field,
  fieldAria,
  type FieldText,
} from '@/components/form/field/field';
import { clsx as cx } from 'clsx';
import styles from './text-field.module.css';

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'className'>;

/** Grows with its text where the browser can, from `rows` lines on. */
export function TextArea({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  className,
  id: givenId,
  rows = 2,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = { label, labelHidden, labelEnd, hint, error, className };
  return (
    <Field {...text} id={id}>
      <span className={cx(styles.box, error && styles.bad)}>
        <textarea
          {...fieldAria(id, text)}
          {...rest}
          id={id}
          rows={rows}
          className={cx(styles.input, styles.area)}
        />
      </span>
    </Field>
  );
}
