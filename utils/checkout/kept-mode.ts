import { rememberChoice, rememberedChoice } from '@/utils/browser/remember';
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

/** Calls back with what another tab chooses, until the tab is closed; a tab that slept is told when it is seen again. Browser only. */
export function onKeptMode(follow: (mode: Mode) => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible')
      follow(parseMode(rememberedChoice(COOKIES.mode)));
  });
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) =>
    follow(parseMode(data));
}
