/** What this tab keeps under a key, also through a reload; null: nothing, or the browser's storage is closed. Browser only. */
export function readTab<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps it; null forgets it. A closed storage keeps nothing. Browser only. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // After a reload one starts over.
  }
}
