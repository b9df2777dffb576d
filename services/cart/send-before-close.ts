import { randomKey } from '@/utils/browser/random-key';
import { resolveRest } from '@/utils/cart/resolve-cart';
import { forgetLeftCart, rememberLeftCart } from '@/utils/browser/left-cart';
import type { CartCalls, CartPort } from './cart-port';

/**
 * Called when the page may be about to close: sends the commands that wait beside the batch under way, without a
 * version. If the page stays open, it gets the answer; the next page is told that it has to read the cart.
 */
export function sendBeforeClose(
  port: CartPort,
  { send }: Pick<CartCalls, 'send'>,
): void {
  const rest = resolveRest(port.read());
  if (!rest) return;
  const key = randomKey();
  port.sent(rest.ids, key);
  rememberLeftCart();
  // a throw of the sending itself is its failure, too
  const answer = (async () => send(rest, key))();
  answer
    .then(
      (cart) => port.settled(key, cart),
      () => port.released(key),
    )
    .finally(forgetLeftCart);
}
