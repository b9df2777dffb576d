/** The notices a customer can turn off (spec.md §3); the id on the wire is the place in this list, from 1. */
export const NOTIFICATION_TYPES = [
  'push',
  'news',
  'discounts',
  'order_statuses',
] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The id by which clients name a kind of notice. */
export function notificationId(type: NotificationType): number {
  return NOTIFICATION_TYPES.indexOf(type) + 1;
}
