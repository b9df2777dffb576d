import { type Area, memory, tried } from './kept';

/** Whether the browser forbids that storage altogether. Browser only. */
export const isForbidden = (area: Area): boolean =>
  tried(() => !window[`${area}Storage`], true);

/** The keys of all tabs' storage that begin so, in no order. Browser only. */
export function keptKeys(prefix: string): string[] {
  const refused = [...memory.keys()].map((id) => id.replace(/^local/, ''));
  const kept = tried(() => Object.keys(window.localStorage), []);
  return [...new Set([...kept, ...refused])].filter((key) =>
    key.startsWith(prefix),
  );
}

/** Deletes a database of the browser (services/chat/picture-store.ts). Browser only. */
export function forgetDatabase(name: string): void {
  tried(() => window.indexedDB.deleteDatabase(name), undefined);
}
