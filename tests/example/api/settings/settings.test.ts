import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import {
  currencies,
  settings,
  translationOverrides,
} from '@/server/db/schema/settings';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { seededIt as it } from '@/tests/example/support/seeded-api';
import { api } from '@/tests/support/api/api-test';
import { readPageTexts } from '@/server/caches/text-files';
import { textsVersion } from '@/server/http/texts-version';

const fileOf = (lang: string, namespace: string) =>
  JSON.parse(
    readFileSync(`locales/${lang}/${namespace}.json`, 'utf8'),
  ) as Record<string, string>;

const localeFile = async (path: string) =>
  api.fetch(new Request(`http://test.local/locales/${path}`));

describe('settings', () => {
  it('lists public keys with string values and keeps private ones back', async () => {
    await api.db
      .insert(settings)
      .values({ key: 'secret_key', value: 'x', isPublic: false });
    const { body, status } = await api.get('/rest/settings');
    expect(status).toBe(200);
    const rows = body.data as { key: string; value: string }[];
    const byKey = new Map(rows.map(({ key, value }) => [key, value]));
    expect(byKey.get('referral_active')).toBe('1');
    expect([...byKey.keys()].join()).not.toContain('referral_price');
    expect(byKey.has('customer_app_ios')).toBe(true);
    expect(byKey.has('secret_key')).toBe(false);
  });

  it('lists the languages in force, right-to-left ones marked', async () => {
    for (const path of ['/rest/languages', '/rest/languages/active']) {
      const { body } = await api.get(path);
      expect(body.data).toContainEqual({
        id: 11,
        locale: 'ar',
        title: 'العربية',
        backward: true,
        default: false,
        active: true,
        img: null,
      });
      expect(body.data[0]).toMatchObject({ locale: 'en', default: true });
      expect(body.data).toHaveLength(24);
      expect(
        (body.data as { locale: string; backward: boolean }[])
          .filter(({ backward }) => backward)
          .map(({ locale }) => locale),
      ).toEqual(['ar', 'fa']);
    }
  });

  it('lists the currencies in force, the default first, with the place of their symbol', async () => {
    await api.db
      .update(currencies)
      .set({ active: false })
      .where(eq(currencies.title, 'KZT'));
    forgetCached('settings:');
    for (const path of ['/rest/currencies', '/rest/currencies/active']) {
      const { body } = await api.get(path);
      expect(body.data.map(({ title }: { title: string }) => title)).toEqual([
        'USD',
        'EUR',
        'UZS',
        'RUB',
        'TRY',
      ]);
      expect(body.data[0]).toEqual({
        id: 1,
        title: 'USD',
        symbol: '$',
        rate: 1,
        default: true,
        position: 'before',
        active: true,
        fee_step: 0.1,
      });
      expect(body.data[2]).toMatchObject({
        symbol: "so'm",
        position: 'after',
        fee_step: 1_000,
      });
    }
  });

  it('refuses a currency that is unknown, malformed or not in force', async () => {
    for (const id of ['99', 'abc', '5']) {
      const { body, status } = await api.get(
        `/rest/shops/paginate?currency_id=${id}`,
      );
      expect(status).toBe(400);
      expect(body).toMatchObject({ status: false, statusCode: 'ERROR_400' });
      expect(body.params).toHaveProperty('currency_id');
    }
  });

  it('offers cash, wallet and, with the sandbox, a card', async () => {
    const { body } = await api.get('/rest/payments');
    expect(body.data.map(({ tag }: { tag: string }) => tag)).toEqual([
      'cash',
      'wallet',
      'card',
    ]);
    expect(body.data[1]).toMatchObject({
      title: expect.any(String),
      active: true,
      uses_wallet: true,
    });
  });

  it('says of a shop only what can be paid by', async () => {
    const { body: list } = await api.get('/rest/shops/paginate?perPage=1');
    const { id } = list.data[0];
    const cardOf = async () => {
      const { body } = await api.get(`/rest/shops/${id}`);
      const ways = body.data.shop_payments as {
        payment: { tag: string };
        offered: boolean;
      }[];
      return ways.find(({ payment }) => payment.tag === 'card')?.offered;
    };
    expect(await cardOf()).toBe(true);
    api.restart({ PAYMENT_GATEWAY: 'none' });
    expect(await cardOf()).toBe(false);
    api.restart({});
    expect(await cardOf()).toBe(true);
  });

  it('names the order statuses in the order they run', async () => {
    const { body } = await api.get('/rest/order-statuses');
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
      'new',
      'accepted',
      'ready',
      'on_a_way',
      'delivered',
      'cancelled',
    ]);
  });
});

describe('translations', () => {
  it('answers the flat bundle of the asked language, of English for an unknown one', async () => {
    const russian = await api.get('/rest/translations/paginate?lang=ru');
    expect(russian.body.data).toEqual(readPageTexts('ru'));
    expect(russian.body).not.toHaveProperty('meta');
    const unknown = await api.get('/rest/translations/paginate?lang=xx');
    expect(unknown.body.data).toEqual(readPageTexts('en'));
  });

  it('puts the overrides of the operator on top, here and at /locales', async () => {
    const before = await api.fetch(
      new Request('http://test.local/locales/en/translation.json'),
    );
    await api.db.insert(translationOverrides).values({
      locale: 'en',
      namespace: 'translation',
      key: 'test.only',
      value: 'Ours',
    });
    forgetCached('translations:');
    const bundle = await api.get('/rest/translations/paginate?lang=en');
    expect(bundle.body.data['test.only']).toBe('Ours');
    const after = await api.fetch(
      new Request('http://test.local/locales/en/translation.json'),
    );
    expect(await after.json()).toEqual({
      ...fileOf('en', 'translation'),
      'test.only': 'Ours',
    });
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('answers each namespace of pages at its own address, overrides included', async () => {
    const shipped = fileOf('en', 'cart');
    const [key = ''] = Object.keys(shipped);
    await api.db.insert(translationOverrides).values({
      locale: 'en',
      namespace: 'translation',
      key,
      value: 'Basket',
    });
    forgetCached('translations:');
    const cart = await localeFile('en/cart.json');
    expect(await cart.json()).toEqual({ ...shipped, [key]: 'Basket' });
    const named = await api.get(
      '/rest/translations/paginate?lang=en&namespace=cart',
    );
    expect(named.body.data[key]).toBe('Basket');
  });

  it('is kept for good at an address with the hash of the language, else for a minute', async () => {
    const texts = await api.get('/rest/translations/paginate?lang=ar');
    const version = textsVersion(texts.body.data as Record<string, string>);
    const cache = async (query: string) => {
      const answer = await localeFile(`ar/cart.json${query}`);
      return answer.headers.get('cache-control');
    };
    expect(await cache(`?v=${version}`)).toContain('immutable');
    expect(await cache('?v=older')).toBe('public, max-age=60, must-revalidate');
    expect(await cache('')).toBe('public, max-age=60, must-revalidate');
  });

  it('answers 304 to a known ETag and 404 to what is no bundle', async () => {
    const url = 'http://test.local/locales/ar/errors.json';
    const first = await api.fetch(new Request(url));
    expect(first.status).toBe(200);
    const etag = first.headers.get('etag') ?? '';
    const second = await api.fetch(
      new Request(url, { headers: { 'if-none-match': etag } }),
    );
    expect(second.status).toBe(304);
    for (const path of ['xx/errors.json', 'en/secret.json', 'en/errors'])
      expect(
        (await api.fetch(new Request(`http://test.local/locales/${path}`)))
          .status,
      ).toBe(404);
  });
});
