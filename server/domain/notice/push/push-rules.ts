import type { NewInboxRow } from '@/server/repositories/notice/inbox-repository';
import type { NotificationType } from '@/utils/constants/notifications';
import type { PushManner } from './push-gateway';

type InboxType = NewInboxRow['type'];

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

interface PushRule {
  /** The kinds of notices that must all be on. */
  readonly wanted: readonly NotificationType[];
  readonly manner: PushManner;
}

const rule = (
  ttlSeconds: number,
  urgency: PushManner['urgency'],
  ...wanted: NotificationType[]
): PushRule => ({
  wanted: ['push', ...wanted],
  manner: { ttlSeconds, urgency },
});

/** What is worth waking a device for, and until when it is still news. */
const RULES: Readonly<Record<InboxType, PushRule>> = {
  order_status: rule(4 * HOUR_SECONDS, 'high', 'order_statuses'),
  message: rule(DAY_SECONDS, 'high'),
  refund: rule(7 * DAY_SECONDS, 'normal'),
  wallet: rule(7 * DAY_SECONDS, 'normal'),
  application: rule(7 * DAY_SECONDS, 'normal'),
  news: rule(3 * DAY_SECONDS, 'normal', 'news'),
};

/** Messages to the boards of kitchens, which belong to links and not to people. */
export const KITCHEN_PUSH = 'kitchen';

/** An order that waits ten minutes is told in other ways by then. */
export const KITCHEN_MANNER: PushManner = { ttlSeconds: 600, urgency: 'high' };

/** The rule of a kind of news; undefined for a word that is none. */
export function pushRule(type: string): PushRule | undefined {
  return Object.hasOwn(RULES, type) ? RULES[type as InboxType] : undefined;
}

/** `order:20001:accepted` and `order:20001:ready` are about one thing: the newer takes the place of the older. */
export function pushTag(type: InboxType, subject: string): string {
  return type === 'order_status'
    ? subject.split(':').slice(0, 2).join(':')
    : subject;
}
