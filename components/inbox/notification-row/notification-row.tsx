import Link from 'next/link';
import type { ReactNode } from 'react';
import { clsx as cx } from 'clsx';
import styles from './notification-row.module.css';

type NotificationRowProps = Readonly<{
  icon: ReactNode;
  tone: 'primary' | 'success' | 'warning' | 'plain';
  title: string;
  /** Empty: the title says it all. */
  body: string;
  time: ReactNode;
  href: string;
  onOpen: () => void;
  /** Says aloud that it is new; null: it has been read. */
  newLabel: string | null;
  /** On raised ground, such as a popover's. */
  raised?: boolean;
  /** A button at its end. */
  end?: ReactNode;
}>;

/** One piece of news: its kind, its words, when it came, and whether it was read. All of it leads on. */
export function NotificationRow(props: NotificationRowProps) {
  const { body, end, href, icon, newLabel, onOpen, time, title, tone } = props;
  return (
    <div
      className={cx(
        styles.row,
        newLabel !== null && styles.isNew,
        props.raised && styles.raised,
      )}
    >
      <span className={cx(styles.icon, styles[tone])} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        <Link
          href={href}
          prefetch={false}
          className={cx('whole', styles.link)}
          onClick={onOpen}
        >
          {newLabel !== null && (
            <>
              <span className={styles.aloud}>{newLabel}:</span>{' '}
            </>
          )}
          <bdi>{title}</bdi>
        </Link>
        {body !== '' && (
          <p className={styles.body}>
            <bdi>{body}</bdi>
          </p>
        )}
        <p className={styles.time}>
          {newLabel !== null && <span className={styles.dot} />}
          {time}
        </p>
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
