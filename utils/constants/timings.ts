/** Times in milliseconds (spec.md §9). */
export const HTTP_TIMEOUT_MS = 16_000;
/** A picture over a slow network. */
export const UPLOAD_TIMEOUT_MS = 90_000;
export const QUERY_STALE_TIME_MS = 3_600_000;
export const QUERY_GC_TIME_MS = 18_000_000;
export const PERSIST_TIMEOUT_MS = 5_000;
export const TOAST_MS = 5_000;
/** A toast that is left to be closed by hand. */
export const STAYING_TOAST_MS = 3_600_000;
export const SEARCH_DEBOUNCE_MS = 400;
/** Cookies of "Keep me logged in" and an access token's life, in days. */
export const SESSION_DAYS = 7;
/** How long presses on a cart are gathered before they are sent. */
export const CART_WRITE_DELAY_MS = 250;
/** A checkout: how long its answers count as fresh, how often they are renewed, and how long changes are gathered. */
export const QUOTE_STALE_MS = 60_000;
export const QUOTE_REFRESH_MS = 300_000;
export const QUOTE_DEBOUNCE_MS = 300;
/** How long a press on "Place order" waits for the quote. */
export const KEPT_PRESS_MS = 10_000;
/** When a payment of unknown end is asked about, from when the customer came back; the last ends the asking. */
export const PAYMENT_CHECK_MS = [
  1_000, 3_000, 6_000, 10_000, 15_000, 22_000, 30_000, 40_000, 50_000, 60_000,
] as const;
/** An unanswered order older than this is not sent again by itself. */
export const ORDER_RESUME_MS = 120_000;
/** How long a hand that ticks filters is waited for before their shops are counted. */
export const FILTER_COUNT_DEBOUNCE_MS = 250;
/** How long a hand that types a promo code is waited for before it is checked. */
export const COUPON_DEBOUNCE_MS = 400;
/** How long an order waits for its payment, unless the private setting `unpaid_minutes` says otherwise. */
export const UNPAID_MINUTES = { usual: 30, least: 5, most: 24 * 60 } as const;
/** A closed account is kept so long for somebody who comes back. */
export const DELETION_DAYS = 30;
