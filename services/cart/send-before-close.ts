import { randomKey } from '@/utils/browser/random-key';
import { resolveRest } from '@/utils/cart/resolve-cart';
import { leftCart } from '@/utils/browser/tab-marks';
import type { CartCalls, CartPort } from './cart-port';

const isUnderWay = (port: CartPort): boolean =>
  port.read().commands.some(({ sentAs }) => sentAs);

/**
 * Called when the page may be about to close: sends the commands that wait beside the batch under way, without a
 * version. If the page stays open, it gets the answers; the next page, which may be asked for before they bring a guest's
 * cookie, is told that it has to read the cart.
 */
export function sendBeforeClose(
  port: CartPort,
  { send }: Pick<CartCalls, 'send'>,
): void {
  const rest = resolveRest(port.read());
  if (rest) {
    const key = randomKey();
    port.sent(rest.ids, key);
    // a throw of the sending itself is its failure, too
    (async () => send(rest, key))().then(
      (cart) => port.settled(key, cart),
      () => port.released(key),
    );
  }
  if (!isUnderWay(port)) return;
  leftCart.keep('1');
  const stop = port.subscribe(() => {
    if (isUnderWay(port)) return;
    stop();
    leftCart.forget();
  });
}
