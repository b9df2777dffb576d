import type { ReactNode } from 'react';
import { RadioMark } from '@/components/form/radio-mark/radio-mark';
import { clsx as cx } from 'clsx';
import styles from './option-group.module.css';

type OptionRadioProps = Readonly<{
  name: string;
  title: ReactNode;
  hint?: ReactNode;
  price: ReactNode;
  checked: boolean;
  disabled?: boolean;
  /** CSS colour of a swatch. */
  color?: string | null;
  onChange: () => void;
}>;

/** One answer of which exactly one is chosen. */
export function OptionRadio(props: OptionRadioProps) {
  const { title, hint, price, color, ...radio } = props;
  return (
    <label
      className={cx(
        styles.option,
        styles.choice,
        radio.checked && styles.on,
        radio.disabled && styles.off,
      )}
    >
      <input type="radio" className="laid" {...radio} />
      <RadioMark checked={radio.checked} />
      {color && (
        <span className={styles.swatch} style={{ background: color }} />
      )}
      <span className="grow breaks">
        {title}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
      <span className={styles.price}>{price}</span>
    </label>
  );
}
