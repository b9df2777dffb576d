import { useId } from 'react';
import { clsx as cx } from 'clsx';
import styles from './pick-chips.module.css';

type PickChipsProps<V extends string> = Readonly<{
  legend: string;
  options: readonly { readonly value: V; readonly title: string }[];
  value: V | '';
  onChange: (value: V) => void;
  error?: string | undefined;
}>;

/** One of a few short answers, as chips: a group of radios. */
export function PickChips<V extends string>({
  error,
  legend,
  onChange,
  options,
  value,
}: PickChipsProps<V>) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      data-blocked={error ? true : undefined}
      aria-describedby={error && `${id}-note`}
    >
      <legend className={styles.legend}>{legend}</legend>
      <span className={styles.chips}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(styles.chip, option.value === value && styles.on)}
          >
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.title}
          </label>
        ))}
      </span>
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
