import { keptValue } from '@/utils/browser/kept';
import { randomKey } from '@/utils/browser/random-key';

/** What one order is made of: an account's cart at one version. */
interface OrderSubject {
  readonly user: number;
  readonly cart: number;
  readonly version: number;
}

type KeptKey = OrderSubject & { readonly key: string };

function parseKey(value: unknown): KeptKey | null {
  const kept = value as Partial<KeptKey> | null;
  return typeof kept?.key === 'string' ? (kept as KeptKey) : null;
}

const orderKey = keptValue('local', 'sofra:order-key', parseKey);

/**
 * The idempotency key of an order: made when a checkout opens, the same in every tab of this browser and after Back or
 * a reload, another one as soon as the cart is another. Without a storage it is the page's own. Browser only.
 */
export function orderKeyOf(subject: OrderSubject, own = randomKey()): string {
  const { cart, user, version } = subject;
  const kept = orderKey.read();
  if (kept?.user === user && kept.cart === cart && kept.version === version)
    return kept.key;
  orderKey.keep({ ...subject, key: own });
  return own;
}

/** The order was made. */
export const forgetOrderKey = orderKey.forget;
