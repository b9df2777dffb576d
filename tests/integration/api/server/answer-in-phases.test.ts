import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserCtx } from '@/server/context';
import {
  answerInPhases,
  type Phases,
} from '@/server/domain/idempotency/answer-in-phases';
import { peopleDispatch } from '@/server/domain/order/dispatch';
import { logger } from '@/server/logger';
import { PAYMENT_METHODS } from '@/server/domain/payment/payment-methods';
import { type ApiHarness, openApi } from '@/tests/support/api/api-harness';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';

let api: ApiHarness;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

function caller(later = 0): UserCtx {
  return {
    db: api.db,
    env: api.env,
    now: new Date(Date.now() + later),
    user: { id: 1, uuid: 'u', role: 'user', tokenId: 1 },
    lang: 'en',
    currency: DEFAULT_CURRENCY,
    log: logger(),
    requestId: 'test',
    clientAddress: 'test',
    geocoder: null,
    payments: PAYMENT_METHODS,
    dispatch: peopleDispatch,
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

const HALF_A_MINUTE = 30_000;
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
      answerInPhases(caller(HALF_A_MINUTE), request('slow'), phases),
    ).rejects.toMatchObject({
      code: 'conflict',
      options: { retryAfterSeconds: 1 },
    });
    say('paid');
    expect((await first).text).toBe('1: paid');
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
      caller(3 * HALF_A_MINUTE),
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
