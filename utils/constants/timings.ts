/** Times in milliseconds (spec.md §9). */
export const HTTP_TIMEOUT_MS = 16_000;
export const QUERY_STALE_TIME_MS = 3_600_000;
export const QUERY_GC_TIME_MS = 18_000_000;
export const PERSIST_TIMEOUT_MS = 5_000;
export const TOAST_MS = 5_000;
export const SEARCH_DEBOUNCE_MS = 400;
/** Cookies of "Keep me logged in" and an access token's life, in days. */
export const SESSION_DAYS = 7;
/** How long presses on a cart are gathered before they are sent. */
export const CART_WRITE_DELAY_MS = 250;
/** A checkout: how long its answers count as fresh, how often they are renewed, and how long changes are gathered. */
export const QUOTE_STALE_MS = 60_000;
export const QUOTE_REFRESH_MS = 300_000;
export const QUOTE_DEBOUNCE_MS = 300;
/** Pauses before an order whose answer was lost is asked for again. */
export const ORDER_RETRY_DELAYS_MS = [
  1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
] as const;
/** An unanswered order older than this is not sent again by itself. */
export const ORDER_RESUME_MS = 120_000;
/** How long a hand that ticks filters is waited for before their shops are counted. */
export const FILTER_COUNT_DEBOUNCE_MS = 250;
