/** A timer that every `hold` restarts; at its end `wake` is called. */
export class Waiter {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly wake: () => void) {}

  get isWaiting(): boolean {
    return this.timer !== undefined;
  }

  hold(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), ms);
  }

  /** Ends it now, if it is under way. */
  readonly end = (): void => {
    if (!this.isWaiting) return;
    this.stop();
    this.wake();
  };

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Before a request that failed `tries` times is sent again: longer and longer, a minute at most. */
export function pauseAfter(tries: number, leastMs: number): number {
  const pause = FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1);
  return Math.min(LONGEST_PAUSE_MS, Math.max(leastMs, pause));
}
