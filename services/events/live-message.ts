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
  /** The server lets nobody in with these cookies now: the session may have ended, or it has no room. */
  | { readonly kind: 'refused' }
  /** Something may have been missed: read again. */
  | { readonly kind: 'reset' }
  /** The stream is open, or there is none: then poll. */
  | { readonly kind: 'up' | 'down' };

export type LiveListener = (message: LiveMessage) => void;

/** What a connection tells: with an event, the server's id of it, after which another connection may go on. */
export type PlaceListener = (
  message: LiveMessage | { readonly kind: 'at' },
  id: string | null,
) => void;
