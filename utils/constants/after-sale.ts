export const REFUND_REASONS = [
  'missing',
  'damaged',
  'cold',
  'wrong',
  'late',
  'other',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export const REFUND_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Back where the money came from, or into the wallet. */
export const REFUND_DESTINATIONS = ['source', 'wallet'] as const;
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number];

export const REFUND_PICTURES_MAX = 5;

/** Days after the delivery in which a refund can be asked, unless the setting `refund_days` says otherwise. */
export const REFUND_DAYS_DEFAULT = 14;

/** Days after the delivery in which an order can be rated. */
export const REVIEW_DAYS = 14;

/** The largest file that is taken as a picture. */
export const UPLOAD_BYTES_MAX = 10_000_000;
