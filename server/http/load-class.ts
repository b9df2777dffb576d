import { isKnownToken } from './known-tokens';
import type { LoadClass } from './overload-gate';

/** Running orders, checkout, payments, and the operator who moves orders on. */
const ORDER_CALLS =
  /^\/api\/v1\/(dashboard\/(user\/(orders|order-|boards|transactions|cart|events)|admin)|payments|rest\/(cart|events|kitchen))/;
const ORDER_PAGES = /^(\/[a-z]{2})?\/(orders|checkout|ticket|board)(\/|\?|$)/;
/** Never refused: monitoring matters most when the process is busy. */
const WATCHING = /^\/api\/v1\/(health|metrics)$/;

const classOf = (
  isOrder: boolean,
  token: string | null | undefined,
): LoadClass => {
  if (!isKnownToken(token)) return 'other';
  return isOrder ? 'orders' : 'signedIn';
};

/**
 * The class of a call; `always`: it is not counted and not refused. A token counts only when it was found alive lately,
 * so that made-up ones move nobody forward.
 */
export function loadClassOfCall(
  path: string,
  token: string | null | undefined,
): LoadClass | 'always' | 'file' {
  if (WATCHING.test(path)) return 'always';
  if (!path.startsWith('/api/')) return 'file';
  return classOf(ORDER_CALLS.test(path), token);
}

/** The class of a page, by its address with or without a language. */
export function loadClassOfPage(
  path: string,
  token: string | null | undefined,
): LoadClass {
  return classOf(ORDER_PAGES.test(path), token);
}
