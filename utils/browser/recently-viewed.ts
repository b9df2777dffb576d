import { keptValue } from './kept';

const MOST = 12;

/** What a later version keeps under another key is not mistaken for it. */
const viewed = keptValue('local', 'sofra:recent:1', (value) =>
  Array.isArray(value)
    ? value.filter((uuid) => typeof uuid === 'string').slice(0, MOST)
    : null,
);

/** Uuids of the shops whose pages this browser has shown, newest first, twelve at most; browser only. */
export const recentlyViewed = (): readonly string[] => viewed.read() ?? [];

/** Puts a shop at the beginning of the list. */
export function rememberViewed(uuid: string): void {
  const others = recentlyViewed().filter((other) => other !== uuid);
  viewed.keep([uuid, ...others].slice(0, MOST));
}

/** Logging out forgets the list. */
export const forgetViewed = viewed.forget;
