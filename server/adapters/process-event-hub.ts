import type { EventHub } from '@/server/domain/event/event-hub';
import { runtimeSlot } from '@/server/runtime';

function createEventHub(): EventHub {
  const wakes = new Map<string, Set<() => void>>();
  return {
    subscribe(topic, wake) {
      const known = wakes.get(topic) ?? new Set();
      wakes.set(topic, known.add(wake));
      return () => {
        known.delete(wake);
        if (known.size === 0 && wakes.get(topic) === known) wakes.delete(topic);
      };
    },
    wake(topic) {
      for (const wake of wakes.get(topic) ?? []) wake();
    },
    wakeAll() {
      for (const topic of wakes.keys()) this.wake(topic);
    },
    get size() {
      return [...wakes.values()].reduce((sum, known) => sum + known.size, 0);
    },
  };
}

/** The one hub of this process. */
export function processEventHub(): EventHub {
  return runtimeSlot('event-hub', createEventHub);
}
