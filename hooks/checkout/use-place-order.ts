import { useEffect, useRef, useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import type {
  CreateOrderBodyDto,
  OrderDto,
} from '@/server/contracts/order/order';
import { type ApiErrorInfo, asApiError } from '@/services/http/api-error';
import {
  isResumable,
  keepAttempt,
  type OrderAttempt,
  type OrderFailure,
  readAttempt,
} from '@/utils/checkout/order-attempt';
import { endDraft } from '@/utils/checkout/checkout-draft';
import { forgetOrderKey } from '@/utils/checkout/order-key';
import { meaningOf, useOrderDelivery } from './use-order-delivery';
import { useOrderPlaced } from '@/hooks/order/use-order-placed';

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
