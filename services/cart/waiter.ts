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
