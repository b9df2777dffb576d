import { clsx as cx } from 'clsx';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Form } from '@/components/form/form/form';
import { SegmentedLinks } from '@/components/form/segmented-control/segmented-links';
import { LoadMore } from '@/components/ui/infinite-sentinel/load-more';
import { UndoNotice } from '@/containers/ui/undo-notice';
import { useInboxActions } from '@/hooks/inbox/use-inbox-actions';
import { useInboxCounts } from '@/hooks/inbox/use-inbox-counts';
import { useInboxList } from '@/hooks/inbox/use-inbox-list';
import { useWallet } from '@/hooks/wallet/use-wallet';
import type { NotificationDto } from '@/server/contracts/account/inbox';
import { FORMS } from '@/utils/constants/forms';
import { daysBetween } from '@/utils/i18n/dates';
import {
  INBOX_KINDS,
  type InboxKind,
  inboxRoutes,
  isInboxKind,
} from '@/utils/shell/inbox-routes';
import { INBOX_LOOKS, InboxRow } from './inbox-row';
import { InboxState } from './inbox-state';
import styles from './inbox.module.css';

/** The kinds of news, each an address of its own with how many of it are new. */
function InboxTabs({ kind }: Readonly<{ kind: InboxKind | null }>) {
  const { t } = useTranslation('account-menu');
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

/** Marks everything as read, without script too. */
function InboxReadAll({ onPress }: Readonly<{ onPress: () => void }>) {
  const { t } = useTranslation('inbox');
  return (
    <Form
      name={FORMS.inboxRead}
      className={styles.readAll}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <button type="submit" className={styles.action}>
        {t('inbox.readAll')}
      </button>
    </Form>
  );
}

/** Where nobody has ordered yet, days begin by this clock. */
const NO_ZONE = 'UTC';
const ROW_FORMS = [FORMS.inboxDelete, FORMS.inboxRead, FORMS.inboxRestore];

type GroupProps = Readonly<{
  title: string;
  rows: readonly NotificationDto[];
  zone: string;
  now: Date;
  actions: ReturnType<typeof useInboxActions>;
}>;

function Group({ actions, now, rows, title, zone }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className={styles.day}>{title}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <InboxRow
              row={row}
              zone={zone}
              now={now}
              onOpen={actions.open}
              onRemove={actions.remove}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Groups({ kind }: Readonly<{ kind: InboxKind | null }>) {
  const { t } = useTranslation(['account-menu', 'inbox']);
  const list = useInboxList(kind);
  const actions = useInboxActions();
  const { wallet } = useWallet();
  const counts = useInboxCounts();
  const [now] = useState(() => new Date());
  const zone = wallet?.timezone ?? NO_ZONE;
  if (list.isFailed || list.isLoading || list.rows.length === 0)
    return <InboxState kind={kind} list={list} />;
  const isToday = ({ created_at: at }: NotificationDto): boolean =>
    daysBetween(at, now, zone) === 0;
  const today = list.rows.filter(isToday);
  const earlier = list.rows.filter((row) => !isToday(row));
  const shared = { actions, now, zone };
  // the list is read page by page: what is new and not of today stands below
  const newToday = today.filter(({ read_at: at }) => at === null).length;
  const newEarlier = counts[kind ?? 'total'] - newToday;
  const withNews = (title: string, count: number): string =>
    count > 0 ? `${title} · ${t('inbox.count', { count })}` : title;
  return (
    <>
      {counts.total > 0 && <InboxReadAll onPress={actions.readAll} />}
      <Group
        {...shared}
        title={withNews(t('inbox.today'), newToday)}
        rows={today}
      />
      <Group
        {...shared}
        title={withNews(t('inbox.earlier'), newEarlier)}
        rows={earlier}
      />
      <div className={styles.more}>
        <LoadMore list={list} label={t('wallet.earlier')} />
      </div>
    </>
  );
}

/** /notifications: the news of the account by day, of all kinds or one (`?type=`). */
export function InboxContainer() {
  const { t } = useTranslation('inbox');
  const { query } = useRouter();
  const kind = isInboxKind(query.type) ? query.type : null;
  return (
    <div>
      <UndoNotice
        forms={ROW_FORMS}
        restore={FORMS.inboxRestore}
        words={() => t('inbox.deleted')}
      />
      <InboxTabs kind={kind} />
      <Groups key={kind} kind={kind} />
    </div>
  );
}
