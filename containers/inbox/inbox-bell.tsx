import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { IconLink } from '@/components/ui/icon-button/icon-link';
import { useRouteChange } from '@/hooks/shell/use-route-change';
import { useUnreadNotices } from '@/hooks/inbox/use-unread-notices';
import { withTexts } from '@/utils/browser/tab-texts';
import { isPlainClick } from '@/utils/browser/plain-click';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { inboxRoutes } from '@/utils/shell/inbox-routes';
import styles from './inbox-bell.module.css';

const InboxPopover = lazyBlock(
  withTexts(
    ['account-menu', 'content', 'date', 'inbox'],
    () => import('./inbox-popover'),
  ),
  'InboxPopover',
);

/** The bell of the wide header with how many are new: a press shows the newest; without script it leads to the inbox. */
export function InboxBell() {
  const { t } = useTranslation('account-menu');
  const unread = useUnreadNotices();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useRouteChange(() => setOpen(false));
  const title = t('account.notifications');
  function close(): void {
    setOpen(false);
    place.current?.querySelector('a')?.focus();
  }
  return (
    <div ref={place} className={styles.place}>
      <IconLink
        href={inboxRoutes.all()}
        prefetch={false}
        variant={isOpen ? 'fill' : 'plain'}
        label={
          unread ? `${title} · ${t('inbox.count', { count: unread })}` : title
        }
        icon={<Bell size={22} />}
        badge={unread}
        aria-expanded={isOpen}
        onPointerEnter={InboxPopover.warm}
        onFocus={InboxPopover.warm}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpen(!isOpen);
        }}
      />
      {isOpen && (
        <InboxPopover onClose={close} onLeave={() => setOpen(false)} />
      )}
    </div>
  );
}
