import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clsx as cx } from 'clsx';
import { SegmentedLinks } from '@/components/form/segmented-control/segmented-links';
import { useInboxCounts } from '@/hooks/inbox/use-inbox-counts';
import {
  INBOX_KINDS,
  type InboxKind,
  inboxRoutes,
} from '@/utils/shell/inbox-routes';
import { INBOX_LOOKS } from './inbox-row';
import styles from './inbox.module.css';

/** The kinds of news, each an address of its own with how many of it are new. */
export function InboxTabs({ kind }: Readonly<{ kind: InboxKind | null }>) {
  const { t } = useTranslation();
  const counts = useInboxCounts();
  const strip = useRef<HTMLDivElement>(null);
  // a phone shows some of them: the open one is among those
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [kind]);
  return (
    <div ref={strip} className={cx('fades', styles.tabs)}>
      <SegmentedLinks
        label={t('account.notifications')}
        links={[null, ...INBOX_KINDS].map((one) => {
          const count = counts[one ?? 'total'];
          return {
            href: inboxRoutes.kind(one),
            label: t(one ? INBOX_LOOKS[one].tab : 'wallet.flow.all'),
            current: one === kind,
            count,
            countText: t('inbox.count', { count }),
          };
        })}
      />
    </div>
  );
}
