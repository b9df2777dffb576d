/** How many things that the whole page waits for are under way; browser only. */
let waiting = 0;
let page = '';
const listeners = new Set<() => void>();

function change(by: 1 | -1, path = ''): void {
  waiting += by;
  page = path;
  for (const listener of listeners) listener();
}

/** Something the whole page waits for began, such as the page at a path; every begin needs its end. */
export function beginProgress(path?: string): void {
  change(1, path);
}

export function endProgress(): void {
  change(-1);
}

/** What is waited for: the path of a page, as the browser's address has it, or '' for anything else; null: nothing. */
export function inProgress(): string | null {
  return waiting > 0 ? page : null;
}

/** Calls back at every change; returns the way to stop. */
export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
