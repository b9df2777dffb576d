import { guarded, noteThrow } from '@/utils/shell/guarded';
import { type Backoff, backoffMs } from './backoff';
import { underLock } from './locks';

const BACKOFF: Backoff = { firstMs: 2_000, mostMs: 60_000 };

/** The rest after a failure: each one longer than the last, up to a minute. At its end `wake` is called. */
export class Rest {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;
  isOn = false;
  /** Failures in a row. */
  failures = 0;

  constructor(
    private readonly wake: () => void,
    private readonly backoff = BACKOFF,
  ) {}

  /** Begins a rest of so many milliseconds at least. */
  begin(leastMs = 0): void {
    const ms = backoffMs(this.backoff, this.failures, leastMs);
    this.failures += 1;
    this.isOn = true;
    clearTimeout(this.timer);
    if (!this.isStopped) this.timer = setTimeout(() => this.end(), ms);
  }

  /** Notes a throw, and begins a rest after it. */
  broke(error: unknown): void {
    noteThrow(error);
    this.begin();
  }

  /** Ends the rest now. */
  end(): void {
    clearTimeout(this.timer);
    this.isOn = false;
    this.wake();
  }

  /** Ends the rest, if there is one; the next is a short one again. */
  beginAnew(): void {
    this.failures = 0;
    if (this.isOn) this.end();
  }

  /** The next rest is a short one again. */
  forget(): void {
    this.failures = 0;
  }

  /** For good: nothing wakes any more. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }
}

/**
 * What a step came to: `more` when something is done and the next may follow at once, `idle` when there is nothing to do,
 * `afterMs` when it is to be done again, after a rest of so many milliseconds at least.
 */
export type Step = 'idle' | 'more' | { readonly afterMs: number };

interface SenderParts {
  /** Sends the next thing. What it throws is noted, and counts as a failure. */
  readonly step: () => Promise<Step>;
  /** Queues that reach the same server rest together. */
  readonly rest: Rest;
  /** Ends it for good; what is under way then still settles. */
  readonly signal: AbortSignal;
  /** Only one tab of the browser sends under this name at a time. */
  readonly lock?: string;
  /** A rest has begun, after a throw or after a failure that the step reported. */
  readonly onRest?: (isThrown: boolean) => void;
}

/** Sends what waits, one step at a time, and rests after failures. No throw ends it. */
export class Sender {
  private isWoken = false;
  private gathering: ReturnType<typeof setTimeout> | undefined;
  isBusy = false;

  constructor(private readonly parts: SenderParts) {}

  /** There may be something to send. Resolves when this run of steps has ended; at once when one is under way. */
  async wake(): Promise<void> {
    const { lock, rest, signal } = this.parts;
    this.isWoken = true;
    if (this.isBusy || rest.isOn || signal.aborted) return;
    this.isBusy = true;
    try {
      if (lock === undefined) await this.run();
      else await underLock(lock, () => this.run(), signal);
    } catch (error) {
      this.broke(error);
    } finally {
      this.isBusy = false;
    }
    if (this.isWoken) return this.wake();
  }

  /** More of the same is on its way: it is waited for, and what waits may go together. */
  get isGathering(): boolean {
    return this.gathering !== undefined;
  }

  /** Gathers for so many milliseconds from now on. */
  gather(ms: number): void {
    clearTimeout(this.gathering);
    this.gathering = setTimeout(() => {
      this.gathering = undefined;
      void this.wake();
    }, ms);
  }

  /** Sends now, also what rests or is being gathered. */
  hurry(): Promise<void> {
    const { rest } = this.parts;
    clearTimeout(this.gathering);
    this.gathering = undefined;
    if (rest.isOn) rest.end();
    return this.wake();
  }

  /** Does what belongs to the queue beside its steps; a throw is what a step's is. */
  guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.broke(error);
    }
  }

  private broke(error: unknown): void {
    this.parts.rest.broke(error);
    this.rested(true);
  }

  private async run(): Promise<void> {
    const { rest, signal, step } = this.parts;
    for (;;) {
      this.isWoken = false;
      if (signal.aborted || rest.isOn) return;
      const end = await step();
      if (end === 'idle') return;
      if (end === 'more') rest.forget();
      else {
        rest.begin(end.afterMs);
        this.rested(false);
      }
    }
  }

  private rested(isThrown: boolean): void {
    const { onRest } = this.parts;
    if (onRest) guarded(onRest)(isThrown);
  }
}

/** Until the signal ends: `back` is called when the network is, `leave` whenever the page may end now. Browser only. */
export function followPage(
  signal: AbortSignal,
  { back, leave }: { readonly back?: () => void; readonly leave?: () => void },
): void {
  if (back) window.addEventListener('online', back, { signal });
  if (!leave) return;
  window.addEventListener('pagehide', leave, { signal });
  const hide = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', hide, { signal });
}
