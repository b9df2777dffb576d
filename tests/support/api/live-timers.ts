import { AsyncLocalStorage, createHook } from 'node:async_hooks';

/** Shorter ones belong to the database's driver and to what answers soon. */
const LONG_MS = 15_000;

interface LiveTimers {
  /** Milliseconds of the long timers started by the work that have neither fired nor been cleared, unref'd ones too. */
  left(): number[];
  stop(): void;
}

/** Does the work and watches the timers that it starts, also those of promises that go on after it. */
export async function watchTimers(
  work: () => Promise<unknown>,
): Promise<LiveTimers> {
  const mine = new AsyncLocalStorage<true>();
  const live = new Map<number, number>();
  const hook = createHook({
    init(id, type, _trigger, resource) {
      if (type !== 'Timeout' || !mine.getStore()) return;
      const { _idleTimeout: delay = 0 } = resource as { _idleTimeout?: number };
      if (delay >= LONG_MS) live.set(id, delay);
    },
    destroy: (id) => void live.delete(id),
  }).enable();
  await mine.run(true, work);
  return { left: () => [...live.values()], stop: () => void hook.disable() };
}
