/** What the server's stream speaks of (api-contract.md §2 events). */
export const LIVE_TYPES = [
  'order',
  'cart',
  'message',
  'notification',
  'session',
] as const;

export type LiveType = (typeof LIVE_TYPES)[number];

export type LiveMessage =
  | { readonly kind: 'event'; readonly type: LiveType; readonly data: unknown }
  /** Something may have been missed: read anew. */
  | { readonly kind: 'reset' }
  /** The stream stands, or cannot be had: then ask from time to time. */
  | { readonly kind: 'up' | 'down' };

export type LiveListener = (message: LiveMessage) => void;
