import Link from 'next/link';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { PopoverPanel } from '@/components/ui/popover-panel/popover-panel';
import { useInboxActions } from '@/hooks/inbox/use-inbox-actions';
import { useInboxList } from '@/hooks/inbox/use-inbox-list';
import { useUnreadNotices } from '@/hooks/inbox/use-unread-notices';
import { useWallet } from '@/hooks/wallet/use-wallet';
import { inboxRoutes } from '@/utils/shell/inbox-routes';
import { InboxRow } from './inbox-row';
import { InboxState } from './inbox-state';
import styles from './inbox-bell.module.css';

type InboxPopoverProps = Readonly<{
  /** By keyboard: the bell has the focus again. */
  onClose: () => void;
  /** By a press elsewhere, or by keyboard. */
  onLeave: () => void;
}>;

/** So many of the newest; the inbox has the rest. */
const SHOWN = 5;

/** The newest of the inbox under the bell. Escape, a press elsewhere and leaving by keyboard close it. */
export function InboxPopover({ onClose, onLeave }: InboxPopoverProps) {
  const { t } = useTranslation(['account-menu', 'inbox']);
  const panel = useRef<HTMLDivElement>(null);
  const list = useInboxList(null, { isGiven: false });
  const { open, readAll } = useInboxActions();
  const unread = useUnreadNotices();
  const [now] = useState(() => new Date());
  const { wallet } = useWallet();
  // the same clock as the inbox's own page
  const zone =
    wallet?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const leave = useEffectEvent(({ target }: Event) => {
    const place = panel.current?.parentElement;
    if (target instanceof Node && !place?.contains(target)) onLeave();
  });
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    panel.current?.focus();
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  const rows = list.rows.slice(0, SHOWN);
  return (
    <PopoverPanel
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-labelledby="inbox-popover"
      className={styles.popover}
    >
      <div className={styles.head}>
        <h2 id="inbox-popover" className={styles.title}>
          {t('account.notifications')}
        </h2>
        {unread > 0 && (
          <button type="button" className={styles.action} onClick={readAll}>
            {t('inbox.readAll')}
          </button>
        )}
      </div>
      {rows.length > 0 ? (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <InboxRow row={row} zone={zone} now={now} onOpen={open} raised />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.loading}>
          <InboxState kind={null} list={list} />
        </div>
      )}
      <div className={styles.foot}>
        <Link
          href={inboxRoutes.all()}
          prefetch={false}
          className={styles.action}
        >
          {t('inbox.seeAll')}
        </Link>
      </div>
    </PopoverPanel>
  );
}
