import { forgetLeftCart, rememberLeftCart } from '@/utils/browser/left-cart';
import type { CartCalls, CartPort } from './cart-port';
import { sendBeforeClose } from './send-before-close';

const isUnderWay = (port: CartPort): boolean =>
  port.read().commands.some(({ sentAs }) => sentAs);

/**
 * Called when the page may be about to close: what waits goes out, and while something is under way the next page is
 * told, which may be asked for before the answer brings a guest's cookie.
 */
export function leavePage(
  port: CartPort,
  calls: Pick<CartCalls, 'send'>,
): void {
  sendBeforeClose(port, calls);
  if (!isUnderWay(port)) return;
  rememberLeftCart();
  const stop = port.subscribe(() => {
    if (isUnderWay(port)) return;
    stop();
    forgetLeftCart();
  });
}

/** Drops commands that were sent by a part of the page that failed: their answer will not come, so the cart is read. */
export function dropUnanswered(port: CartPort): void {
  const keys = port.read().commands.flatMap(({ sentAs }) => sentAs ?? []);
  for (const key of new Set(keys)) port.refused(key);
}
