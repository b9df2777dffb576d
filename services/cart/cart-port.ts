import type { CartDto } from '@/server/contracts/cart';
import { asApiError } from '@/services/http/api-error';
import { guarded } from '@/utils/shell/guarded';
import type { CartState } from '@/utils/cart/cart-state';
import type { CutLine } from '@/utils/cart/cut-lines';
import type { CartRequest } from '@/utils/cart/resolve-cart';

/** A failure of the server itself is tried so often; then it counts as a refusal. */
const MOST_SERVER_FAILURES = 4;
/** A cart that others change all the time, or that is another shop's whatever is read. */
const MOST_CONFLICTS = 10;

/** The slice that a cart lives in, as far as its sending knows it. */
export interface CartPort {
  readonly read: () => CartState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly received: (cart: CartDto | null) => void;
  readonly sent: (ids: readonly string[], key: string) => void;
  readonly settled: (key: string, cart: CartDto | null) => void;
  readonly refused: (key: string) => void;
  readonly released: (key: string) => void;
  readonly withdrawn: (ids: readonly string[]) => void;
  readonly failed: () => void;
}

/** Drops what a part of the page sent that failed: its answer will not come, so the cart is read. */
export function dropUnanswered(port: CartPort): void {
  const keys = port.read().commands.flatMap(({ sentAs }) => sentAs ?? []);
  for (const key of new Set(keys)) port.refused(key);
}

/** The calls of an account's or of a guest's cart. */
export interface CartCalls {
  /** There will be calls: what they need is loaded, so that a page that ends soon can still make them. */
  readonly warm: () => void;
  /** Whoever's cart it is is still here: after a log-out it is neither read nor sent. */
  readonly isOwner: () => boolean;
  /** The cart that the server has. */
  readonly load: () => Promise<CartDto | null>;
  /** The same key is carried out once, however often it is sent. */
  readonly send: (request: CartRequest, key: string) => Promise<CartDto>;
}

/** What is said of it, in the language of the page. */
export interface CartReports {
  /** Quantities that were asked for and are not to be had. */
  readonly cut: (lines: readonly CutLine[]) => void;
  /** The server had to change quantities. */
  readonly notices: (cart: CartDto) => void;
  /** It is refused, and taken back. */
  readonly failure: (error: unknown) => void;
  /** The cart is not this browser's any more, with the server's words. */
  readonly lost: (error: unknown) => void;
  /** The server cannot be reached; it is kept and tried again. */
  readonly waiting: () => void;
  /** Whether the server could not be reached by the last request: what waits would be lost with the page. */
  readonly away: (isAway: boolean) => void;
  /** Another version stands, by this tab's doing. */
  readonly changed: (cart: CartDto) => void;
}

/** The same reports; what one throws is noted, and ends no cart. */
export function guardedReports(reports: CartReports): CartReports {
  return {
    cut: guarded((lines) => reports.cut(lines)),
    notices: guarded((cart) => reports.notices(cart)),
    failure: guarded((error) => reports.failure(error)),
    lost: guarded((error) => reports.lost(error)),
    waiting: guarded(() => reports.waiting()),
    away: guarded((isAway) => reports.away(isAway)),
    changed: guarded((cart) => reports.changed(cart)),
  };
}

/** That a cart is at this version, or is no more. */
export interface CartNews {
  readonly id: number;
  readonly version: number;
  readonly gone?: boolean;
}

type FailedSending =
  /** No answer, or a busy server: the same request again, after so many milliseconds at least. */
  | { readonly kind: 'again'; readonly afterMs: number }
  /** The server has another version; `cart` when the answer holds it (null: none). */
  | { readonly kind: 'stale'; readonly cart?: CartDto | null }
  | { readonly kind: 'refused' };

/** What to do about a request that failed for the `tries`-th time, after `conflicts` versions that were too old. */
export function outcomeOf(
  error: unknown,
  { conflicts, tries }: { readonly conflicts: number; readonly tries: number },
): FailedSending {
  const info = asApiError(error)?.info;
  const { code = '', data, retryAfterSeconds, status = 0 } = info ?? {};
  const afterMs = (retryAfterSeconds ?? 0) * 1_000;
  if (code === 'ERROR_440' && conflicts < 2) return { kind: 'stale' };
  if (status === 409 && conflicts < MOST_CONFLICTS) {
    const isCart = typeof data === 'object' && data && 'user_carts' in data;
    if (data === null || isCart)
      return { kind: 'stale', cart: data as CartDto | null };
    return afterMs > 0 ? { kind: 'again', afterMs } : { kind: 'stale' };
  }
  const isAway = status === 0 || status === 429 || status === 503;
  const isBroken = status >= 500 && tries < MOST_SERVER_FAILURES;
  return isAway || isBroken ? { kind: 'again', afterMs } : { kind: 'refused' };
}
