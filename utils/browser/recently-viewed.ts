/** Where the list is kept; what a later version keeps elsewhere is not mistaken for it. */
const KEY = 'sofra:recent:1';
const MOST = 12;

/** Uuids of the shops whose pages this browser has shown, newest first, twelve at most; browser only. */
export function recentlyViewed(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((uuid) => typeof uuid === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Puts a shop at the beginning of the list; a browser that keeps nothing forgets it. */
export function rememberViewed(uuid: string): void {
  const others = recentlyViewed().filter((other) => other !== uuid);
  try {
    const list = [uuid, ...others].slice(0, MOST);
    window.localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Private mode or a full disk: there is no list.
  }
}

/** Logging out forgets the list. */
export function forgetViewed(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
