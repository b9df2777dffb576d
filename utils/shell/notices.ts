/** One toast: the outcome of something the user did. Texts come translated. */
export interface Notice {
  readonly type: 'success' | 'warning' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
  /** What can be done about it; pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** A second notice with the same id replaces the first. */
  readonly id?: string;
  /** Until it is closed: what it says changed much while nobody may have looked. */
  readonly stays?: boolean;
}

type Listener = (notice: Notice) => void;

let listener: Listener | null = null;
let waiting: Notice[] = [];
const firstNotice = new Set<() => void>();

/**
 * Shows a toast. Any layer may call it; the toast code itself is loaded at the first one, and what was
 * said before it came is kept. Does nothing on the server, where nobody would see it.
 */
export function notify(notice: Notice): void {
  if (typeof window === 'undefined') return;
  if (listener) listener(notice);
  else {
    waiting = [...waiting, notice];
    firstNotice.forEach((wake) => wake());
  }
}

/** The toast host takes all notices, beginning with those that waited; returns the way to stop. */
export function receiveNotices(receive: Listener): () => void {
  listener = receive;
  const early = waiting;
  waiting = [];
  early.forEach(receive);
  return () => {
    if (listener === receive) listener = null;
  };
}

/** Calls `wake` when a notice finds no host: the time to load it. */
export function onFirstNotice(wake: () => void): () => void {
  firstNotice.add(wake);
  if (waiting.length > 0) wake();
  return () => firstNotice.delete(wake);
}
