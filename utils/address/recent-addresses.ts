import { parseAddressCookie, type ShellAddress } from '@/utils/shell/shell';

/** Where the list is kept; each entry is written as the address cookie is. */
const KEY = 'sofra:addresses:1';
const MOST = 4;

/** Where this browser had things brought, newest first, four at most; browser only. */
export function recentAddresses(): readonly ShellAddress[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .flatMap((text) => parseAddressCookie(String(text)) ?? [])
      .slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts an address at the beginning of the list; a browser that keeps nothing forgets it. */
export function rememberAddress(address: ShellAddress): void {
  const others = recentAddresses().filter(
    ({ title }) => title !== address.title,
  );
  try {
    const list = [address, ...others].slice(0, MOST);
    window.localStorage.setItem(
      KEY,
      JSON.stringify(list.map((entry) => JSON.stringify(entry))),
    );
  } catch {
    // Private mode or a full disk: there is no list.
  }
}

/** Logging out forgets the list. */
export function forgetAddresses(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
