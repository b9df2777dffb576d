// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FairQueue } from '@/server/bounds/fair-queue';
import { DomainError } from '@/server/errors';
import { essential } from '@/server/essential';
import { createLogger } from '@/server/logger';
import { runtime } from '@/server/runtime';

beforeEach(() => {
  vi.useFakeTimers();
  runtime().slots.set('logger', createLogger('silent'));
});
afterEach(() => {
  vi.useRealTimers();
  runtime().slots.delete('logger');
});

/** A query as Drizzle fails it. */
const failed = (cause: Error) => new Error('Failed query: select 1', { cause });
const slowPool = failed(new Error('timeout exceeded when trying to connect'));

it.each([
  ['a queue that refused', failed(new DomainError('unavailable'))],
  ['a pool that was too slow', slowPool],
])('asks again after %s', async (_why, error) => {
  const work = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('open');
  const asked = essential(work);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toBe('open');
  expect(work).toHaveBeenCalledTimes(2);
});

it('fails as its last try does when a minute is over', async () => {
  const work = vi.fn().mockRejectedValue(slowPool);
  const asked = essential(work).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await asked).toBe(slowPool);
  expect(work.mock.calls.length).toBeGreaterThan(50);
});

it('does not ask again what another try cannot change', async () => {
  const broken = failed(new Error('column "x" does not exist'));
  const work = vi.fn().mockRejectedValue(broken);
  await expect(essential(work)).rejects.toBe(broken);
  expect(work).toHaveBeenCalledTimes(1);
});

it('a full queue does not end the start: its statement waits for its turn', async () => {
  const queue = new FairQueue({
    atOnce: 1,
    waiting: 0,
    waitingOfClient: 0,
    waitMs: 5_000,
  });
  let end = (): void => undefined;
  const first = queue.run(() => new Promise<void>((done) => (end = done)));
  const work = vi.fn(() => queue.run(() => Promise.resolve('shops')));
  const asked = essential(work);
  await vi.advanceTimersByTimeAsync(20_000);
  end();
  await first;
  expect(await asked).toBe('shops');
  expect(work).toHaveBeenCalledTimes(1);
});
