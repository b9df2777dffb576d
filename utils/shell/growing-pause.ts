import { type Backoff, backoffMs } from '@/utils/browser/backoff';
import { noteThrow } from './guarded';

const BACKOFF: Backoff = { firstMs: 2_000, mostMs: 60_000 };

/** The pause after a failure: each one longer than the last, up to a minute. */
export class GrowingPause {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private isStopped = false;
  isOn = false;

  constructor(private readonly wake: () => void) {}

  /** Begins a pause of so many milliseconds at least. */
  begin(atLeastMs: number): void {
    const wait = backoffMs(BACKOFF, this.count, atLeastMs);
    this.count += 1;
    this.isOn = true;
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(() => this.end(), wait);
  }

  /** Notes a throw, and begins a pause after it. */
  broke(error: unknown): void {
    noteThrow(error);
    this.begin(0);
  }

  /** Ends the pause now. */
  end(): void {
    clearTimeout(this.timer);
    this.isOn = false;
    this.wake();
  }

  /** The next pause is a short one again. */
  forget(): void {
    this.count = 0;
  }

  /** For good: nothing wakes any more. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }
}
