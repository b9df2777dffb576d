import { Avatar } from '@/components/ui/avatar/avatar';
import { clsx as cx } from 'clsx';
import styles from './person-mark.module.css';

type PersonMarkProps = Readonly<{
  name: string;
  /** Where the person stands among the others: neighbours differ in colour. */
  place: number;
  size?: 's' | 'm';
}>;

const TONES = [styles.first, styles.second, styles.third, styles.fourth];

/** The initials of somebody in the group on a colour of their own; decoration. */
export function PersonMark({ name, place, size = 'm' }: PersonMarkProps) {
  return (
    <Avatar
      name={name}
      size={size}
      className={cx(styles.mark, TONES[place % TONES.length])}
    />
  );
}
