import { clsx as cx } from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar/avatar';
import styles from './friend-row.module.css';

type FriendRowProps = Readonly<{
  /** A letter, a dot; or that it is a friend. */
  name: string;
  /** When the friend came. */
  since: string;
  /** What it earned, or why nothing. */
  result: ReactNode;
  isPaid: boolean;
}>;

/** Somebody who came by one's code: no more of the name than its first letter. */
export function FriendRow({ isPaid, name, result, since }: FriendRowProps) {
  return (
    <div className={styles.row}>
      <Avatar name={name} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.since}>{since}</p>
      </div>
      <p className={cx(styles.result, isPaid && styles.paid)}>{result}</p>
    </div>
  );
}
