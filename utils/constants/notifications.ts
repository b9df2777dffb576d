/** The kinds that leave as mails, each of which carries a link that ends its kind. */
export const MAIL_NOTICE_TYPES = [
  'news',
  'discounts',
  'order_statuses',
] as const;

/** The notices a customer can turn off (spec.md §3); the id on the wire is the place in this list, from 1. */
export const NOTIFICATION_TYPES = ['push', ...MAIL_NOTICE_TYPES] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export type MailNoticeType = (typeof MAIL_NOTICE_TYPES)[number];

/** The id by which clients name a kind of notice. */
export function notificationId(type: NotificationType): number {
  return NOTIFICATION_TYPES.indexOf(type) + 1;
}

/** The kind of notice that an id names; undefined: none. */
export function notificationType(id: number): NotificationType | undefined {
  return NOTIFICATION_TYPES[id - 1];
}

export function isMailNoticeType(type: unknown): type is MailNoticeType {
  return MAIL_NOTICE_TYPES.some((known) => known === type);
}
