// @module-tag both-engines
import { expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { DRIVERS, SHOPS } from '@/tests/support/factories/application';

it('of one person so many changes in ten minutes are taken, of both kinds together', async ({
  token,
}) => {
  const save = (path: string) =>
    api.call('PUT', path, { token, body: { data: {} } });
  // ten at once: calls that come together are counted before any of them is let in
  for (let round = 0; round < 24; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        save(index % 2 ? SHOPS : DRIVERS),
      ),
    );
    for (const { status } of answers) expect(status).toBe(200);
  }
  const refused = await save(SHOPS);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await api.get(SHOPS, { token })).status).toBe(200);
});
