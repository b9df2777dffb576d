/** Whose events a browser follows. */
export type LiveOwner =
  | { readonly kind: 'account'; readonly id: number }
  | { readonly kind: 'guest' };

/** The name of the lock and of the channel that the tabs of a browser share; another account never meets it. */
export function liveChannel(owner: LiveOwner): string {
  return `sofra:live:${owner.kind === 'account' ? owner.id : 'guest'}`;
}

/**
 * Joins the tabs of this browser that use the same name: what is posted reaches every other place on the channel, never
 * the one that posts. Null where the browser has no channels. Browser only.
 */
export function joinTabs<Message>(
  name: string,
  hear?: (message: Message) => void,
): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(name);
  if (hear) channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  return channel;
}

/** Tells the tabs on a channel, this one's own places among them, without joining it. Browser only. */
export function tellTabs(name: string, message: unknown): void {
  const channel = joinTabs(name);
  channel?.postMessage(message);
  channel?.close();
}
