import type { CartDto } from '@/server/contracts/cart';
import { asApiError } from '@/services/http/api-error';

/** A failure of the server itself is tried so often; then it counts as a refusal. */
const MOST_SERVER_FAILURES = 4;
/** A cart that others change all the time, or that is another shop's whatever is read. */
const MOST_CONFLICTS = 10;

/** What follows a request. */
export interface RequestEnd {
  /** The server could not be reached: a pause, so long at least. Null: it answered. */
  readonly afterMs: number | null;
  /** What the server has is to be read (again). */
  readonly readAnew: boolean;
}

export const ANSWERED: RequestEnd = { afterMs: null, readAnew: false };
export const READ_ANEW: RequestEnd = { afterMs: null, readAnew: true };

export type FailedSending =
  /** No answer, or a busy server: the same request again, after so many milliseconds at least. */
  | { readonly kind: 'again'; readonly afterMs: number }
  /** The server has another version; `cart` when the answer holds it (null: none). */
  | { readonly kind: 'stale'; readonly cart: CartDto | null | undefined }
  | { readonly kind: 'refused' };

/** Whether the answer holds the server's cart. */
function standing(data: unknown): CartDto | null | undefined {
  if (data === null) return null;
  const isCart = typeof data === 'object' && data && 'user_carts' in data;
  return isCart ? (data as CartDto) : undefined;
}

/** What to do about a request that failed for the `tries`-th time, after `conflicts` versions that were too old. */
export function outcomeOf(
  error: unknown,
  { conflicts, tries }: { readonly conflicts: number; readonly tries: number },
): FailedSending {
  const failure = asApiError(error);
  const {
    code = '',
    data,
    retryAfterSeconds,
    status = 0,
  } = failure?.info ?? {};
  const afterMs = (retryAfterSeconds ?? 0) * 1_000;
  if (code === 'ERROR_440' && conflicts < 2)
    return { kind: 'stale', cart: undefined };
  if (status === 409 && conflicts < MOST_CONFLICTS) {
    const cart = standing(data);
    return cart === undefined && afterMs > 0
      ? { kind: 'again', afterMs }
      : { kind: 'stale', cart };
  }
  const isAway = status === 0 || status === 429 || status === 503;
  const isBroken = status >= 500 && tries < MOST_SERVER_FAILURES;
  return isAway || isBroken ? { kind: 'again', afterMs } : { kind: 'refused' };
}
