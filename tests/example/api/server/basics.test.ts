// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCity } from '@/example/city/seed/seed-city';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { settings } from '@/server/db/schema/settings';
import { provideBasics } from '@/server/domain/settings/provide-basics';
import { CITY_NOON } from '@/tests/example/support/seeded-api';
import { type ApiHarness, openApi } from '@/tests/support/api/api-harness';

let api: ApiHarness;
beforeAll(async () => {
  api = await openApi({ DEMO_MODE: '0' });
  await provideBasics(api, { currency: 'EUR', codeMinutes: 15 });
  await api.db
    .update(settings)
    .set({ value: 'Osh' })
    .where(eq(settings.key, 'footer_text'));
});
afterAll(() => api.close());

async function settingsByKey(): Promise<Record<string, string>> {
  const { body } = await api.get('/rest/settings');
  const rows = body.data as { key: string; value: string }[];
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

describe('what a site needs before its first shop', () => {
  it('gives way to the example city but for what the operator changed', async () => {
    await seedCity(api.db, { shops: 20, now: CITY_NOON, demo: false });
    forgetCached('');
    const now = await settingsByKey();
    expect(now.footer_text).toBe('Osh');
    expect(now.instagram).toContain('instagram.com');
    const { data } = (await api.get('/rest/currencies')).body;
    expect(data).toHaveLength(1);
    expect((await api.get('/rest/shops/paginate')).body.meta.total).toBe(20);
  });
});
