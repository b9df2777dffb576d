/** How many things that the whole page waits for are under way; browser only. */
let waiting = 0;
let page: string | null = null;
const listeners = new Set<() => void>();

function change(by: 1 | -1, path: string | null): void {
  waiting = Math.max(0, waiting + by);
  page = path;
  for (const listener of listeners) listener();
}

/** Something the whole page waits for began, such as the page at a path; every begin needs its end. */
export function beginProgress(path: string | null = null): void {
  change(1, path);
}

export function endProgress(): void {
  change(-1, null);
}

export function inProgress(): boolean {
  return waiting > 0;
}

/** The path, as the browser's address has it, of the page that began last and is not there yet. */
export function pageInProgress(): string | null {
  return page;
}

/** Calls back at every change; returns the way to stop. */
export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
