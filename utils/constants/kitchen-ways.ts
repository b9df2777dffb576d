/** Ways of one kind by which a shop hears of its orders. */
export const WAYS_MAX = 5;

/** The longest time that a shop may take to accept an order before it is cancelled, in minutes. */
export const ACCEPT_MINUTES_MAX = 240;
