import { eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { verificationCodes } from '@/server/db/schema/account/users';
import { api, it } from '@/tests/support/api/api-test';
import { openLimited } from '@/tests/support/api/limited-api';
import { createUser } from '@/tests/support/factories/user';
import { readCode, wrongCode } from '@/tests/support/account/registration';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

afterEach(() => api.setNow(null));

describe('a code', () => {
  /** Wrong tries from ever new addresses, with a new code whenever one may be sent; how many tries a day gives. */
  async function guessForADay(email: string): Promise<number> {
    const start = Date.now();
    let [now, tries, calls] = [start, 0, 0];
    while (now < start + DAY) {
      api.setNow(new Date(now));
      calls += 1;
      const from = `2001:db8:${calls.toString(16)}::1`;
      const sent = await api.post('/auth/register', { email }, { from });
      if (sent.status === 429) {
        now += Number(sent.headers.get('retry-after')) * 1000;
        continue;
      }
      // what five wrong tries leave behind
      await api.db
        .update(verificationCodes)
        .set({ tries: 5 })
        .where(eq(verificationCodes.subject, email));
      tries += 5;
    }
    return tries;
  }

  it('is not guessed by having new ones sent: from all addresses together a day has some hundred tries', async () => {
    const tries = await guessForADay('all-day@sofra.example');
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(250);
  });

  it('says when the next one may be asked for, once its five tries are used up', async () => {
    const { email } = await createUser(api.db);
    const path = '/auth/forgot/email-password';
    await api.post(path, { email });
    const verifyCode = wrongCode(await readCode(api, email ?? ''));
    const body = { email, verifyCode };
    const enter = () => api.post('/auth/forgot/password/confirm?lang=ru', body);
    for (let turn = 0; turn < 5; turn += 1) await enter();
    const shut = await enter();
    const wait = Number(shut.headers.get('retry-after'));
    expect(shut.body.statusCode).toBe('ERROR_202');
    expect(shut.body.message).toMatch(
      new RegExp(`Запросите новый код через ${wait} секунд[уы]?\\.$`),
    );
    api.setNow(new Date(Date.now() + wait * 1000));
    expect((await api.post(path, { email })).status).toBe(200);
  });

  it('is counted per address: guesses at many accounts from one are stopped', async () => {
    const { limited } = await openLimited({
      RATE_LIMIT_CODES_PER_10_MINUTES: '2',
      RATE_LIMIT_REFUSED_FROM_ADDRESS_PER_10_MINUTES: '10',
    });
    const guess = (turn: number) =>
      limited.post('/auth/forgot/password/confirm', {
        email: `somebody-${turn}@sofra.example`,
        verifyCode: '123456',
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push((await guess(turn)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.slice(10)).toEqual([429, 429]);
    await limited.close();
  });
});
