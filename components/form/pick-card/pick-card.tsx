import '@/styles/families/form';
import type { ReactNode } from 'react';
import { RadioMark } from '@/components/form/radio-mark/radio-mark';
import { clsx as cx } from 'clsx';
import styles from './pick-card.module.css';

type PickCardProps = Readonly<{
  /** The same for all cards of one question; put them in a fieldset with a legend. */
  name: string;
  value: string;
  checked: boolean;
  onChange: () => void;
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  disabled?: boolean;
  className?: string;
}>;

/** A choice with a picture and a second line: delivery or pickup, a way to pay. */
export function PickCard({
  icon,
  title,
  text,
  className,
  ...radio
}: PickCardProps) {
  return (
    <label className={cx(styles.card, className)}>
      <input type="radio" className="laid" {...radio} />
      {icon}
      <span className="grow breaks">
        <span className={styles.title}>{title}</span>
        {text != null && <span className={styles.text}>{text}</span>}
      </span>
      <RadioMark />
    </label>
  );
}
