import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { settings } from '@/server/db/schema/settings';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { api, it } from '@/tests/support/api/api-test';
import { filesOf } from '@/tests/support/factories/menu-file';
import { operate } from '@/tests/support/api/operator-tool';
import {
  BASIC_SETTINGS,
  provideBasics,
} from '@/server/domain/settings/provide-basics';
import { KNOWN_SETTINGS } from '@/utils/constants/known-settings';

const run = (...line: string[]) => operate(api, line);

const settingsOnSite = async (): Promise<Record<string, string>> => {
  const { data } = (await api.get('/rest/settings')).body as {
    data: { key: string; value: string }[];
  };
  return Object.fromEntries(data.map(({ key, value }) => [key, value]));
};

describe('settings', () => {
  it('are all that a site begins with', async () => {
    for (const key of Object.keys(BASIC_SETTINGS))
      expect(KNOWN_SETTINGS[key]?.isPublic, key).toBe(true);
    await provideBasics(api, { currency: 'USD', codeMinutes: 10 });
    const list = await run('settings');
    expect(list.out).toMatch(/SETTING +VALUE +PUBLIC +WHAT IT IS/);
    expect(list.out).toMatch(/refund_days +\d+ +no/);
  });

  it('are set for every process at once', async () => {
    expect((await settingsOnSite()).phone).not.toBe('+998712000001');
    const set = await run('setting', 'set', 'phone', '+998712000001');
    expect(set.out).toBe('phone is +998712000001.');
    await expect
      .poll(async () => (await settingsOnSite()).phone)
      .toBe('+998712000001');
    expect((await run('setting', 'set', 'group_order', 'no')).out).toBe(
      'group_order is 0.',
    );
    expect((await run('setting', 'set', 'footer_text', 'Two words')).out).toBe(
      'footer_text is Two words.',
    );
    expect((await run('setting', 'set', 'instagram', '')).code).toBe(0);
    await run('setting', 'set', 'refund_days', '5');
    expect((await settingsOnSite()).refund_days).toBeUndefined();
    expect((await run('setting', 'get', 'refund_days')).out).toMatch(
      /refund_days: +5\n[^]*the operator/,
    );
  });

  it.each([
    ['driver_pay', '12.50'],
    ['driver_pay', ''],
    ['seller_commission', '15'],
    ['seller_commission', '12.5'],
    ['seller_commission', ''],
  ])('%s may be "%s", and the site has it', async (key, value) => {
    expect((await run('setting', 'set', key, value)).errors).toBe('');
    await expect.poll(async () => (await settingsOnSite())[key]).toBe(value);
  });

  it('take the zone of the site’s clocks, by which its pages show times', async () => {
    const shown = async () => (await settingsOnSite()).timezone;
    for (const zone of ['Asia/Samarkand', '', 'UTC'])
      expect((await run('setting', 'set', 'timezone', zone)).errors).toBe('');
    await expect.poll(shown).toBe('UTC');
  });

  it('that are money are shown and taken in one unit, whatever they are kept in', async () => {
    for (const typed of ['5', '5.00'])
      expect(
        (await run('setting', 'set', 'referral_price_from', typed)).out,
      ).toBe('referral_price_from is $5.00.');
    const [row] = await api.db
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.key, 'referral_price_from'));
    expect(row?.value).toBe('500');
    expect((await run('settings')).out).toMatch(/referral_price_from +\$5\.00/);
    expect((await run('setting', 'set', 'service_fee', '1.5')).out).toBe(
      'service_fee is $1.50.',
    );
  });

  it.each([
    ['referral_price_from', '5.005'],
    ['driver_pay', 'a lot'],
    ['seller_commission', '101'],
    ['seller_commission', '15 %'],
    ['timezone', 'Tashkent'],
    ['timezone', '+05:00'],
    ['phone', 'call us'],
    ['email', 'nobody'],
    ['group_order', 'perhaps'],
    ['instagram', 'javascript:alert(1)'],
    ['service_fee', '1.234'],
    ['referral_until', '2026-02-31x'],
    ['refund_days', '1.5'],
    ['payment_type', 'nobody'],
    ['referral_img', '//evil.example/a'],
  ])('%s cannot be "%s"', async (key, value) => {
    const refused = await run('setting', 'set', key, value);
    expect([refused.code, refused.errors]).toEqual([
      1,
      expect.stringContaining(`${key} must be`),
    ]);
  });

  it.each([
    'gruop_order',
    'title',
    'basics_version',
    '__proto__',
    'constructor',
  ])('none is called %s', async (key) => {
    const refused = await run('setting', 'set', key, '1');
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain(`There is no setting "${key}".`);
  });

  it('says which one was meant', async () => {
    expect((await run('setting', 'get', 'gruop_order')).errors).toContain(
      'Did you mean group_order?',
    );
  });
});

describe('banners', () => {
  const shown = async () =>
    (await api.get('/rest/banners/paginate?lang=ru')).body.data as {
      url: string;
      translation: { title: string };
    }[];

  it('are made, changed, hidden and deleted; the home page follows', async () => {
    await expect.poll(shown).toEqual([]);
    const whole = {
      img: '/storage/images/banner-plov.webp',
      url: '/restaurants?category=uzbek',
      tone: 'dark',
      translations: { en: { title: 'Plov' }, ru: { title: 'Плов' } },
    };
    const file = await filesOf({ 'plov.json': JSON.stringify(whole) });
    expect((await run('banner', 'put', file)).errors).toBe('');
    await expect
      .poll(shown)
      .toMatchObject([{ url: whole.url, translation: { title: 'Плов' } }]);
    const kept = await run('banner', 'show', 'plov', '--json');
    expect(JSON.parse(kept.out)).toEqual({
      slug: 'plov',
      position: 0,
      active: true,
      ...whole,
    });
    const words = await filesOf({
      'plov.json': JSON.stringify({
        translations: { ru: null, de: { title: 'Plow' } },
      }),
    });
    await run('banner', 'put', words);
    expect((await run('banners')).out).toMatch(/plov +0 +yes .* Plov +de en/);
    const hidden = await filesOf({ 'plov.json': '{"active": false}' });
    await run('banner', 'put', hidden);
    await expect.poll(shown).toEqual([]);
    expect((await run('banner', 'delete', 'plov')).code).toBe(0);
    expect((await run('banner', 'show', 'plov')).errors).toContain(
      'there is none',
    );
  });

  it.each([
    { url: 'https://elsewhere.example/' },
    { url: '//elsewhere.example/' },
    { url: 'javascript:alert(1)' },
    { img: 'https://elsewhere.example/a.png' },
    { img: '/storage/../a.png' },
    { translations: { xx: { title: 'No' } } },
    { translations: { en: { title: '' } } },
    { tone: 'loud' },
    {},
  ])('cannot be made of %j', async (wrong) => {
    const answer = await api.call('PUT', '/dashboard/admin/banners/wrong', {
      token: TEST_OPERATOR_TOKEN,
      body: {
        ...(Object.keys(wrong).length
          ? {
              img: '/storage/images/a.webp',
              url: '/restaurant/1',
              translations: { en: { title: 'Yes' } },
            }
          : {}),
        ...wrong,
      },
    });
    expect(answer.status).toBe(400);
  });
});

describe('help', () => {
  it('tells of every command, and more of each', async () => {
    const all = await run('help');
    for (const name of [
      'menu import',
      'menu export',
      'banner put',
      'setting set',
    ])
      expect(all.out).toContain(name);
    const one = await run('menu', 'import', '--help');
    expect(one.code).toBe(0);
    expect(one.out).toContain('--replace');
    expect(one.out).toContain('option_allergens');
    expect((await run('help', 'menu', 'import')).out).toBe(one.out);
    expect((await run('help', 'stock', 'set')).out).toContain(
      'stock set <stockId>',
    );
    const near = await run('mneu', 'import');
    expect([near.code, near.errors]).toEqual([
      2,
      expect.stringContaining('Did you mean `menu import`'),
    ]);
    expect((await run('menu', 'export', '1', '--format', 'pdf')).code).toBe(2);
  });
});
