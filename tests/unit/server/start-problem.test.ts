// @vitest-environment node
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FairQueue } from '@/server/bounds/fair-queue';
import { FolderHeldError } from '@/server/db/folder-lock';
import { EnvError } from '@/server/env';
import { DomainError } from '@/server/errors';
import { createLogger } from '@/server/logger';
import { runtime } from '@/server/runtime';
import { essential, startProblem } from '@/server/start-problem';

const here = { DATA_DIR: '/srv/sofra' };
const there = {
  ...here,
  DATABASE_URL: 'postgres://sofra:hush@db.example:6432/city',
};
const withCode = (code: string, message = 'x') =>
  Object.assign(new Error(message), { code });

describe('a start that fails', () => {
  test.each([
    ['a full disk', withCode('ENOSPC'), here, 'The disk is full: /srv/sofra'],
    ['a folder of another', withCode('EACCES'), here, 'cannot be written'],
    ['a read-only disk', withCode('EROFS'), here, 'choose another DATA_DIR'],
    [
      'a damaged folder',
      Object.assign(new Error('Aborted(). Build with'), {
        name: 'RuntimeError',
      }),
      here,
      'npm run restore',
    ],
    ['damage seen later', withCode('XX001'), here, 'npm run reset -- --yes'],
    [
      'nobody there',
      new AggregateError([withCode('ECONNREFUSED')], ''),
      there,
      'no PostgreSQL answers at db.example:6432',
    ],
    ['no such host', withCode('ENOTFOUND'), there, 'db.example:6432'],
    ['a wrong password', withCode('28P01'), there, 'user or password'],
    ['no such database', withCode('3D000'), there, 'createdb'],
    ['no right to make tables', withCode('42501'), there, "database's owner"],
    ['a full server', withCode('53300'), there, 'DATABASE_POOL_SIZE'],
    [
      'a migration on a full disk',
      new DrizzleQueryError('create', [], withCode('ENOSPC')),
      here,
      'The disk is full',
    ],
    [
      'a held folder',
      new FolderHeldError('/srv/sofra', '7'),
      here,
      'process 7',
    ],
    ['a bad value', new EnvError('PORT: no'), undefined, 'PORT: no'],
  ])('says the way out in one line: %s', (_, error, env, words) => {
    const problem = startProblem(error, env);
    expect(problem).toContain(words);
    expect(problem).not.toMatch(/\n|hush/);
  });

  test('has no words for what it does not know', () => {
    expect(startProblem(new TypeError('x is undefined'), here)).toBeNull();
    expect(startProblem('thrown', here)).toBeNull();
  });
});

describe('what the start asks the database', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    runtime().slots.set('logger', createLogger('silent'));
  });
  afterEach(() => {
    vi.useRealTimers();
    runtime().slots.delete('logger');
  });

  /** A query as Drizzle fails it. */
  const failed = (cause: Error) =>
    new Error('Failed query: select 1', { cause });
  const slowPool = failed(new Error('timeout exceeded when trying to connect'));

  test.each([
    ['a queue that refused', failed(new DomainError('unavailable'))],
    ['a pool that was too slow', slowPool],
  ])('asks again after %s', async (_why, error) => {
    const work = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('open');
    const asked = essential(work);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked).toBe('open');
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('fails as its last try does when a minute is over', async () => {
    const work = vi.fn().mockRejectedValue(slowPool);
    const asked = essential(work).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await asked).toBe(slowPool);
    expect(work.mock.calls.length).toBeGreaterThan(50);
  });

  test('does not ask again what another try cannot change', async () => {
    const broken = failed(new Error('column "x" does not exist'));
    const work = vi.fn().mockRejectedValue(broken);
    await expect(essential(work)).rejects.toBe(broken);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('a full queue does not end the start: its statement waits for its turn', async () => {
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
});
