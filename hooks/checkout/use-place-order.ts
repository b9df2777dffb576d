import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { orderDraftCleared } from '@/redux/slices/order';
import { userCartActions } from '@/redux/slices/user-cart';
import { useAppDispatch } from '@/redux/store';
import type {
  CreateOrderBodyDto,
  OrderDto,
} from '@/server/contracts/order/order';
import { type ApiErrorInfo, asApiError } from '@/services/http/api-error';
import { orderQueries } from '@/services/order/order-queries';
import { orderService } from '@/services/order/order-service';
import {
  type Backoff,
  pausesOf,
  sendUntilAnswered,
} from '@/utils/browser/backoff';
import { leaveFor } from '@/utils/browser/page-shown';
import { randomKey } from '@/utils/browser/random-key';
import { endDraft } from '@/utils/checkout/checkout-draft';
import {
  isResumable,
  keepAttempt,
  type OrderAttempt,
  type OrderFailure,
  readAttempt,
  readOrderFailure,
} from '@/utils/checkout/order-attempt';
import { forgetOrderKey } from '@/utils/checkout/order-key';
import { isAwaitingPayment } from '@/utils/order/order-view';
import { track } from '@/utils/shell/analytics';
import { routes } from '@/utils/shell/routes';

const RETRIES = 6;
const BACKOFF: Backoff = { firstMs: 1_000, mostMs: 8_000 };

/** What a failed order means; null for a failure that is not of the call. */
function meaningOf(error: unknown) {
  const failure = asApiError(error);
  return failure && readOrderFailure(failure.info);
}

/**
 * Sends an order until it is answered, always with the same key and body. A key whose order was made with other
 * choices (in another tab) is renewed once: then the ordered cart itself says which order it is.
 */
function useOrderDelivery(
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

/**
 * What follows an order: its page opens in place of the checkout, then the ordered cart is forgotten. When it is to be
 * paid elsewhere, the tab goes on to the provider's page.
 */
function useOrderPlaced(): (
  orderId: number,
  order?: OrderDto,
) => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const { lang, user } = useShell();
  const userId = user?.id ?? 0;
  return async (orderId, order) => {
    if (order) {
      const { queryKey } = orderQueries.detail(orderId, { lang, userId });
      client.setQueryData(queryKey, order);
      track({
        name: 'purchase',
        id: orderId,
        value: order.total_price,
        currency: order.currency.title,
      });
    }
    void client.invalidateQueries({
      queryKey: [...orderQueries.ofUser(userId), 'list'],
    });
    await router.replace(routes.order(orderId));
    // Only now, or the checkout would show an empty cart on its way out.
    dispatch(userCartActions.ended());
    dispatch(orderDraftCleared());
    // Back from the provider's page lands on the order.
    if (order?.payment_url && isAwaitingPayment(order))
      leaveFor(order.payment_url);
  };
}

/** Where placing the order is. */
export type PlaceOrderState =
  | { readonly kind: 'idle' | 'sending' | 'checking' | 'unknown' | 'placed' }
  | Extract<OrderFailure, { kind: 'changed' }>
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly fields: ApiErrorInfo['fields'];
    };

/** What is to be sent, with what follows its success; null sends nothing. */
type MakeOrder = () => Promise<{
  /** The order's own (utils/checkout/order-key.ts). */
  readonly key: string;
  readonly body: CreateOrderBodyDto;
  readonly onPlaced: () => void;
} | null>;

const UNSAID = { message: '', fields: {} };

/**
 * Places an order exactly once: one key per cart, the attempt kept in the browser's storage until a final answer; a
 * lost answer is asked for again with the same key and body, also after a reload and in another tab; pressing twice
 * does nothing. `onRefused` is told after every refusal: what was shown is no longer true.
 */
export function usePlaceOrder(onRefused: () => unknown) {
  const openOrder = useOrderPlaced();
  const userId = useShell().user?.id ?? 0;
  const busy = useRef(false);
  const wasLost = useRef(false);
  const [state, setState] = useState<PlaceOrderState>({ kind: 'idle' });

  const deliver = useOrderDelivery(() => {
    wasLost.current = true;
    setState({ kind: 'checking' });
  });

  /** The order's page opens; when it does not, asking again with the same key leads there. */
  async function finish(orderId: number, order?: OrderDto): Promise<void> {
    setState({ kind: 'placed' });
    endDraft();
    await openOrder(orderId, order).then(
      () => {
        keepAttempt(null);
        forgetOrderKey();
      },
      () => setState({ kind: 'unknown' }),
    );
  }

  /** Nothing was ordered. */
  function refuse(error: unknown): void {
    const { fields, message } = asApiError(error)?.info ?? UNSAID;
    setState({ kind: 'refused', message, fields });
    void onRefused();
  }

  async function settle(error: unknown): Promise<void> {
    const meaning = meaningOf(error);
    if (meaning?.kind === 'ordered') return finish(meaning.orderId);
    if (meaning?.kind === 'lost') return setState({ kind: 'unknown' });
    // A dead session answers nothing about an order that was lost before.
    const isDead = asApiError(error)?.status === 401;
    if (!isDead || !wasLost.current) keepAttempt(null);
    if (meaning?.kind !== 'changed') return refuse(error);
    setState(meaning);
    // Another total can be of another cart: what is agreed to must be in sight.
    void onRefused();
  }

  async function run(attempt: OrderAttempt, onPlaced = (): void => undefined) {
    if (busy.current) return;
    busy.current = true;
    wasLost.current = false;
    try {
      const order = await deliver(attempt).catch(settle);
      if (!order) return;
      onPlaced();
      await finish(order.id, order);
    } finally {
      busy.current = false;
    }
  }

  async function place(makeOrder: MakeOrder): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'sending' });
    const order = await makeOrder()
      .catch(refuse)
      .finally(() => (busy.current = false));
    if (!order)
      return setState((now) =>
        now.kind === 'sending' ? { kind: 'idle' } : now,
      );
    const { body, key } = order;
    const attempt = { key, user: userId, body, at: Date.now() };
    keepAttempt(attempt);
    await run(attempt, order.onPlaced);
  }

  function resume(): void {
    const attempt = readAttempt(userId);
    setState({ kind: attempt ? 'checking' : 'idle' });
    if (attempt) void run(attempt);
  }

  useEffect(() => {
    const attempt = readAttempt(userId);
    if (!attempt) return undefined;
    if (!isResumable(attempt, Date.now())) keepAttempt(null);
    const timer = setTimeout(resume);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, []);

  return {
    state,
    place: (makeOrder: MakeOrder) => void place(makeOrder),
    /** Asks again about the order whose answer was lost. */
    resume,
    /** A new quote has another total than the one shown. */
    tellChange: (from: number, to: number) =>
      setState({ kind: 'changed', from, to }),
    reset: () => setState({ kind: 'idle' }),
  };
}
