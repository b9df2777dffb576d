/** How an order is had; a person's one choice for the whole site, kept in a cookie (docs/adr/0039). */
export type Mode = 'delivery' | 'pickup';

/** The query parameter of a link that chooses it. */
export const MODE_PARAMETER = 'mode';

const CHANNEL = 'sofra:mode';

/** Anything but a pickup is a delivery. */
export const parseMode = (value: unknown): Mode =>
  value === 'pickup' ? 'pickup' : 'delivery';

/** Tells the other tabs of this browser. Browser only. */
export function tellMode(mode: Mode): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(mode);
  channel.close();
}

/** Calls back with what another tab chooses, until the tab is closed. Browser only. */
export function onMode(follow: (mode: Mode) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) =>
    follow(parseMode(data));
}
