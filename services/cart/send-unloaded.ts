import type { CartDto } from '@/server/contracts/cart';
import { currentScope } from '@/services/http/request-scope';
import { type CartRequest, insertBody } from '@/utils/cart/resolve-cart';
import { apiBase } from '@/utils/env';
import type { CartPort } from './cart-port';
import { sendBeforeClose } from './send-before-close';

type Sent = Readonly<{ base: string; currencyId: number; key: string }>;

/** As cartService.insert, without axios, which may not be loaded: the request is under way when this returns. */
async function insert(
  request: CartRequest,
  { base, currencyId, key }: Sent,
): Promise<CartDto> {
  const { lang, token } = currentScope();
  const answer = await fetch(`${apiBase}${base}/insert-product?lang=${lang}`, {
    method: 'POST',
    keepalive: true,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(insertBody(request, currencyId)),
  });
  if (!answer.ok) throw new Error(`insert-product: ${answer.status}`);
  return ((await answer.json()) as { data: CartDto }).data;
}

/** What waits in a cart is sent, though what synchronises it is not loaded: the page may end. */
export function sendUnloaded(
  port: CartPort,
  { currencyId, isAccount }: { currencyId: number; isAccount: boolean },
): void {
  const base = isAccount ? '/dashboard/user/cart' : '/rest/cart';
  sendBeforeClose(port, {
    send: (request, key) => insert(request, { base, currencyId, key }),
  });
}
