// @module-tag both-engines
import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { operate, type ToolRun } from '@/tests/support/api/operator-tool';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createSignedInUser } from '@/tests/support/factories/user';

let shop: TestShop;

beforeEach(async () => {
  shop = await createShop(api.db);
});

const run = (...line: string[]): Promise<ToolRun> => operate(api, line);
const set = (field: string, ...value: string[]) =>
  run('shop', 'set', String(shop.id), field, ...value);
const kept = async () =>
  JSON.parse((await run('shop', 'show', String(shop.id), '--json')).out);

const FIELDS = [
  ['tax', '19', { tax_percent: 19 }],
  ['service_fee', '2,5 %', { service_fee_percent: 2.5 }],
  ['small_order_fee', '1.50', { small_order_fee: 1.5 }],
  ['free_delivery_from', '40', { free_delivery_from: 40 }],
  [
    'delivery_minutes',
    '25-40',
    { delivery_minutes_from: 25, delivery_minutes_to: 40 },
  ],
  ['accept_minutes', '0', { accept_minutes: 0 }],
  ['payments', 'cash, wallet', { payments: ['cash', 'wallet'] }],
  ['timezone', 'Europe/Oslo', { timezone: 'Europe/Oslo' }],
  ['phone', '+4722000000', { phone: '+4722000000' }],
  ['zone', '3 km', { zone: { kind: 'radius', radius_km: 3 } }],
  ['closed_days', '2090-12-31', { closed_days: ['2090-12-31'] }],
] as const;

describe('shop set', () => {
  it.for(FIELDS)('%s "%s"', async ([field, value, after]) => {
    const done = await set(field, value);
    expect(done.errors).toBe('');
    expect(done.out).toContain('is changed:');
    expect(await kept()).toMatchObject(after);
  });

  it('takes a week in words, and a day alone', async () => {
    await set('hours', 'monday-friday: 10:00-22:00; sunday: closed');
    await set('saturday', '9-14, 17-23');
    const { hours } = (await kept()) as {
      hours: { day: string; from: string }[];
    };
    const on = (day: string) => hours.filter((row) => row.day === day);
    expect(on('wednesday')).toMatchObject([{ from: '10:00', to: '22:00' }]);
    expect(on('sunday')).toEqual([]);
    expect(on('saturday')).toHaveLength(2);
  });

  it('takes words of one language, and leaves those of others', async () => {
    const done = await set('title', 'Ofen', 'am', 'Markt', '--lang', 'de');
    expect(done.out).toContain('title (de): (none) → Ofen am Markt');
    const { translations } = await kept();
    expect(translations.de.title).toBe('Ofen am Markt');
    expect(translations.en.title).toMatch(/^Kitchen/);
  });

  it('gives a shop to an account, and takes it back', async () => {
    const { token, user } = await createSignedInUser(api, {
      email: `owner-${shop.id}@nord.example`,
      emailVerifiedAt: new Date(),
    });
    const own = async () =>
      (await api.get('/dashboard/seller/shops', { token })).body.data as {
        id: number;
      }[];
    const done = await set('owner', String(user.email));
    expect(done.errors).toBe('');
    expect(await own()).toMatchObject([{ id: shop.id }]);
    await set('owner', 'none');
    expect(await own()).toEqual([]);
    const nobody = await set('owner', 'nobody@nord.example');
    expect(nobody.code).toBe(1);
    expect(nobody.errors).toContain('nobody signs in with nobody@nord.example');
  });

  it('only says what would be, with --dry-run', async () => {
    const tried = await set('tax', '19', '--dry-run');
    expect(tried.out).toContain('would be changed, and nothing is done');
    expect(tried.out).toContain('tax: 0 % → 19 %');
    expect(await kept()).toMatchObject({ tax_percent: 0, version: 1 });
  });

  it.for([
    ['taks', '19', 'Did you mean tax?'],
    ['tax', '190', 'nothing is changed'],
    ['timezone', 'Mars/Base', 'nothing is changed'],
    ['payments', 'none', 'payments'],
    ['payments', 'shells', 'nothing is changed'],
    ['delivery_minutes', 'soon', 'Say 20-35'],
    ['delivery_minutes', '40-20', 'nothing is changed'],
    ['hours', 'mondai: 10-20', 'Did you mean monday?'],
  ] as const)(
    '%s "%s" is refused with what may be meant',
    async ([field, value, words]) => {
      const refused = await set(field, value);
      expect(refused.code).toBe(1);
      expect(refused.errors).toContain(words);
      expect((await kept()).version).toBe(1);
    },
  );
});

describe('shop branch', () => {
  it('adds, changes and removes a place', async () => {
    const key = String(shop.id);
    const added = await run(
      ...['shop', 'branch', key, 'add', '--title', 'North'],
      ...['--address', 'Hill 2', '--location', '41.32, 69.25'],
      ...['--hours', 'monday-sunday: 10:00-20:00'],
    );
    expect(added.errors).toBe('');
    const [branch] = (await kept()).branches;
    expect(branch).toMatchObject({
      location: { latitude: 41.32, longitude: 69.25 },
      translations: { en: { title: 'North', address: 'Hill 2' } },
    });
    expect(branch.hours).toHaveLength(7);
    const id = String(branch.id);
    const german = [
      '--title',
      'Nord',
      '--lang',
      'de',
      '--phone',
      '+4722000000',
    ];
    const changed = await run('shop', 'branch', key, 'set', id, ...german);
    expect(changed.errors).toBe('');
    expect((await kept()).branches).toMatchObject([
      {
        id: branch.id,
        phone: '+4722000000',
        translations: { en: { address: 'Hill 2' }, de: { title: 'Nord' } },
      },
    ]);
    const wrong = await run('shop', 'branch', key, 'remove', '99999');
    expect(wrong.errors).toContain(`only ${id}`);
    await run('shop', 'branch', key, 'remove', id);
    expect((await kept()).branches).toEqual([]);
  });
});

describe('shop history', () => {
  it('says who changed what', async () => {
    expect((await run('shop', 'history', shop.slug)).out).toContain(
      'Nothing was changed yet.',
    );
    await set('tax', '19');
    await run('shop', 'close', String(shop.id));
    await run('shop', 'pay', String(shop.id), 'cash', 'off');
    const { out } = await run('shop', 'history', shop.slug);
    expect(out).toMatch(/operator +tax: 0 → 19/);
    expect(out).toMatch(/operator +open: yes → no/);
    expect(out).toMatch(
      /operator +payments: cash, wallet, card → wallet, card/,
    );
  });
});
