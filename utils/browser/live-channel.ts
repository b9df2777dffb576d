/** Whose events a browser follows. */
export type LiveOwner =
  | { readonly kind: 'account'; readonly id: number }
  | { readonly kind: 'guest' };

/** The name of the lock and of the channel that the tabs of a browser share; another account never meets it. */
export function liveChannel(owner: LiveOwner): string {
  return `sofra:live:${owner.kind === 'account' ? owner.id : 'guest'}`;
}

/** Tells the other tabs of this browser. */
export function tellTabs(owner: LiveOwner, message: unknown): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(liveChannel(owner));
  channel.postMessage(message);
  channel.close();
}
