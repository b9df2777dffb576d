import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Dropdown } from '@/components/ui/dropdown/dropdown';
import styles from './user-menu.module.css';

type UserMenuProps = Readonly<{
  name: string;
  /** A picture instead of the initials. */
  img?: string | null | undefined;
  /** What the button says aloud. */
  label: string;
  /** List items, each a link or a button. */
  children: ReactNode;
}>;

/** The initials that open a short list. */
export function UserMenu({ children, img, label, name }: UserMenuProps) {
  return (
    <Dropdown
      label={label}
      buttonClass={styles.button}
      button={
        <>
          <Avatar name={name} src={img} />
          <ChevronDown size={16} />
        </>
      }
    >
      <ul className={styles.list}>{children}</ul>
    </Dropdown>
  );
}
