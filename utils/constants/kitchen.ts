/** Minutes that a kitchen is offered when it accepts an order. */
export const ACCEPT_MINUTES = [15, 20, 30, 45] as const;

/** Why a kitchen refuses an order. */
export const REFUSE_REASONS = [
  'closed',
  'sold_out',
  'too_busy',
  'other',
] as const;

/** Why an order was not taken: a kitchen's reason, or that nobody answered in time. */
export const REFUSED_REASONS = [...REFUSE_REASONS, 'no_answer'] as const;

/** Who cancelled an order; `house` is the site itself: nobody answered, nobody paid, nothing of it was left. */
export const CANCELLERS = ['customer', 'house', 'kitchen', 'operator'] as const;
export type Canceller = (typeof CANCELLERS)[number];

export type RefuseReason = (typeof REFUSE_REASONS)[number];

/** A kitchen's own words to the customer. */
export const REFUSE_NOTE_MAX = 200;

/** By how much a kitchen puts off what it promised, in minutes. */
export const LATER_MINUTES = 5;

/** A kitchen that is too busy takes no orders for so many minutes. */
export const BUSY_MINUTES = 30;

/** From when an answer is expected, after how many minutes the customer reads that there is none. */
export const UNANSWERED_MINUTES = 5;

/** Wrong PINs until the link of a board opens no more. */
export const PIN_TRIES = 5;

/** For how many minutes a board pauses its shop. */
export const PAUSE_MINUTES = [15, 30, 60] as const;

/** For how many minutes a customer may say what becomes of what is sold out. */
export const SOLD_OUT_ANSWER_MINUTES = 5;

/** What a customer says of it. */
export const SOLD_OUT_ANSWERS = ['leave_out', 'cancel'] as const;
