import '@/styles/families/sign-in';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import {
  Field,
  fieldAria,
  type FieldText,
} from '@/components/form/field/field';
import { clsx as cx } from 'clsx';
import styles from './code-field.module.css';

type CodeFieldProps = FieldText &
  Readonly<{
    value: string;
    onChange: (value: string) => void;
    /** Called once when the last digit is in. */
    onComplete?: (value: string) => void;
    length?: number;
    /** Shown, and not to be changed: it is being checked. */
    readOnly?: boolean;
    autoFocus?: boolean;
    name?: string;
  }>;

/**
 * A one-time code: one real input over drawn boxes, so that pasting, deleting and the phone's
 * "from Messages" suggestion work as in any field. A refused code is selected: the next digit begins another.
 */
export function CodeField({
  value,
  onChange,
  onComplete,
  length = 6,
  readOnly = false,
  autoFocus = false,
  name = 'code',
  ...text
}: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isRefused = Boolean(text.error);
  useEffect(() => {
    if (isRefused) input.current?.select();
  }, [isRefused]);
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replace(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  }
  return (
    <Field {...text} id={id}>
      <span className={styles.code}>
        <input
          {...fieldAria(id, text)}
          ref={input}
          id={id}
          name={name}
          className={styles.input}
          value={value}
          onChange={handleChange}
          readOnly={readOnly}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the page has this one thing to do
          autoFocus={autoFocus}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
        />
        <span className={styles.boxes} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={cx(
                styles.box,
                text.error && styles.bad,
                index === Math.min(value.length, length - 1) && styles.next,
              )}
            >
              {value[index]}
            </span>
          ))}
        </span>
      </span>
    </Field>
  );
}
