import type { CreateOrderBodyDto } from '@/server/contracts/order/order';
import { keptValue } from '@/utils/browser/kept';
import { ORDER_RESUME_MS } from '@/utils/constants/timings';

/** An order that was sent and has no final answer yet; the same key always means the same order. */
export interface OrderAttempt {
  readonly key: string;
  /** Whose it is: nobody else's is asked about. */
  readonly user: number;
  readonly body: CreateOrderBodyDto;
  /** When it was made, in milliseconds. */
  readonly at: number;
}

/** What of a failed call decides what it means; services/http/api-error has it. */
export interface CallFailure {
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
}

export type OrderFailure =
  /** No answer, or none that says what became of it: ask again with the same key. */
  | { readonly kind: 'lost' }
  /** The cart is an order already. */
  | { readonly kind: 'ordered'; readonly orderId: number }
  /** The key made another order of this cart already: which one, asking with a new key tells. */
  | { readonly kind: 'mismatch' }
  /** The price is another than the one shown. */
  | {
      readonly kind: 'changed';
      readonly from: number | null;
      readonly to: number | null;
    }
  /** Nothing was ordered. */
  | { readonly kind: 'refused' };

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function numberAt(value: unknown, ...path: readonly string[]): number | null {
  const found = path.reduce(part, value);
  return typeof found === 'number' ? found : null;
}

/** What a failed POST of an order means (api-contract.md §1 idempotency). */
export function readOrderFailure(failure: CallFailure): OrderFailure {
  const { code, data, status } = failure;
  if (code === 'ERROR_110')
    return {
      kind: 'changed',
      from: numberAt(data, 'old', 'total_price'),
      to: numberAt(data, 'new', 'total_price'),
    };
  const orderId = numberAt(data, 'order_id');
  if (status === 409 && orderId !== null) return { kind: 'ordered', orderId };
  if (status === 422 && code === 'ERROR_422') return { kind: 'mismatch' };
  const unanswered = status === 0 || status >= 500;
  const busy = status === 409 || status === 429;
  return { kind: unanswered || busy ? 'lost' : 'refused' };
}

function isAttempt(value: unknown): value is OrderAttempt {
  return (
    typeof part(value, 'key') === 'string' &&
    typeof part(value, 'at') === 'number' &&
    typeof part(value, 'user') === 'number' &&
    typeof part(part(value, 'body'), 'cart_id') === 'number'
  );
}

const kept = keptValue('local', 'sofra:order-attempt', (value) =>
  isAttempt(value) ? value : null,
);

/** The account's attempt that this browser has not seen answered, in whatever tab; null without one, or without a storage. Browser only. */
export function readAttempt(user: number): OrderAttempt | null {
  const attempt = kept.read();
  return attempt?.user === user ? attempt : null;
}

/** Kept until a final answer, so that a reload asks about the same order; a closed storage only loses that. */
export function keepAttempt(attempt: OrderAttempt | null): void {
  if (!attempt) kept.forget();
  else if (!kept.keep(attempt))
    console.warn('The order attempt is kept by this tab alone.');
}

/** Whether an attempt found after a reload is young enough to be what the customer still waits for. */
export function isResumable(attempt: OrderAttempt, now: number): boolean {
  return now - attempt.at >= 0 && now - attempt.at < ORDER_RESUME_MS;
}
