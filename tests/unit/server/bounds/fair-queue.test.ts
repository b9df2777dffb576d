// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Caller,
  FairQueue,
  forCaller,
  type QueueBounds,
} from '@/server/bounds/fair-queue';

const BOUNDS: QueueBounds = {
  atOnce: 1,
  waiting: 100,
  waitingOfClient: 60,
  waitMs: 60_000,
};

/** Work that ends when it is told to. */
function held() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end };
}

/** A queue whose only place is taken, so that all else waits; `begun` says what began in which order. */
function busyQueue(bounds: Partial<QueueBounds> = {}) {
  const queue = new FairQueue({ ...BOUNDS, ...bounds });
  const first = held();
  const begun: string[] = [];
  const all: Promise<unknown>[] = [queue.run(first.work)];
  return {
    queue,
    begun,
    ask: (
      kind: Caller['kind'],
      client: string,
      name = client,
      isEssential = false,
    ) => {
      const run = forCaller({ kind, client, isEssential }, () =>
        queue.run(async () => void begun.push(name)),
      );
      all.push(run.catch(() => undefined));
      return run;
    },
    finish: async () => {
      first.end();
      await Promise.all(all);
    },
  };
}

afterEach(() => vi.useRealTimers());

describe('a fair queue', () => {
  it('lets the more urgent begin first, whoever came first', async () => {
    const { ask, begun, finish } = busyQueue();
    for (const kind of ['search', 'browse', 'account', 'vital'] as const)
      void ask(kind, 'a', kind);
    await finish();
    expect(begun).toEqual(['vital', 'account', 'browse', 'search']);
  });

  it('takes one of each client in turn, so that fifty of one wait behind the others’ one', async () => {
    const { ask, begun, finish } = busyQueue();
    for (let count = 0; count < 50; count += 1) void ask('search', 'greedy');
    void ask('search', 'second');
    void ask('search', 'third');
    await finish();
    expect(begun.slice(0, 4)).toEqual(['greedy', 'second', 'third', 'greedy']);
    expect(begun).toHaveLength(52);
  });

  it('lets nobody wait for ever behind what is more urgent', async () => {
    const { ask, begun, finish } = busyQueue();
    void ask('search', 'patient');
    for (let count = 0; count < 30; count += 1) void ask('vital', 'busy');
    await finish();
    expect(begun.indexOf('patient')).toBeLessThan(10);
  });

  it('refuses at once what finds it full, for one client and for a kind, and other kinds still come in', async () => {
    const { ask, finish } = busyQueue({ waiting: 3, waitingOfClient: 2 });
    void ask('search', 'greedy');
    void ask('search', 'greedy');
    const refusal = {
      code: 'unavailable',
      options: { retryAfterSeconds: expect.any(Number) },
    };
    await expect(ask('search', 'greedy')).rejects.toMatchObject(refusal);
    void ask('search', 'second');
    await expect(ask('search', 'third')).rejects.toMatchObject(refusal);
    const vital = ask('vital', 'greedy');
    await finish();
    await expect(vital).resolves.toBeUndefined();
  });

  it('refuses what waited too long without beginning it, and its place is free', async () => {
    vi.useFakeTimers();
    const { ask, begun, finish } = busyQueue({ waiting: 1, waitMs: 1_000 });
    const late = ask('browse', 'late');
    late.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_001);
    await expect(late).rejects.toMatchObject({ code: 'unavailable' });
    const next = ask('browse', 'next');
    await finish();
    await next;
    expect(begun).toEqual(['next']);
  });

  it('a start beside a full queue: what is essential is not refused, and waits longer than others, not for ever', async () => {
    vi.useFakeTimers();
    const { ask, begun, finish } = busyQueue({ waiting: 0, waitMs: 1_000 });
    await expect(ask('vital', 'job')).rejects.toMatchObject({
      code: 'unavailable',
    });
    const given = ask('vital', 'given up', 'given up', true);
    given.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(30_000);
    const asked = ask('vital', 'boot', 'boot', true);
    await vi.advanceTimersByTimeAsync(31_000);
    await expect(given).rejects.toMatchObject({ code: 'unavailable' });
    await finish();
    await asked;
    expect(begun).toEqual(['boot']);
  });

  it('a process that was late by itself refuses nobody before it has taken what came in', async () => {
    const { ask, begun, finish } = busyQueue({ waitMs: 400 });
    const waiting = ask('browse', 'a');
    waiting.catch(() => undefined);
    const until = performance.now() + 900;
    while (performance.now() < until);
    // the answer that was waited for is read only now
    setTimeout(() => void finish());
    await expect(waiting).resolves.toBeUndefined();
    expect(begun).toEqual(['a']);
  });

  it('gives the place of work that failed to the next', async () => {
    const queue = new FairQueue(BOUNDS);
    const failing = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
    await expect(queue.run(() => Promise.resolve('again'))).resolves.toBe(
      'again',
    );
  });

  it('never runs more at once than it may', async () => {
    const queue = new FairQueue({ ...BOUNDS, atOnce: 2 });
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => queue.run(work)));
    expect(most).toBe(2);
  });

  it('refuses who waits and who comes once it is closed', async () => {
    const { ask, finish, queue } = busyQueue();
    const waiting = ask('vital', 'a');
    queue.close();
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
    await expect(ask('vital', 'a')).rejects.toMatchObject({
      code: 'unavailable',
    });
    await finish();
  });

  it('lets the event loop take what came in between two pieces of work', async () => {
    const { ask, begun, finish } = busyQueue();
    void ask('search', 'a', 'search 1').then(() => {
      // as a request that is read only when the loop turns
      setImmediate(() => void ask('vital', 'b', 'health'));
    });
    for (const name of ['search 2', 'search 3', 'search 4'])
      void ask('search', 'a', name);
    await finish();
    await expect.poll(() => begun).toHaveLength(5);
    expect(begun.indexOf('health')).toBeLessThanOrEqual(2);
  });
});
