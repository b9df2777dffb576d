import '@/styles/families/form';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './choice-tile.module.css';

type ChoiceTileProps = Readonly<{
  /** The same for all tiles of one question; put them in a fieldset with a legend. */
  name: string;
  value: string;
  checked: boolean;
  onChange: () => void;
  /** Chosen, it is framed like a card or filled like a chip. */
  look?: 'framed' | 'filled' | 'day';
  className?: string;
  children: ReactNode;
}>;

/** A short choice among many, without a picture: a day, a half hour, an amount. */
export function ChoiceTile({
  look = 'framed',
  className,
  children,
  ...radio
}: ChoiceTileProps) {
  return (
    <label className={cx(styles.tile, styles[look], className)}>
      <input type="radio" className="laid" {...radio} />
      {children}
    </label>
  );
}
