import type { NotificationType } from '@/utils/constants/notifications';
import type { InboxKind } from '@/utils/shell/inbox-routes';
import type { PushManner } from './push-gateway';

const HOUR_SECONDS = 3_600;

export interface PushRule {
  /** The kinds of notices that must all be on. */
  readonly wanted: readonly NotificationType[];
  readonly manner: PushManner;
}

/** A message that is news for so long, to those who want all of these. */
export const wakes = (
  { days = 0, hours = 0 }: { readonly days?: number; readonly hours?: number },
  urgency: PushManner['urgency'],
  ...wanted: NotificationType[]
): PushRule => ({
  wanted: ['push', ...wanted],
  manner: { ttlSeconds: (days * 24 + hours) * HOUR_SECONDS, urgency },
});

/** Messages to the boards of kitchens, which belong to links and not to people. */
export const KITCHEN_PUSH = 'kitchen';

/** An order that waits ten minutes is told in other ways by then. */
export const KITCHEN_MANNER: PushManner = { ttlSeconds: 600, urgency: 'high' };

/** `order:20001:accepted` and `order:20001:ready` are about one thing: the newer takes the place of the older. */
export function pushTag(type: InboxKind, subject: string): string {
  return type === 'order_status'
    ? subject.split(':').slice(0, 2).join(':')
    : subject;
}
