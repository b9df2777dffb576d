import '@/styles/families/browse';
import { useId, type ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './segmented-control.module.css';

export type Segment<Value extends string> = Readonly<{
  value: Value;
  label: string;
  icon?: ReactNode;
}>;

type SegmentedControlProps<Value extends string> = Readonly<{
  /** What is being chosen, for those who do not see it. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  block?: boolean;
  /** Of the radios, where a form posts them without script. */
  name?: string;
  /** Field corners instead of a pill. */
  square?: boolean;
  className?: string;
}>;

/** Two or three exclusive choices: a real radio group that looks like one switch. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  name: givenName,
  block = false,
  square = false,
  className,
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  const name = givenName ?? ownName;
  return (
    <fieldset
      className={cx(
        styles.group,
        block && styles.block,
        square && styles.square,
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className="laid"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
