import { useMutation } from '@tanstack/react-query';
import type { OrderDto } from '@/server/contracts/order/order';
import { asApiError } from '@/services/http/api-error';
import { orderService } from '@/services/order/order-service';
import { type Backoff, pausesOf } from '@/utils/browser/backoff';
import { sendUntilAnswered } from '@/utils/browser/sender';
import { randomKey } from '@/utils/browser/random-key';
import {
  keepAttempt,
  type OrderAttempt,
  readOrderFailure,
} from '@/utils/checkout/order-attempt';

const RETRIES = 6;
const BACKOFF: Backoff = { firstMs: 1_000, mostMs: 8_000 };

/** What a failed order means; null for a failure that is not of the call. */
export function meaningOf(error: unknown) {
  const failure = asApiError(error);
  return failure && readOrderFailure(failure.info);
}

/**
 * Sends an order until it is answered, always with the same key and body. A key whose order was made with other
 * choices (in another tab) is renewed once: then the ordered cart itself says which order it is.
 */
export function useOrderDelivery(
  onLost: () => void,
): (attempt: OrderAttempt) => Promise<OrderDto> {
  const { mutateAsync: deliver } = useMutation({
    mutationFn: ({ body, key }: OrderAttempt) =>
      sendUntilAnswered(() => orderService.create(body, key), {
        delays: pausesOf(BACKOFF, RETRIES),
        isLost: (error) => meaningOf(error)?.kind === 'lost',
        onLost,
      }),
  });
  return async (attempt) => {
    try {
      return await deliver(attempt);
    } catch (error) {
      if (meaningOf(error)?.kind !== 'mismatch') throw error;
      const renewed = { ...attempt, key: randomKey() };
      keepAttempt(renewed);
      return deliver(renewed);
    }
  };
}
