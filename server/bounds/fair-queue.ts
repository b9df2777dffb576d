import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as atNextTurn } from 'node:timers';
import { DomainError } from '@/server/errors';
import { runtimeSlot } from '@/server/runtime';

/** Kinds of work, the most urgent first: health, carts, orders and money; accounts; catalogue; searches. */
export const WORK_KINDS = ['vital', 'account', 'browse', 'search'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** For whom something is done: a request's browser by its address, or a job by its name. */
export interface Caller {
  readonly kind: WorkKind;
  readonly client: string;
  /** The start and health: no full queue refuses them, and they wait up to a minute for their turn. */
  readonly isEssential?: boolean;
}

/** Scripts, and what runs beside requests without saying for whom. */
const NOBODY: Caller = { kind: 'account', client: 'process' };

const callers = (): AsyncLocalStorage<Caller> =>
  runtimeSlot('callers', () => new AsyncLocalStorage<Caller>());

/** Does the work, with everything that it starts, for this caller. */
export function forCaller<T>(caller: Caller, work: () => T): T {
  return callers().run(caller, work);
}

export const currentCaller = (): Caller => callers().getStore() ?? NOBODY;

export interface QueueBounds {
  /** How much runs at the same time. */
  readonly atOnce: number;
  /** How many of one kind may wait, and how many of them may be one client's. */
  readonly waiting: number;
  readonly waitingOfClient: number;
  /** How long each may wait, in milliseconds. */
  readonly waitMs: number;
}

const ESSENTIAL_WAIT_MS = 60_000;
/** A timer that comes later than this says that the process itself did nothing meanwhile. */
const LATE_MS = 50;

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** So many turns in a row may pass over whoever has waited longest. */
const PASSED_OVER_MAX = 7;
const RETRY_AFTER_SECONDS = 2;

const tooMuch = (): DomainError =>
  new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });

type Lane = Map<string, Waiting[]>;

/**
 * Does work in a fair order: the most urgent kind first, within a kind one of each client in turn, and every eighth
 * turn whoever has waited longest, so that nobody waits for ever. Work under way is never interrupted. What finds the
 * queue full or waits too long is refused without having begun: DomainError `unavailable` with `retryAfterSeconds`. Time
 * in which a late process began nothing is waited once more.
 */
export class FairQueue {
  private readonly lanes = new Map<WorkKind, Lane>(
    WORK_KINDS.map((kind) => [kind, new Map()]),
  );
  private running = 0;
  private passedOver = 0;
  private isTurnDue = false;
  private isClosed = false;

  constructor(private readonly bounds: QueueBounds) {}

  /** Runs the work as the current caller when its turn comes; answers or fails as it does. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw tooMuch();
    if (this.running < this.bounds.atOnce && !this.isTurnDue) this.running += 1;
    else await this.wait(currentCaller());
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.callNext();
    }
  }

  /** Refuses all that wait and all that come. */
  close(): void {
    this.isClosed = true;
    for (const { waiting } of this.everyone())
      for (const { refuse } of [...waiting]) refuse();
  }

  private everyone(): { kind: WorkKind; client: string; waiting: Waiting[] }[] {
    return [...this.lanes].flatMap(([kind, lane]) =>
      [...lane].map(([client, waiting]) => ({ kind, client, waiting })),
    );
  }

  private isFull(lane: Lane, own: Waiting[]): boolean {
    const { waiting, waitingOfClient } = this.bounds;
    const all = [...lane.values()].reduce((sum, each) => sum + each.length, 0);
    return all >= waiting || own.length >= waitingOfClient;
  }

  private wait({ client, isEssential, kind }: Caller): Promise<void> {
    const lane = this.lanes.get(kind) ?? new Map<string, Waiting[]>();
    const own = lane.get(client) ?? [];
    if (!isEssential && this.isFull(lane, own))
      return Promise.reject(tooMuch());
    const waitMs = isEssential ? ESSENTIAL_WAIT_MS : this.bounds.waitMs;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        own.splice(own.indexOf(entry), 1);
        if (!own.length) lane.delete(client);
      };
      const entry: Waiting = {
        since: performance.now(),
        begin: () => {
          leave();
          // The next turn in this kind is another client's.
          if (lane.delete(client)) lane.set(client, own);
          resolve();
        },
        refuse: () => {
          leave();
          reject(tooMuch());
        },
      };
      let timer = setTimeout(() => {
        const late = performance.now() - entry.since - waitMs;
        if (late <= LATE_MS) return entry.refuse();
        timer = setTimeout(entry.refuse, Math.min(late, waitMs));
      }, waitMs);
      own.push(entry);
      lane.set(client, own);
    });
  }

  /** Between two pieces of work the event loop takes what came in: it may be more urgent. */
  private callNext(): void {
    if (this.isTurnDue || !this.everyone().length) return;
    this.isTurnDue = true;
    atNextTurn(() => {
      this.isTurnDue = false;
      while (this.running < this.bounds.atOnce) {
        const next = this.takeNext();
        if (!next) return;
        this.running += 1;
        next.begin();
      }
    });
  }

  private takeNext(): Waiting | undefined {
    const firsts = this.everyone().flatMap(({ waiting }) => waiting[0] ?? []);
    const [urgent] = firsts;
    const oldest = firsts.reduce<Waiting | undefined>(
      (best, each) => (best && best.since <= each.since ? best : each),
      undefined,
    );
    const next = this.passedOver < PASSED_OVER_MAX ? urgent : oldest;
    this.passedOver = next === oldest ? 0 : this.passedOver + 1;
    return next;
  }
}
