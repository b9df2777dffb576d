import { randomKey } from '@/utils/browser/random-key';
import { resolveRest } from '@/utils/cart/resolve-cart';
import type { CartCalls, CartPort } from './cart-port';

/**
 * What came after the batch that is under way goes out beside it, whatever the version: the page may be gone soon. If
 * the page stays, it hears how that went.
 */
export function sendLastWords(port: CartPort, calls: CartCalls): void {
  const rest = resolveRest(port.read());
  if (!rest) return;
  const key = randomKey();
  port.sent(rest.ids, key);
  calls.send(rest, key).then(
    (cart) => port.settled(key, cart),
    () => port.released(key),
  );
}

/** What somebody sent and will not hear of any more (a part of the page that failed) is not known to have happened. */
export function forgetUnheard(port: CartPort): void {
  const keys = port.read().commands.flatMap(({ sentAs }) => sentAs ?? []);
  for (const key of new Set(keys)) port.refused(key);
}
