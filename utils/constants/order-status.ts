/** Order statuses in the order they run (spec.md §3); `cancelled` ends any of the open ones. */
export const ORDER_STATUSES = [
  'new',
  'accepted',
  'ready',
  'on_a_way',
  'delivered',
  'cancelled',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Statuses of an order that is still under way. */
export const ACTIVE_ORDER_STATUSES = [
  'new',
  'accepted',
  'ready',
  'on_a_way',
] as const;

/** Statuses of an order that has ended. */
export const PAST_ORDER_STATUSES = ['delivered', 'cancelled'] as const;
