import { describe, expect } from 'vitest';
import type { UserCtx } from '@/server/context';
import { connectServices } from '@/server/compose';
import {
  answerInPhases,
  type Phases,
} from '@/server/domain/idempotency/answer-in-phases';
import { hashPayload } from '@/server/domain/idempotency/bound-answer';
import {
  claimIdempotencyKey,
  findIdempotencyRow,
  updateIdempotencyRow,
} from '@/server/repositories/database/idempotency-repository';
import { logger } from '@/server/logger';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import { api, it } from '@/tests/support/api/api-test';

function caller(later = 0): UserCtx {
  return {
    db: api.db,
    now: new Date(Date.now() + later),
    user: { id: 1, uuid: 'u', role: 'user', tokenId: 1 },
    lang: 'en',
    currency: DEFAULT_CURRENCY,
    log: logger(),
    requestId: 'test',
    clientAddress: 'test',
    userAgent: '',
    ...connectServices(api.env),
  };
}

interface Attempt {
  readonly attempt: number;
}

/** A provider that remembers by which attempts it was called; `answer` says how a call goes. */
function provider(answer: () => Promise<string>) {
  const seen: string[] = [];
  let attempts = 0;
  const phases: Phases<Attempt, string> = {
    prepare: () => {
      attempts += 1;
      seen.push('prepare');
      return Promise.resolve({ attempt: attempts });
    },
    call: ({ attempt }) => {
      seen.push(`call ${attempt}`);
      return answer();
    },
    finish: (_tx, { attempt }, result) => {
      seen.push('finish');
      return Promise.resolve({ status: 200, text: `${attempt}: ${result}` });
    },
  };
  return { seen, phases };
}

const MINUTE = 60_000;
const request = (key: string, payload: unknown = { a: 1 }) => ({
  owner: 'user:1',
  key,
  payload,
});

describe('work with an outside call', () => {
  it('is prepared, called and finished once; repeats get the same answer, another payload none', async () => {
    const { phases, seen } = provider(() => Promise.resolve('paid'));
    const first = await answerInPhases(caller(), request('once'), phases);
    expect(first).toEqual({ status: 200, text: '1: paid' });
    expect(await answerInPhases(caller(), request('once'), phases)).toEqual(
      first,
    );
    expect(seen).toEqual(['prepare', 'call 1', 'finish']);
    await expect(
      answerInPhases(caller(), request('once', { a: 2 }), phases),
    ).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('holds no transaction while it calls, and tells a repeat to come again', async () => {
    let say = (_: string): void => undefined;
    let begun = (): void => undefined;
    const calling = new Promise<void>((resolve) => (begun = resolve));
    const { phases } = provider(() => {
      begun();
      return new Promise((resolve) => (say = resolve));
    });
    const first = answerInPhases(caller(), request('slow'), phases);
    await calling;
    await expect(
      answerInPhases(caller(), request('slow'), phases, { waitMs: 0 }),
    ).rejects.toMatchObject({
      code: 'conflict',
      options: { retryAfterSeconds: 1 },
    });
    say('paid');
    expect((await first).text).toBe('1: paid');
  });

  it('lets a repeat wait for the answer of the first', async () => {
    let say = (_: string): void => undefined;
    let begun = (): void => undefined;
    const calling = new Promise<void>((resolve) => (begun = resolve));
    const { phases, seen } = provider(() => {
      begun();
      return new Promise((resolve) => (say = resolve));
    });
    const first = answerInPhases(caller(), request('waits'), phases);
    await calling;
    const repeats = [1, 2].map(() =>
      answerInPhases(caller(), request('waits'), phases),
    );
    say('paid');
    expect(await Promise.all([first, ...repeats])).toEqual(
      Array.from({ length: 3 }, () => ({ status: 200, text: '1: paid' })),
    );
    expect(seen).toEqual(['prepare', 'call 1', 'finish']);
  });

  it('stays the one’s who calls, however long the call lasts', async () => {
    let say = (_: string): void => undefined;
    const { phases } = provider(() => new Promise((done) => (say = done)));
    const leaseEnd = async (): Promise<number> => {
      const id = { owner: 'user:1', key: 'long' };
      const row = await findIdempotencyRow(api.db, id);
      return Number(row?.leaseUntil);
    };
    const ctx = caller();
    const leaseMs = 300;
    const first = answerInPhases(ctx, request('long'), phases, { leaseMs });
    await expect.poll(leaseEnd).toBeGreaterThan(+ctx.now + 2 * leaseMs);
    say('paid');
    expect((await first).text).toBe('1: paid');
    expect(await leaseEnd()).toBe(0);
  });

  it('is taken over after a crash by a repeat that waits already', async () => {
    const crashed = provider(() => Promise.resolve('never'));
    const ctx = caller();
    const id = { owner: 'user:1', key: 'dies' };
    const requestHash = hashPayload({ a: 1 });
    await claimIdempotencyKey(api.db, {
      ...id,
      requestHash,
      createdAt: ctx.now,
    });
    await updateIdempotencyRow(api.db, id, {
      prepared: await crashed.phases.prepare(ctx),
      leaseUntil: new Date(+ctx.now + 400),
    });
    const next = provider(() => Promise.resolve('paid'));
    const answer = await answerInPhases(caller(), request('dies'), next.phases);
    expect(answer.text).toBe('1: paid');
    expect(next.seen).toEqual(['call 1', 'finish']);
  });

  it('goes on with the same attempt after a crash, and only one answer counts', async () => {
    const lost: ((result: string) => void)[] = [];
    let begun = (): void => undefined;
    const calling = new Promise<void>((resolve) => (begun = resolve));
    const crashed = provider(() => {
      begun();
      return new Promise((resolve) => lost.push(resolve));
    });
    const first = answerInPhases(caller(), request('crash'), crashed.phases);
    await calling;
    const next = provider(() => Promise.resolve('paid'));
    const second = await answerInPhases(
      caller(MINUTE),
      request('crash'),
      next.phases,
    );
    expect(second.text).toBe('1: paid');
    expect(next.seen).toEqual(['call 1', 'finish']);
    lost[0]?.('late');
    expect((await first).text).toBe('1: paid');
  });

  it('is tried again at once when the call failed, and binds nothing when it was refused before', async () => {
    let isDown = true;
    const { phases, seen } = provider(() =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve('paid'),
    );
    await expect(
      answerInPhases(caller(), request('down'), phases),
    ).rejects.toThrow('down');
    isDown = false;
    expect((await answerInPhases(caller(), request('down'), phases)).text).toBe(
      '1: paid',
    );
    expect(seen).toEqual(['prepare', 'call 1', 'call 1', 'finish']);
    const refused = {
      ...phases,
      prepare: () => Promise.reject(new Error('sold out')),
    };
    await expect(
      answerInPhases(caller(), request('free'), refused),
    ).rejects.toThrow('sold out');
    expect((await answerInPhases(caller(), request('free'), phases)).text).toBe(
      '2: paid',
    );
  });
});
