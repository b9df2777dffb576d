// @module-tag both-engines
import timers from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { it } from '@/tests/support/api/api-test';
import { openLimited, otherProcess } from '@/tests/support/api/limited-api';
import { TEST_PASSWORD } from '@/tests/support/factories/user';
import { spyOnNode } from '@/tests/support/api/spy-on-node';
import { LOCALE_CODES } from '@/utils/i18n/locales';

describe('limits', () => {
  it('hold over several processes', async () => {
    const { email, limited } = await openLimited({
      RATE_LIMIT_LOGIN_PER_MINUTE: '6',
    });
    const other = otherProcess(limited);
    const body = { email, password: 'not-it' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? limited.post('/auth/login', body)
          : other('/auth/login', body, '203.0.113.7'),
      ),
    );
    const passed = answers.filter(({ status }) => status === 400);
    expect(passed.length).toBeLessThanOrEqual(6);
    const right = { email, password: TEST_PASSWORD };
    expect((await other('/auth/login', right, '203.0.113.7')).status).toBe(429);
    expect((await other('/auth/login', right, '198.51.100.7')).status).toBe(
      200,
    );
    await limited.close();
  });

  it.for([
    ['nobody is trusted', {}, '203.0.113.7', (turn: number) => `9.9.9.${turn}`],
    [
      'the proxy is trusted, and what stands before its word is made up',
      { TRUST_PROXY: '10.0.0.1' },
      '10.0.0.1',
      (turn: number) => `9.9.9.${turn}, 203.0.113.7`,
    ],
    [
      'one proxy is counted',
      { TRUST_PROXY: '1' },
      '10.0.0.1',
      (turn: number) => `9.9.9.${turn}, 8.8.8.${turn}, 203.0.113.7`,
    ],
  ] as const)(
    'are not dodged by X-Forwarded-For when %s',
    async ([, settings, from, forged]) => {
      const { email, limited } = await openLimited({
        RATE_LIMIT_LOGIN_PER_MINUTE: '3',
        RATE_LIMIT_CODES_PER_10_MINUTES: '3',
        RATE_LIMIT_REFUSED_FROM_ADDRESS_PER_10_MINUTES: '3',
        ...settings,
      });
      const options = (turn: number) => ({
        from,
        headers: { 'x-forwarded-for': forged(turn) },
      });
      const calls: Record<string, object> = {
        '/auth/login': { email, password: 'not-it' },
        '/auth/forgot/email-password': { email },
        '/auth/register': { email: 'new@sofra.example' },
      };
      for (const [path, body] of Object.entries(calls)) {
        let last = 0;
        for (let turn = 0; turn < 5; turn += 1)
          last = (await limited.post(path, body, options(turn))).status;
        expect([path, last]).toEqual([path, 429]);
      }
      await limited.close();
    },
  );

  it('let the owner in from elsewhere: an account alone only makes tries slower', async () => {
    const { email, limited } = await openLimited({
      RATE_LIMIT_LOGIN_PER_MINUTE: '3',
    });
    for (let turn = 0; turn < 7; turn += 1)
      await limited.post(
        '/auth/login',
        { email, password: 'not-it' },
        { from: `198.51.100.${turn}` },
      );
    const pause = spyOnNode(timers, 'setTimeout').mockResolvedValue(undefined);
    const body = { email, password: TEST_PASSWORD };
    const owner = await limited.post('/auth/login', body, {
      from: '192.0.2.1',
    });
    expect(owner.status).toBe(200);
    expect(pause).toHaveBeenCalledExactlyOnceWith(1_000);
    await limited.close();
  });

  it('say in every language when to come again, and mean it', async () => {
    const { email, limited } = await openLimited({
      RATE_LIMIT_CODES_PER_10_MINUTES: '1',
      RATE_LIMIT_LOGIN_PER_MINUTE: '1',
    });
    const start = new Date('2026-03-02T12:00:05Z');
    limited.setNow(start);
    const bad = { email, password: 'not-it' };
    await limited.post('/auth/login', bad);
    await limited.post('/auth/register', { email: 'x@sofra.example' });
    const words = new Set<string>();
    for (const lang of LOCALE_CODES) {
      const login = await limited.post(`/auth/login?lang=${lang}`, bad);
      const seconds = Number(login.headers.get('retry-after'));
      expect([lang, login.status]).toEqual([lang, 429]);
      expect(login.body.message).toContain(String(seconds));
      const path = `/auth/resend-verify?lang=${lang}`;
      const code = await limited.post(path, { email: 'x@sofra.example' });
      const minutes = Math.ceil(Number(code.headers.get('retry-after')) / 60);
      expect(code.body.message).toContain(String(minutes));
      words.add(login.body.message).add(code.body.message);
    }
    expect(words.size).toBe(2 * LOCALE_CODES.length);
    await limited.close();
  });
});
