// @module-tag both-engines
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { TEST_OPERATOR_TOKEN } from '@/tests/support/api/api-harness';
import { operate } from '@/tests/support/api/operator-tool';
import { createSignedInUser } from '@/tests/support/factories/user';

const NEW_SHOP = {
  translations: {
    de: { title: 'Bistro Nord', address: 'Torstraße 1', description: 'Suppe' },
  },
  location: { latitude: 52.53, longitude: 13.4 },
  zone: { kind: 'radius', radius_km: 4 },
  hours: [{ day: 'monday', from: '10:00', to: '22:00' }],
  price: 1.9,
  min_amount: 10,
  tax_percent: 19,
};

const asOperator = (method: string, path: string, body?: object) =>
  api.call(method, `/dashboard/admin${path}`, {
    token: TEST_OPERATOR_TOKEN,
    body,
  });

const add = (body: object, query = '') =>
  asOperator('POST', `/shops${query}`, body);

describe('POST /dashboard/admin/shops', () => {
  it('makes a shop that customers see with all that was given, not open', async () => {
    const made = await add(NEW_SHOP);
    expect(made).toMatchObject({ status: 200 });
    const shop = made.body.data;
    expect(shop).toMatchObject({
      slug: 'bistro-nord',
      type: 'restaurant',
      open: false,
      owner: null,
      price: 1.9,
      min_amount: 10,
      tax_percent: 19,
      zone: NEW_SHOP.zone,
      hours: NEW_SHOP.hours,
    });
    await api.heard();
    const seen = await api.call('GET', `/rest/shops/${shop.slug}?lang=de`);
    expect(seen.body.data.translation).toMatchObject({
      title: 'Bistro Nord',
      description: 'Suppe',
      address: 'Torstraße 1',
    });
  });

  it('gives it a free name beside another of that title, and refuses a name that is asked for twice', async () => {
    await add({ ...NEW_SHOP, slug: 'nord' });
    const second = await add(NEW_SHOP);
    const third = await add(NEW_SHOP);
    expect(third.body.data.slug).not.toBe(second.body.data.slug);
    const twice = await add({ ...NEW_SHOP, slug: 'nord' });
    expect(twice).toMatchObject({ status: 400 });
    expect(twice.body.params.slug).toEqual(['is there already']);
  });

  it('says all that is missing at once, and makes nothing', async () => {
    const refused = await add({ translations: {} });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.params).sort()).toEqual(
      ['address', 'hours', 'location', 'title', 'zone'].sort(),
    );
    const wrong = await add({
      ...NEW_SHOP,
      slug: 'never-made',
      timezone: 'Nowhere/City',
    });
    expect(wrong.body.params).toHaveProperty('timezone');
    const there = await asOperator('GET', '/shops/never-made');
    expect(there.status).toBe(404);
  });

  it('only tries it with dry_run', async () => {
    const tried = await add({ ...NEW_SHOP, slug: 'tried' }, '?dry_run=1');
    expect(tried.body.data.slug).toBe('tried');
    const there = await asOperator('GET', '/shops/tried');
    expect(there.status).toBe(404);
  });

  it('is of the account that is named, which becomes a seller', async () => {
    const { user } = await createSignedInUser(api, {
      email: 'nora@nord.example',
      emailVerifiedAt: new Date(),
    });
    const made = await add({ ...NEW_SHOP, owner: 'nora@nord.example' });
    expect(made.body.data.owner).toMatchObject({ id: user.id });
  });
});

describe('shop make', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function make(lines: readonly string[], ...more: string[]) {
    const file = join(folder, 'shop.de.md');
    await writeFile(file, ['---', ...lines, '---', 'Brot'].join('\n'));
    return operate(api, ['shop', 'make', file, ...more]);
  }

  const BAKERY = [
    'title: Bäckerei Süd',
    'address: Hermannstraße 1',
    'location: 52.48, 13.42',
    'zone: 2 km',
    'hours: 07:00-19:00',
  ];

  it('makes one of a file, with its words in the file’s language', async () => {
    const made = await make([...BAKERY, 'slug: sued'], '--kind', 'shop');
    expect(made.errors).toBe('');
    expect(made.out).toMatch(/Bäckerei Süd is shop \d+\./);
    const shop = await asOperator('GET', '/shops/sued');
    expect(shop.body.data).toMatchObject({
      type: 'shop',
      translations: { de: { title: 'Bäckerei Süd', description: 'Brot' } },
      zone: { kind: 'radius', radius_km: 2 },
    });
  });

  it('says what is missing by the names of the file, and makes nothing', async () => {
    const refused = await make(BAKERY.slice(0, 2));
    expect(refused.code).toBe(1);
    for (const name of ['location', 'zone', 'hours'])
      expect(refused.errors).toContain(`${name} is missing`);
  });

  it('knows no third kind', async () => {
    const refused = await make(BAKERY, '--kind', 'bar');
    expect(refused.code).toBe(2);
    expect(refused.errors).toContain('--kind is restaurant or shop');
  });
});
