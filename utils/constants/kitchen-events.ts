/** What a shop is told of an order, by each of its ways. */
export const KITCHEN_EVENTS = [
  'order.placed',
  'order.cancelled',
  'order.changed',
] as const;

/** What the operator is told. */
export const OPERATOR_EVENTS = [
  'application.sent',
  'order.unanswered',
] as const;

export type KitchenEvent = (typeof KITCHEN_EVENTS)[number];
