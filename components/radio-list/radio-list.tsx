import { useId, type ReactNode } from 'react';
import { PopoverRow } from '@/components/popover-panel/popover-row';
import { RadioMark } from '@/components/radio-mark/radio-mark';
import styles from './radio-list.module.css';

export type RadioOption<Value extends string> = Readonly<{
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** Before the label: a symbol, a picture. */
  start?: ReactNode;
  /** The language of the label, when it is not the page's. */
  lang?: string;
  disabled?: boolean;
}>;

type RadioListProps<Value extends string> = Readonly<{
  /** What is being chosen, for those who do not see it. */
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
}>;

/** One choice out of many, one below the other: languages, currencies, reasons. */
export function RadioList<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: RadioListProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => {
        const checked = option.value === value;
        return (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={checked}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <PopoverRow
              active={checked}
              start={option.start}
              title={
                <span lang={option.lang} dir={option.lang ? 'auto' : undefined}>
                  {option.label}
                </span>
              }
              text={option.hint}
              end={<RadioMark checked={checked} />}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
