import { clsx as cx } from 'clsx';
import {
  Bike,
  CircleCheck,
  CircleX,
  FileText,
  Gift,
  MessageCircle,
  RotateCcw,
  ShoppingBag,
  Tag,
  X,
} from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Form } from '@/components/form/form/form';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import type { NotificationDto } from '@/server/contracts/account/inbox';
import { FORMS } from '@/utils/constants/forms';
import { daysBetween, formatTime, zonedMoment } from '@/utils/i18n/dates';
import { monthName } from '@/utils/i18n/date-words';
import type { InboxKind } from '@/utils/shell/inbox-routes';
import styles from './inbox-row.module.css';

type InboxRowProps = Readonly<{
  row: NotificationDto;
  /** IANA zone of its time. */
  zone: string;
  now: Date;
  onOpen: (row: NotificationDto) => void;
  /** Omitted: it cannot be deleted here. */
  onRemove?: (row: NotificationDto) => void;
  /** On raised ground, such as a popover's. */
  raised?: boolean;
}>;

type Look = readonly [
  icon: ReactNode,
  tone: 'primary' | 'success' | 'warning' | 'plain',
];

const icon = { size: 22 } as const;

const ORDER_LOOKS: Readonly<Partial<Record<string, Look>>> = {
  accepted: [<CircleCheck key="i" {...icon} />, 'primary'],
  on_a_way: [<Bike key="i" {...icon} />, 'primary'],
  delivered: [<CircleCheck key="i" {...icon} />, 'success'],
  cancelled: [<CircleX key="i" {...icon} />, 'warning'],
};

/** What each kind of news looks like, and what its tab is called. */
export const INBOX_LOOKS = {
  order_status: {
    look: [<ShoppingBag key="i" {...icon} />, 'primary'],
    tab: 'nav.orders',
  },
  refund: {
    look: [<RotateCcw key="i" {...icon} />, 'success'],
    tab: 'help.topic.refunds',
  },
  wallet: {
    look: [<Gift key="i" {...icon} />, 'success'],
    tab: 'wallet.title',
  },
  news: { look: [<Tag key="i" {...icon} />, 'primary'], tab: 'inbox.news' },
  application: {
    look: [<FileText key="i" {...icon} />, 'plain'],
    tab: 'inbox.applications',
  },
  message: {
    look: [<MessageCircle key="i" {...icon} />, 'plain'],
    tab: 'inbox.messages',
  },
} as const satisfies Record<
  InboxKind,
  { readonly look: Look; readonly tab: string }
>;

/** Of statuses that look otherwise than their type. */
const STATUS_LOOKS: Readonly<
  Partial<Record<NotificationDto['type'], typeof ORDER_LOOKS>>
> = {
  order_status: ORDER_LOOKS,
  refund: { rejected: [<CircleX key="i" {...icon} />, 'warning'] },
  application: { approved: [<FileText key="i" {...icon} />, 'success'] },
};

function lookOf({ data, type }: NotificationDto): Look {
  const status = typeof data.status === 'string' ? data.status : '';
  return STATUS_LOOKS[type]?.[status] ?? INBOX_LOOKS[type].look;
}

/** One piece of news: its kind, its words, when it came (of today the hour, else the day), and whether it was read. */
export function InboxRow(props: InboxRowProps) {
  const { now, onOpen, onRemove, raised, row, zone } = props;
  const { t } = useTranslation(['account-menu', 'content', 'date', 'inbox']);
  const { created_at: at, id, title } = row;
  const [picture, tone] = lookOf(row);
  const { day, month } = zonedMoment(at, zone);
  const isToday = daysBetween(at, now, zone) === 0;
  const isNew = row.read_at === null;
  return (
    <div
      className={cx(styles.row, isNew && styles.isNew, raised && styles.raised)}
    >
      <span className={cx(styles.icon, styles[tone])} aria-hidden="true">
        {picture}
      </span>
      <div className="grow breaks">
        <Link
          href={row.href}
          prefetch={false}
          className={cx('whole', styles.link)}
          onClick={() => onOpen(row)}
        >
          {isNew && (
            <>
              <span className={styles.aloud}>{t('list.tab.new')}:</span>{' '}
            </>
          )}
          <bdi>{title}</bdi>
        </Link>
        {row.body !== '' && (
          <p className={styles.body}>
            <bdi>{row.body}</bdi>
          </p>
        )}
        <p className={styles.time}>
          {isNew && <span className={styles.dot} />}
          <time dateTime={at}>
            {isToday
              ? formatTime(at, zone)
              : t('date.dayMonth', { day, month: monthName(month, t) })}
          </time>
        </p>
      </div>
      {onRemove && (
        <div className={styles.end}>
          <Form
            name={FORMS.inboxDelete}
            hidden={{ id: String(id) }}
            onSubmit={(event) => {
              event.preventDefault();
              onRemove(row);
            }}
          >
            <IconButton
              type="submit"
              label={`${t('addresses.delete')}: ${title}`}
              icon={<X size={18} />}
            />
          </Form>
        </div>
      )}
    </div>
  );
}
