/** What the address opens of the chat (`?chat=`). */
export type ChatTarget =
  | { readonly kind: 'rooms' }
  /** With an order, its card is offered to be sent along. */
  | { readonly kind: 'support'; readonly orderId: number | null }
  | { readonly kind: 'room'; readonly id: string }
  | { readonly kind: 'shop' | 'courier'; readonly orderId: number };

/** The query key that opens the chat on any page. */
export const CHAT_KEY = 'chat';

/** How the target is written in the address. */
export function chatValue(target: ChatTarget): string {
  if (target.kind === 'room') return target.id;
  if (target.kind === 'rooms') return target.kind;
  return target.orderId === null
    ? target.kind
    : `${target.kind}-${target.orderId}`;
}

/** The page with the chat open on it. */
export function chatHref(path: string, target: ChatTarget): string {
  const url = new URL(path, 'http://own.invalid');
  url.searchParams.set(CHAT_KEY, chatValue(target));
  return `${url.pathname}${url.search}${url.hash}`;
}
