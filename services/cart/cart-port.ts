import type { CartDto } from '@/server/contracts/cart';
import { guarded } from '@/utils/shell/guarded';
import type { CartState } from '@/utils/cart/cart-state';
import type { CartRequest, CutLine } from '@/utils/cart/resolve-cart';

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
