/** Kinds, statuses and reasons that contracts, columns and screens name; what belongs to each is a Record over its list. */
export const SHOP_TYPES = ['restaurant', 'shop'] as const;

export const SHOP_STATUSES = ['new', 'approved', 'rejected'] as const;
export const PAUSE_REASONS = ['busy', 'closed'] as const;

/** Why nothing can be ordered; `canOrder` has their precedence. */
export const AVAILABILITY_REASONS = [
  'closed_now',
  'busy',
  'closed_day',
  'shop_off',
  'out_of_zone',
  'below_minimum',
  'out_of_stock',
  'slot_unavailable',
] as const;
export type AvailabilityReason = (typeof AVAILABILITY_REASONS)[number];

export const DELIVERY_TYPES = ['delivery', 'pickup'] as const;

export const SPLIT_MODES = ['host', 'equal', 'value'] as const;

export const TRANSACTION_STATUSES = [
  'progress',
  'paid',
  'cancelled',
  'rejected',
  'refunded',
] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** What became of money that a provider gives back. */
export const REFUND_STATES = ['pending', 'done', 'refused'] as const;

/** The operator's answer to a refund or an application. */
export const ANSWERS = ['approved', 'rejected'] as const;
export type Answer = (typeof ANSWERS)[number];

/** The other side of a room of the chat. */
export const CHAT_ROLES = ['admin', 'shop', 'courier'] as const;
export const CHAT_STATES = ['sent', 'delivered', 'read'] as const;

export const SOCIAL_PROVIDERS = ['google', 'facebook', 'apple'] as const;
export const SYMBOL_POSITIONS = ['before', 'after'] as const;
export const EXPORT_STATUSES = ['pending', 'ready', 'failed'] as const;
