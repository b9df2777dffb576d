import { rememberChoice } from '@/utils/browser/remember';
import { COOKIES } from '@/utils/constants/cookies';
import { type Mode, parseMode } from './mode';

const CHANNEL = 'sofra:mode';

/** Keeps the choice for the server, and tells the other tabs of this browser. Browser only; loaded after the first paint (redux/persistence.ts). */
export function keepMode(mode: Mode): void {
  rememberChoice(COOKIES.mode, mode);
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(mode);
  channel.close();
}

/** Calls back with what another tab chooses, until the tab is closed. Browser only. */
export function onKeptMode(follow: (mode: Mode) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  new BroadcastChannel(CHANNEL).onmessage = ({ data }: MessageEvent<unknown>) =>
    follow(parseMode(data));
}
