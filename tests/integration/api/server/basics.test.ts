// @module-tag both-engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencies, payments, settings } from '@/server/db/schema/settings';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { provideBasics } from '@/server/domain/settings/provide-basics';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import { type ApiHarness, openApi } from '@/tests/support/api/api-harness';

const basics = { currency: 'EUR', codeMinutes: 15 };
let api: ApiHarness;
beforeAll(async () => {
  api = await openApi({ DEMO_MODE: '0' });
});
afterAll(() => api.close());

const provide = (over = {}) => provideBasics(api, { ...basics, ...over });

async function settingsByKey(): Promise<Record<string, string>> {
  const { body } = await api.get('/rest/settings');
  const rows = body.data as { key: string; value: string }[];
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

describe('what a site needs before its first shop', () => {
  it('is there after a start, once, also when several processes start at once', async () => {
    await Promise.all([provide(), provide(), provide()]);
    forgetCached('');
    expect((await api.get('/rest/currencies')).body.data).toMatchObject([
      { title: 'EUR', symbol: '€', rate: 1, default: true, position: 'before' },
    ]);
    expect((await api.get('/rest/payments')).body.data).toMatchObject([
      { tag: 'cash' },
      { tag: 'wallet' },
    ]);
    expect(await settingsByKey()).toMatchObject({
      payment_type: 'both',
      otp_expire_time: '15',
      instagram: '',
    });
    const shown = await settingsByKey();
    for (const key of ['basics_version', 'refund_days', 'unpaid_minutes'])
      expect(shown).not.toHaveProperty(key);
    expect(await findSettingValue(api.db, 'refund_days')).toBe('14');
    expect(await findSettingValue(api.db, 'unpaid_minutes')).toBe('30');
    expect((await api.get('/rest/languages')).body.data).toHaveLength(24);
    for (const path of ['/rest/shops/paginate', '/rest/products/paginate'])
      expect((await api.get(path)).body.data).toEqual([]);
  });

  it('leaves what an operator changed, removed or added', async () => {
    await api.db
      .update(settings)
      .set({ value: 'Osh' })
      .where(eq(settings.key, 'footer_text'));
    await api.db.delete(settings).where(eq(settings.key, 'twitter'));
    await api.db.update(currencies).set({ symbol: 'EUR' });
    await api.db.delete(payments).where(eq(payments.tag, 'card'));
    await provide({ currency: 'USD', codeMinutes: 5 });
    forgetCached('');
    const kept = await settingsByKey();
    expect(kept).toMatchObject({ footer_text: 'Osh', otp_expire_time: '15' });
    expect(kept).not.toHaveProperty('twitter');
    expect((await api.get('/rest/currencies')).body.data).toMatchObject([
      { title: 'EUR', symbol: 'EUR' },
    ]);
    expect(await api.db.$count(payments)).toBe(2);
  });
});
