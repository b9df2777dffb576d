import { logger } from '../logger';
import { runtimeSlot } from '../runtime';

/**
 * Who is let in first under overload (docs/adr/0020): running orders and checkout, then whoever is signed in,
 * then the rest; each class has this share of both bounds, so the higher ones are let in where the lower are refused.
 */
const SHARES = { orders: 1, signedIn: 0.8, other: 0.6 } as const;

export type LoadClass = keyof typeof SHARES;

/** What a page counts in calls: its render asks several and writes the HTML of them. */
export const PAGE_WEIGHT = 4;
export const RETRY_AFTER_SECONDS = 2;
/**
 * With less to do than this share of the bound nothing is refused for waiting alone: one slow page is no overload.
 * What counts is in flight or was let in since the process was last on time: most work is done in one turn of the
 * event loop, and requests that wait are then still unread in their sockets.
 */
const BUSY_SHARE = 0.1;
/** Late by less than this share of the bound is on time. */
const ON_TIME_SHARE = 0.2;
const LOG_EVERY_MS = 10_000;

export interface GateBounds {
  readonly maxInFlight: number;
  readonly maxWaitMs: number;
}

/** What the gate asks of its process; tests give their own. */
interface GateReadings {
  /** How late the event loop is, in milliseconds: what a request waits before anything is done for it. */
  readonly waitMs: () => number;
  readonly now: () => number;
}

export interface OverloadGate {
  /** Lets a request in, and returns the way to say that it is over (once); null: refuse it now. */
  enter(loadClass: LoadClass, weight?: number): (() => void) | null;
  /** Whether this would be let in now; without a weight work that is not counted (files). False counts as refused. */
  isOpen(loadClass: LoadClass, weight?: number): boolean;
  readonly inFlight: number;
  readonly refused: number;
}

/** A gate with these bounds. It never queues: what it does not let in is refused at once. */
export function createOverloadGate(
  { maxInFlight, maxWaitMs }: GateBounds,
  { now, waitMs }: GateReadings,
): OverloadGate {
  let inFlight = 0;
  let refused = 0;
  let loggedAt = -Infinity;
  let lately = 0;
  const isLate = (loadClass: LoadClass): boolean => {
    const wait = waitMs();
    if (wait <= maxWaitMs * ON_TIME_SHARE) lately = 0;
    return (
      inFlight + lately >= maxInFlight * BUSY_SHARE &&
      wait > maxWaitMs * SHARES[loadClass]
    );
  };
  const isFull = (loadClass: LoadClass, weight: number): boolean => {
    const room = Math.max(weight, maxInFlight * SHARES[loadClass]);
    return isLate(loadClass) || (weight > 0 && inFlight + weight > room);
  };
  const refuse = (loadClass: LoadClass): null => {
    refused += 1;
    if (now() - loggedAt > LOG_EVERY_MS) {
      loggedAt = now();
      const wait = Math.round(waitMs());
      logger().warn({ inFlight, wait, loadClass, refused }, 'overloaded');
    }
    return null;
  };
  return {
    enter(loadClass, weight = 1) {
      if (isFull(loadClass, weight)) return refuse(loadClass);
      inFlight += weight;
      lately += weight;
      let isIn = true;
      return () => {
        if (isIn) inFlight -= weight;
        isIn = false;
      };
    },
    isOpen(loadClass, weight = 0) {
      if (!isFull(loadClass, weight)) return true;
      refuse(loadClass);
      return false;
    },
    get inFlight() {
      return inFlight;
    },
    get refused() {
      return refused;
    },
  };
}

const SAMPLE_MS = 50;

/** Reads how late the event loop is: what the last turn was late, or more when the turn now running is later yet. */
function watchEventLoop(): () => number {
  let due = performance.now() + SAMPLE_MS;
  let late = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    late = Math.max(0, now - due);
    due = now + SAMPLE_MS;
  }, SAMPLE_MS);
  timer.unref();
  return () => Math.max(late, performance.now() - due);
}

/** The one gate of this process, with the bounds of whoever asks first. */
export function overloadGate(bounds: () => GateBounds): OverloadGate {
  return runtimeSlot('overload-gate', () =>
    createOverloadGate(bounds(), {
      waitMs: watchEventLoop(),
      now: () => performance.now(),
    }),
  );
}
