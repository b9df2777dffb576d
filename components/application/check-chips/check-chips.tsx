import { Check } from 'lucide-react';
import styles from './check-chips.module.css';

type CheckChipsProps = Readonly<{
  /** What is chosen, for those who do not see the heading above. */
  legend: string;
  isInvalid?: boolean;
  options: readonly Readonly<{
    name: string;
    title: string;
    checked: boolean;
    /** There are enough already. */
    isFull?: boolean;
    onChange: (isOn: boolean) => void;
  }>[];
}>;

/** Several of many, each a chip. */
export function CheckChips({
  isInvalid = false,
  legend,
  options,
}: CheckChipsProps) {
  return (
    <fieldset className={styles.chips} data-blocked={isInvalid || undefined}>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ checked, isFull = false, name, onChange, title }) => (
        <label key={name} className={styles.chip}>
          <input
            type="checkbox"
            name={name}
            className={styles.input}
            checked={checked}
            disabled={isFull && !checked}
            onChange={({ target }) => onChange(target.checked)}
          />
          <Check size={16} strokeWidth={2} aria-hidden="true" />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
