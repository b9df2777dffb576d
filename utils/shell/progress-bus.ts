/** How many things that the whole page waits for are under way; browser only. */
let waiting = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  waiting = Math.max(0, waiting + by);
  for (const listener of listeners) listener();
}

/** Something the whole page waits for began; every begin needs its end. */
export function beginProgress(): void {
  change(1);
}

export function endProgress(): void {
  change(-1);
}

export function inProgress(): boolean {
  return waiting > 0;
}

/** Calls back at every change; returns the way to stop. */
export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
