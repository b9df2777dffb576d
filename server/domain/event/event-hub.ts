import { runtimeSlot } from '@/server/runtime';

/** Wakes the streams of this process; the events themselves are read from the database. */
export interface EventHub {
  /** Calls back at every wake of the user until the returned function is called. */
  subscribe(userId: number, wake: () => void): () => void;
  wake(userId: number): void;
  /** When wakes may have been missed. */
  wakeAll(): void;
  readonly size: number;
}

function createEventHub(): EventHub {
  const wakes = new Map<number, Set<() => void>>();
  return {
    subscribe(userId, wake) {
      const known = wakes.get(userId) ?? new Set();
      wakes.set(userId, known.add(wake));
      return () => {
        known.delete(wake);
        if (known.size === 0 && wakes.get(userId) === known)
          wakes.delete(userId);
      };
    },
    wake(userId) {
      for (const wake of wakes.get(userId) ?? []) wake();
    },
    wakeAll() {
      for (const userId of wakes.keys()) this.wake(userId);
    },
    get size() {
      return [...wakes.values()].reduce((sum, known) => sum + known.size, 0);
    },
  };
}

/** The one hub of this process. */
export function eventHub(): EventHub {
  return runtimeSlot('event-hub', createEventHub);
}
