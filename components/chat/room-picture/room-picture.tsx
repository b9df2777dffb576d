import { Headset } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar/avatar';
import type { ChatRole } from '@/utils/chat/chat';
import { clsx as cx } from 'clsx';
import styles from './room-picture.module.css';

type RoomPictureProps = Readonly<{
  title: string;
  img: string | null;
  /** Null: it is not known yet. */
  role: ChatRole | null;
  size?: 'm' | 'l';
}>;

/** With whom a room is: a face, a shop's sign, support's own. Decoration: the name stands beside it. */
export function RoomPicture(props: RoomPictureProps) {
  const { img, role, size = 'm', title } = props;
  if (role === 'admin' && !img)
    return (
      <span className={cx(styles.support, styles[size])} aria-hidden="true">
        <Headset size={size === 'l' ? 26 : 20} />
      </span>
    );
  return (
    <Avatar
      name={title}
      src={img}
      size={size}
      className={cx(role === 'shop' && styles.shop, styles[size])}
    />
  );
}
