import { describe, expect } from 'vitest';
import { enqueueMail } from '@/server/domain/notice/enqueue-mail';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';

const enqueue = (to: string, code: string) =>
  enqueueMail(
    { db: api.db, now: new Date() },
    { to, subject: 'Your code', text: `It is ${code}`, code },
  );

describe('GET /dev/outbox', () => {
  it('shows this machine and the operator the newest messages first, of one recipient when named', async () => {
    await enqueue('a@sofra.example', '111111');
    await enqueue('b@sofra.example', '222222');
    await enqueue('a@sofra.example', '333333');
    const all = await api.get('/dev/outbox', { from: '127.0.0.1' });
    expect(all.body.data.map(({ code }: { code: string }) => code)).toEqual([
      '333333',
      '222222',
      '111111',
    ]);
    const one = await api.get('/dev/outbox?to=A@sofra.example', {
      token: TEST_OPERATOR_TOKEN,
    });
    expect(one.body.data[0]).toEqual({
      id: expect.any(Number),
      to: 'a@sofra.example',
      subject: 'Your code',
      text: 'It is 333333',
      code: '333333',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(one.body.meta.total).toBe(2);
  });

  it('is closed to strangers, also behind a proxy on this machine', async () => {
    expect((await api.get('/dev/outbox')).status).toBe(401);
    expect((await api.get('/dev/outbox', { token: 'a-guess' })).status).toBe(
      401,
    );
    const proxied = {
      from: '127.0.0.1',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    };
    expect((await api.get('/dev/outbox', proxied)).status).toBe(401);
    const local = { from: '::ffff:127.0.0.1' };
    expect((await api.get('/dev/outbox', local)).status).toBe(200);
  });

  it.each([
    ['host', 'attacker.example'],
    ['host', 'localhost.attacker.example'],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'localhost'],
    ['x-forwarded-proto', 'https'],
    ['x-real-ip', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
  ])('is closed to a call of this machine with %s: %s', async (name, value) => {
    const passedOn = { from: '127.0.0.1', headers: { [name]: value } };
    expect((await api.get('/dev/outbox', passedOn)).status).toBe(401);
    const operator = { ...passedOn, token: TEST_OPERATOR_TOKEN };
    expect((await api.get('/dev/outbox', operator)).status).toBe(200);
  });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'shop.localhost'])(
    'is open to this machine at %s',
    async (host) => {
      const local = { from: '::1', headers: { host } };
      expect((await api.get('/dev/outbox', local)).status).toBe(200);
    },
  );
});
