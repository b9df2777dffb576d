import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Bucket, PATIENCE } from '@/server/adapters/storage/s3-client';
import { s3Storage } from '@/server/adapters/storage/s3-storage';
import { MOST_BYTES } from '@/server/adapters/storage/too-large';
import {
  openS3Server,
  S3_BUCKET,
  S3_KEY,
  type S3Fault,
  type S3Server,
} from '@/tests/support/api/s3-server';

const KEY = 'images/uploads/ab/one.webp';
/** For a bucket that is not there: the tests wait for its end. */
const SHORT = { connectMs: 300, answerMs: 300, wholeMs: 1_500 };
const bytes = (text: string) => new TextEncoder().encode(text);

let server: S3Server;
beforeEach(async () => {
  server = await openS3Server();
});
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

const bucketOf = (more: Partial<Bucket> = {}): Bucket => ({
  name: S3_BUCKET,
  endpoint: server.url,
  region: S3_KEY.region,
  accessKeyId: S3_KEY.id,
  secretAccessKey: S3_KEY.secret,
  pathStyle: true,
  ...more,
});
const open = (more?: Partial<Bucket>) => s3Storage(bucketOf(more), PATIENCE);
const openHasty = () => s3Storage(bucketOf(), SHORT);
const unavailable = { name: 'DomainError', code: 'unavailable' };
const count = (method: string) =>
  server.calls.filter((call) => call.method === method).length;

describe('a bucket', () => {
  test('keeps, tells of, gives and removes objects by signed calls', async () => {
    const storage = open();
    expect(await storage.look(KEY)).toBeNull();
    expect(await storage.read(KEY)).toBeNull();
    await storage.write(KEY, bytes('first'));
    expect(server.objects.get(KEY)?.toString()).toBe('first');
    const facts = await storage.look(KEY);
    expect(facts).toMatchObject({ size: 5 });
    expect(facts?.version).toMatch(/^[\da-f]{32}$/);
    expect(await storage.read(KEY)).toEqual(bytes('first'));
    await storage.remove(KEY);
    expect(server.objects.size).toBe(0);
    expect(await storage.look(KEY)).toBeNull();
    await storage.remove(KEY);
  });

  test('keeps keys with letters that addresses encode', async () => {
    const storage = open();
    await storage.write('images/a b+ü.webp', bytes('odd'));
    expect(await storage.read('images/a b+ü.webp')).toEqual(bytes('odd'));
  });

  test('is not asked again and again what it holds', async () => {
    const storage = open();
    await storage.write(KEY, bytes('once'));
    await Promise.all([storage.look(KEY), storage.look(KEY)]);
    await storage.look(KEY);
    expect(count('HEAD')).toBe(1);
  });

  test('refuses what another secret signed, as it would for any forger', async () => {
    const storage = open({ secretAccessKey: 'another' });
    await expect(storage.write(KEY, bytes('x'))).rejects.toMatchObject(
      unavailable,
    );
    expect(server.objects.size).toBe(0);
  });

  test('that does not exist is a failure, not an empty one', async () => {
    const storage = open({ name: 'elsewhere' });
    await expect(storage.read(KEY)).rejects.toMatchObject(unavailable);
  });
});

describe('a failing bucket', () => {
  test.each<S3Fault>([500, 503, 'cut', 'torn'])(
    'is asked again after %s',
    async (fault) => {
      const storage = open();
      await storage.write(KEY, bytes('still there'));
      server.failWith(fault, 1);
      expect(await storage.read(KEY)).toEqual(bytes('still there'));
      expect(count('GET')).toBe(2);
    },
  );

  test.each<S3Fault>([403, 500, 503, 'cut', 'silent', 'slow', 'torn'])(
    'with %s all the time is "unavailable" after a while, and well again after it',
    async (fault) => {
      const storage = openHasty();
      await storage.write(KEY, bytes('still there'));
      server.failWith(fault);
      await expect(storage.read(KEY)).rejects.toMatchObject(unavailable);
      expect(count('GET')).toBeLessThanOrEqual(6);
      server.failWith(null);
      expect(await storage.read(KEY)).toEqual(bytes('still there'));
    },
  );

  test('that took an object and lost the answer is asked to take it again', async () => {
    const storage = open();
    server.failWith('lost', 1);
    await storage.write(KEY, bytes('twice'));
    expect(count('PUT')).toBe(2);
    expect(server.objects.get(KEY)?.toString()).toBe('twice');
  });

  test('is told of as it was, so that pictures kept here are still shown', async () => {
    const storage = open();
    await storage.write(KEY, bytes('known'));
    const facts = await storage.look(KEY);
    expect(facts).toMatchObject({ size: 5 });
    const now = performance.now() + 10 * 60_000;
    vi.spyOn(performance, 'now').mockReturnValue(now);
    server.failWith(500);
    expect(await storage.look(KEY)).toEqual(facts);
    expect(count('HEAD')).toBeGreaterThan(1);
    await expect(storage.look('images/other.webp')).rejects.toMatchObject(
      unavailable,
    );
  });

  test('says nothing of keys and secrets', async () => {
    server.failWith(403);
    const error = (await open()
      .read(KEY)
      .catch((thrown: unknown) => thrown)) as Error;
    const said = `${String(error)} ${String(error.cause)}`;
    expect(said).toContain('403');
    expect(said).not.toMatch(
      new RegExp(`${S3_KEY.id}|${S3_KEY.secret}|${KEY}`),
    );
  });

  test('that never answers is left alone for a while, then tried by one call at a time', async () => {
    const storage = openHasty();
    await storage.write(KEY, bytes('still there'));
    server.failWith('silent');
    const failed = [];
    for (let turn = 0; turn < 3; turn += 1)
      failed.push(storage.read(KEY).catch((error: unknown) => error));
    await Promise.all(failed);
    const asked = server.calls.length;
    await expect(storage.read(KEY)).rejects.toMatchObject(unavailable);
    expect(server.calls.length).toBe(asked);

    const rested = performance.now() + 60_000;
    vi.spyOn(performance, 'now').mockImplementation(() => rested);
    const tries = [storage.read(KEY), storage.read(KEY), storage.read(KEY)];
    const ends = await Promise.allSettled(tries);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    expect(server.calls.length).toBeLessThanOrEqual(asked + 3);

    vi.spyOn(performance, 'now').mockImplementation(() => rested + 60_000);
    server.failWith(null);
    expect(await storage.read(KEY)).toEqual(bytes('still there'));
    expect(await storage.read(KEY)).toEqual(bytes('still there'));
  });

  test('does not make a crowd wait: who comes too late is refused before any call has ended', async () => {
    const storage = openHasty();
    server.failWith('silent');
    const refusals: unknown[] = [];
    const crowd = Array.from({ length: 100 }, (_, index) =>
      storage
        .read(`images/${index}.webp`)
        .catch((error: unknown) => refusals.push(error)),
    );
    await Promise.all(crowd);
    const isFull = { ...unavailable, options: { retryAfterSeconds: 2 } };
    expect(refusals).toHaveLength(100);
    for (const refusal of refusals.slice(0, 40))
      expect(refusal).toMatchObject(isFull);
    expect(new Set(server.calls.map(({ key }) => key)).size).toBeLessThan(40);
  });
});

test('an object that is too large for the memory is not read', async () => {
  server.objects.set(KEY, Buffer.alloc(MOST_BYTES + 1));
  await expect(open().read(KEY)).rejects.toThrow('too large');
});
