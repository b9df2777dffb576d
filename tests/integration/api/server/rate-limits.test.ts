// @module-tag both-engines
import { gt } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { rateLimits } from '@/server/db/schema/settings';
import {
  countFailure,
  slowDown,
  waitAfterFailures,
} from '@/server/domain/account/limit/slow-down';
import { resendMs } from '@/server/domain/account/code/resend-wait';
import { forgetExpired } from '@/server/jobs/housekeeping';
import { api, it as base } from '@/tests/support/api/api-test';
import { createUser, TEST_PASSWORD } from '@/tests/support/factories/user';

const it = base.extend(
  'settings',
  { scope: 'file' },
  {
    RATE_LIMIT_LOGIN_PER_MINUTE: '3',
    RATE_LIMIT_CODES_PER_10_MINUTES: '2',
  },
);

const NOON = new Date('2026-03-02T12:00:05Z');
const DAY_MS = 24 * 60 * 60_000;

let email: string;
/** Every test has addresses of its own: `near` and those beside it, and `owner` somewhere else. */
let test = 0;
let near: string;
let owner: string;

beforeEach(async () => {
  test += 1;
  near = `203.0.${test}`;
  owner = `198.51.${test}.20`;
  email = `owner-${test}@sofra.example`;
  await createUser(api.db, { email });
  api.setNow(NOON);
});

const logIn = async (from: string, password: string, account = email) =>
  (await api.post('/auth/login', { email: account, password }, { from }))
    .status;

async function fail(times: number, from: (turn: number) => string) {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1)
    statuses.push(await logIn(from(turn), 'not-it'));
  return statuses;
}

describe('sign-ins', () => {
  it('are counted per account and address: a stranger cannot use up the owner’s', async () => {
    const statuses = await fail(5, () => `${near}.7`);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    expect(await logIn(`${near}.7`, TEST_PASSWORD)).toBe(429);
    expect(await logIn(owner, TEST_PASSWORD)).toBe(200);
  });

  it('of an account under attack from everywhere are let in all the same', async () => {
    const statuses = await fail(6, (turn) => `${near}.${turn}`);
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(await logIn(owner, TEST_PASSWORD)).toBe(200);
  });

  it('are counted per address over all accounts', async () => {
    for (let turn = 0; turn < 3; turn += 1)
      expect(
        await logIn(`${near}.7`, 'not-it', `nobody-${turn}@sofra.example`),
      ).toBe(400);
    expect(await logIn(`${near}.7`, TEST_PASSWORD)).toBe(429);
  });

  it('from one IPv6 network count together, from another apart', async () => {
    await fail(3, (turn) => `2001:db8:0:7::${turn + 1}`);
    expect(await logIn('2001:db8:0:7:ffff::1', TEST_PASSWORD)).toBe(429);
    expect(await logIn('2001:db8:0:8::1', TEST_PASSWORD)).toBe(200);
  });

  it('count an IPv4 address that is written as IPv6 with itself', async () => {
    await fail(3, () => `${near}.7`);
    expect(await logIn(`::ffff:${near}.7`, TEST_PASSWORD)).toBe(429);
  });

  it('are not held up by a clock that was ahead', async () => {
    api.setNow(new Date(+NOON + DAY_MS));
    await fail(4, () => owner);
    expect(await logIn(owner, TEST_PASSWORD)).toBe(429);
    api.setNow(NOON);
    expect(await logIn(owner, TEST_PASSWORD)).toBe(200);
  });
});

type SlowCtx = Parameters<typeof slowDown>[0];
const at = (now: Date): SlowCtx => ({ db: api.db, now }) as SlowCtx;

async function countFailures(times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1)
    await countFailure(at(NOON), email);
}

describe('the wait of an account under attack', () => {
  const waitOf = async (account: string): Promise<number> => {
    const waits: number[] = [];
    await slowDown(at(NOON), account, (ms) => {
      waits.push(ms);
      return Promise.resolve();
    });
    return waits.reduce((sum, ms) => sum + ms, 0);
  };

  it('grows with the failures, from all addresses, to two seconds', async () => {
    await countFailures(4);
    expect(await waitOf(email)).toBe(0);
    await countFailures(2);
    expect(await waitOf(email)).toBe(500);
    expect(await waitOf('somebody-else@sofra.example')).toBe(0);
    expect([0, 4, 5, 6, 7, 8, 9, 1_000].map(waitAfterFailures)).toEqual([
      0, 0, 250, 500, 1_000, 2_000, 2_000, 2_000,
    ]);
  });

  it('is over ten minutes later, and after a clock that was ahead', async () => {
    await countFailures(6);
    const refuse = () => Promise.reject(new Error('nothing to wait for'));
    await slowDown(at(new Date(+NOON + 11 * 60_000)), email, refuse);
    await slowDown(at(new Date(+NOON - DAY_MS)), email, refuse);
  });
});

describe('codes', () => {
  const register = async (from: string, account: string) =>
    api.post('/auth/register', { email: account }, { from });

  it('are counted per account and address: a stranger cannot use up the owner’s', async () => {
    const account = 'new@sofra.example';
    const again = async (from: string) =>
      (await api.post('/auth/resend-verify', { email: account }, { from }))
        .status;
    await register(`${near}.7`, account);
    api.setNow(new Date(+NOON + 61_000));
    expect(await again(`${near}.7`)).toBe(200);
    api.setNow(new Date(+NOON + 122_000));
    expect(await again(`${near}.7`)).toBe(429);
    expect(await again(owner)).toBe(200);
  });

  it('are entered from elsewhere, whoever guessed before', async () => {
    const account = 'guessed@sofra.example';
    const guess = async (from: string) =>
      api.post(
        '/auth/verify/code',
        { email: account, verifyCode: '000000' },
        { from },
      );
    const stranger = [];
    for (let turn = 0; turn < 11; turn += 1)
      stranger.push((await guess(`${near}.7`)).status);
    expect(stranger.at(-1)).toBe(429);
    expect((await guess(owner)).body.statusCode).toBe('ERROR_203');
  });

  it('come less often the more were sent, five minutes apart at most, an hour when they are guessed', () => {
    expect(
      [0, 1, 5, 6, 7, 8, 100].map((sent) => resendMs(sent) / 60_000),
    ).toEqual([1, 1, 1, 2, 4, 5, 5]);
    expect(
      [0, 24, 25, 30, 45, 50, 1_000].map(
        (wrong) => resendMs(1, wrong) / 60_000,
      ),
    ).toEqual([1, 1, 2, 4, 32, 60, 60]);
  });

  it('are sent again a minute after the clock was put right', async () => {
    const account = 'clock@sofra.example';
    api.setNow(new Date(+NOON + DAY_MS));
    await register(owner, account);
    api.setNow(NOON);
    const answer = await api.post(
      '/auth/resend-verify',
      { email: account },
      { from: owner },
    );
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });
});

it('counts that a clock left in the future are forgotten', async () => {
  api.setNow(new Date(+NOON + DAY_MS));
  await fail(1, () => owner);
  const future = gt(rateLimits.windowStart, new Date(+NOON + DAY_MS / 2));
  expect(await api.db.$count(rateLimits, future)).toBeGreaterThan(0);
  await forgetExpired({ db: api.db }, NOON);
  expect(await api.db.$count(rateLimits, future)).toBe(0);
});
