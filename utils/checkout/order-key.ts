import { randomKey } from '@/utils/browser/random-key';

/** Where the key of the order to be made is kept. */
const STORAGE_KEY = 'sofra:order-key';

/** What one order is made of: an account's cart at one version. */
interface OrderSubject {
  readonly user: number;
  readonly cart: number;
  readonly version: number;
}

function isOf(
  kept: unknown,
  { cart, user, version }: OrderSubject,
): kept is { readonly key: string } {
  if (typeof kept !== 'object' || kept === null) return false;
  const other = kept as Partial<OrderSubject> & { readonly key?: unknown };
  return (
    typeof other.key === 'string' &&
    other.user === user &&
    other.cart === cart &&
    other.version === version
  );
}

/**
 * The idempotency key of an order: made when a checkout opens, the same in every tab of this browser and after Back or
 * a reload, another one as soon as the cart is another. Without a storage it is the page's own. Browser only.
 */
export function orderKeyOf(subject: OrderSubject, own = randomKey()): string {
  try {
    const kept: unknown = JSON.parse(
      window.localStorage.getItem(STORAGE_KEY) ?? 'null',
    );
    if (isOf(kept, subject)) return kept.key;
  } catch {
    // What cannot be read is made anew.
  }
  try {
    window.localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ ...subject, key: own }),
    );
  } catch {
    // Private mode or a full disk: other tabs have keys of their own.
  }
  return own;
}

/** The order was made. */
export function forgetOrderKey(): void {
  try {
    window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}
