/** Times in milliseconds (spec.md §9). */
export const HTTP_TIMEOUT_MS = 16_000;
export const QUERY_STALE_TIME_MS = 3_600_000;
export const QUERY_GC_TIME_MS = 18_000_000;
export const PERSIST_TIMEOUT_MS = 5_000;
export const TOAST_MS = 5_000;
export const SEARCH_DEBOUNCE_MS = 400;
/** Cookies of "Keep me logged in" and an access token's life, in days. */
export const SESSION_DAYS = 7;
