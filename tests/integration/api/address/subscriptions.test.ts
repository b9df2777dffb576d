import { describe, expect } from 'vitest';
import { subscriptions } from '@/server/db/schema/address/subscriptions';
import { api, it } from '@/tests/support/api/api-test';

const PATH = '/rest/subscriptions';
const BERLIN = { latitude: 52.52, longitude: 13.4 };

describe('POST /rest/subscriptions', () => {
  it('keeps one row per e-mail, with the place that was asked for last', async () => {
    const first = { email: ' Ann@Example.com ', address: 'Berlin' };
    const again = {
      email: 'ann@example.com',
      address: 'Potsdam',
      location: BERLIN,
    };
    for (const body of [first, again, again]) {
      const answer = await api.post(`${PATH}?lang=ru`, body);
      expect([answer.status, answer.body.data]).toEqual([200, 'success']);
    }
    expect(await api.db.select().from(subscriptions)).toEqual([
      expect.objectContaining({
        email: 'ann@example.com',
        address: 'Potsdam',
        ...BERLIN,
        locale: 'ru',
      }),
    ]);
  });

  it('takes a place as a pair, or none', async () => {
    for (const location of [[52.52, 13.4], null, undefined])
      expect(
        (await api.post(PATH, { email: 'bo@example.com', location })).status,
      ).toBe(200);
  });

  it.each([
    [{}, { email: ['Required'] }],
    [{ email: '' }, { email: ['Required'] }],
    [{ email: 'ann@' }, { email: ['This is not an e-mail address'] }],
    [{ email: `${'x'.repeat(250)}@a.io` }, { email: ['This is too long'] }],
    [
      { email: 'a@b.io', location: { latitude: 91, longitude: 0 } },
      { 'location.latitude': ['This is too big'] },
    ],
  ])('refuses %j at the field', async (body, params) => {
    const answer = await api.post(PATH, body);
    expect(answer.status).toBe(400);
    expect(answer.body.params).toMatchObject(params);
  });

  it('is closed for a while to who sends too many', async () => {
    const from = '198.51.100.9';
    const send = (index: number) =>
      api.post(PATH, { email: `many${index}@example.com` }, { from });
    for (let index = 0; index < 10; index += 1)
      expect((await send(index)).status).toBe(200);
    const refused = await send(10);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await api.post(PATH, { email: 'else@example.com' })).status).toBe(
      200,
    );
  });
});
