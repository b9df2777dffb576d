import { UserMenuContainer } from '@/containers/account/user-menu/user-menu-container';
import { InboxBell } from '@/containers/inbox/inbox-bell';
import styles from './account-tools.module.css';

/** What the wide header has for a signed-in customer alone: the bell and the menu. */
export function AccountTools() {
  return (
    <div className={styles.tools}>
      <InboxBell />
      <UserMenuContainer />
    </div>
  );
}
