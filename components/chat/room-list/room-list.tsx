import type { ReactNode } from 'react';
import { RoomPicture } from '@/components/chat/room-picture/room-picture';
import type { ChatRole } from '@/utils/chat/chat';
import { CountBadge } from '@/components/ui/badge/count-badge';
import { clsx as cx } from 'clsx';
import styles from './room-list.module.css';

type RoomSectionProps = Readonly<{ title: string; children: ReactNode }>;

/** Rooms under a heading. */
export function RoomSection({ children, title }: RoomSectionProps) {
  return (
    <section>
      <h3 className={styles.label}>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

type RoomRowProps = Readonly<{
  title: string;
  img: string | null;
  role: ChatRole;
  /** The last that was said, or why it ended. */
  line: string;
  when: string;
  unread: number;
  /** The number in words. */
  unreadText: string;
  demo: string | null;
  onOpen: () => void;
}>;

/** One room: with whom, what was said last and when. */
export function RoomRow(props: RoomRowProps) {
  const { demo, img, line, onOpen, role, title, unread, when } = props;
  return (
    <li>
      <button
        type="button"
        className={cx(styles.room, unread > 0 && styles.new)}
        onClick={onOpen}
      >
        <RoomPicture title={title} img={img} role={role} size="l" />
        <span className="grow">
          <span className={styles.title}>
            <bdi className={styles.name}>{title}</bdi>
            {demo && <span className={styles.demo}>{demo}</span>}
          </span>
          <span className={styles.line}>
            <bdi>{line}</bdi>
          </span>
        </span>
        <span className={styles.end}>
          <bdi>{when}</bdi>
          <CountBadge count={unread} text={props.unreadText} />
        </span>
      </button>
    </li>
  );
}
