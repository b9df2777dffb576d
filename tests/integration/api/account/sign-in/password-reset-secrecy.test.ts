import timers from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect } from 'vitest';
import { verificationCodes } from '@/server/db/schema/account/users';
import { hashCode } from '@/server/domain/account/code/send-code';
import { type ApiAnswer, openApi } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createUser } from '@/tests/support/factories/user';
import { spyOnNode } from '@/tests/support/api/spy-on-node';
import { readOutbox } from '@/tests/support/account/registration';

const FORGOT = '/auth/forgot/email-password';
const CONFIRM = '/auth/forgot/password/confirm';

afterEach(() => api.setNow(null));

describe('nobody learns whether there is an account', () => {
  const facts = ({ body, headers, status }: ApiAnswer) => ({
    status,
    code: body.statusCode,
    message: body.message,
    data: Object.keys(body.data ?? {}),
    retryAfter: Number(headers.get('retry-after')) > 0,
  });

  /** Everything that can be tried with an e-mail or phone, in one order. */
  async function walk(subject: object, guess: string) {
    const start = Date.now();
    const seen: unknown[] = [];
    const at = (seconds: number) =>
      api.setNow(new Date(start + seconds * 1000));
    const path = 'phone' in subject ? '/auth/forgot/password' : FORGOT;
    const ask = async () => seen.push(facts(await api.post(path, subject)));
    const enter = async () => {
      const body = { ...subject, verifyCode: guess };
      seen.push(facts(await api.post(CONFIRM, body)));
    };
    at(0);
    await enter();
    await ask();
    await ask();
    for (let turn = 0; turn < 6; turn += 1) await enter();
    await ask();
    at(61);
    await ask();
    await enter();
    at(61 + 11 * 60);
    await enter();
    await ask();
    return seen;
  }

  it.for([
    [
      'e-mail',
      { email: 'known@sofra.example' },
      { email: 'not@sofra.example' },
    ],
    ['phone', { phone: '+998901110002' }, { phone: '+998901110003' }],
  ] as const)(
    'from any answer, by %s: codes, waits, tries and expiry are the same',
    async ([, known, unknown]) => {
      await createUser(api.db, { ...known, phoneVerifiedAt: new Date() });
      const [to, nobody] = [known, unknown].map((subject) =>
        String(Object.values(subject)[0]),
      );
      const seen = await walk(known, '000000');
      expect(await walk(unknown, '000000')).toEqual(seen);
      expect(seen).toContainEqual(
        expect.objectContaining({ code: 'ERROR_201' }),
      );
      expect(seen).toContainEqual(
        expect.objectContaining({ code: 'ERROR_202' }),
      );
      expect(seen).toContainEqual(
        expect.objectContaining({ code: 'ERROR_203' }),
      );
      expect(seen).toContainEqual(
        expect.objectContaining({ code: 'ERROR_429' }),
      );
      expect(await readOutbox(api, to ?? '')).toHaveLength(3);
      expect(await readOutbox(api, nobody ?? '')).toEqual([]);
    },
  );

  it('from luck: no six digits are right where nobody has an account', async () => {
    const email = 'no-luck@sofra.example';
    await api.post(FORGOT, { email });
    const [code] = await api.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.subject, email));
    const { codeHash = '', verifyId = '' } = code ?? {};
    expect(codeHash).toMatch(/^[0-9a-f]{64}$/);
    const digits = (number: number) => String(number).padStart(6, '0');
    let isFound = false;
    for (let number = 0; number < 1_000_000 && !isFound; number += 1)
      isFound = hashCode(verifyId, digits(number)) === codeHash;
    expect(isFound).toBe(false);
  });

  it('from time', async () => {
    const { email } = await createUser(api.db);
    const pause = spyOnNode(timers, 'setTimeout');
    for (const to of [email ?? '', 'who@sofra.example']) {
      let endPause = (): void => undefined;
      const paused = new Promise<void>((done) => (endPause = done));
      pause.mockClear().mockReturnValue(paused);
      let isAnswered = false;
      const asked = api.post(FORGOT, { email: to }).then((answer) => {
        isAnswered = true;
        return answer;
      });
      const ofSubject = eq(verificationCodes.subject, to);
      await expect
        .poll(() => api.db.$count(verificationCodes, ofSubject))
        .toBe(1);
      expect([to, isAnswered]).toEqual([to, false]);
      endPause();
      expect([to, (await asked).status]).toEqual([to, 200]);
      expect(pause).toHaveBeenCalledExactlyOnceWith(250);
    }
  });

  it('from a site that cannot send: it says so of everybody', async () => {
    const real = await openApi({ DEMO_MODE: '0' });
    await createCurrencies(real.db);
    const { email } = await createUser(real.db, { phone: '+998901110004' });
    for (const to of [email, 'nobody@sofra.example']) {
      const answer = await real.post(`${FORGOT}?lang=ru`, { email: to });
      expect(answer.body).toMatchObject({
        statusCode: 'ERROR_507',
        message: expect.stringContaining('не можем прислать вам код'),
      });
    }
    for (const phone of ['+998901110004', '+998901110005']) {
      const answer = await real.post('/auth/forgot/password', { phone });
      expect(answer.body.params).toHaveProperty('phone');
    }
    expect(await real.db.$count(verificationCodes)).toBe(0);
    await real.close();
  });
});
