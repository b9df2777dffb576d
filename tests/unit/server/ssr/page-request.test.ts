import type { GetServerSidePropsContext } from 'next';
import { addRequestMeta } from 'next/dist/server/request-meta';
import { describe, expect, test } from 'vitest';
import {
  languageRedirect,
  modeRedirect,
  readPageRequest,
} from '@/server/ssr/page-request';
import { LOCALE_CODES } from '@/utils/i18n/locales';

interface Visit {
  /** As the browser asked for it, with its prefix. */
  readonly url: string;
  readonly cookies?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

const PREFIX = new RegExp(`^/(${LOCALE_CODES.join('|')})(?=/|\\?|$)`);

/** What Next makes of a visit: the prefix becomes the locale, and is gone from the request's address. */
function visit({
  cookies = {},
  headers = {},
  remoteAddress = '203.0.113.9',
  url,
}: Visit): GetServerSidePropsContext {
  const path = url.replace(/^\/_next\/data\/build(.*)\.json/, '$1');
  const prefix = PREFIX.exec(path);
  const rest = prefix ? path.slice(prefix[0].length) : path;
  const resolvedUrl = rest.startsWith('/') ? rest : `/${rest}`;
  const socket = { remoteAddress };
  const method = 'GET';
  const req = {
    method,
    url: resolvedUrl,
    cookies,
    headers,
    rawHeaders: [],
    socket,
  };
  addRequestMeta(req as never, 'initURL', `http://sofra.example${url}`);
  return {
    locale: prefix?.[1] ?? 'en',
    resolvedUrl,
    query: Object.fromEntries(
      new URL(resolvedUrl, 'http://sofra.example').searchParams,
    ),
    req,
  } as unknown as GetServerSidePropsContext;
}

describe('delivery or pickup', () => {
  test.each([
    [undefined, 'delivery'],
    ['delivery', 'delivery'],
    ['pickup', 'pickup'],
    ['PICKUP', 'delivery'],
    ['{"mode":"pickup"}', 'delivery'],
    ['', 'delivery'],
  ])('the cookie %s means %s', (mode, meant) => {
    const cookies: Record<string, string> = mode === undefined ? {} : { mode };
    expect(readPageRequest(visit({ url: '/', cookies })).mode).toBe(meant);
  });

  test.each([
    ['/?mode=pickup', '/', 'pickup'],
    ['/ru/shop?mode=pickup&open=1', '/ru/shop?open=1', 'pickup'],
    ['/?mode=delivery', '/', 'delivery'],
    ['/?mode=teleport', '/', 'delivery'],
  ])('%s is remembered and leads to %s', (url, path, remember) => {
    const headers = { 'sec-fetch-dest': 'document' };
    expect(modeRedirect(visit({ url, headers }))).toEqual({ path, remember });
    expect(modeRedirect(visit({ url }))).toEqual({ path, remember });
  });

  test.each([
    [{ 'sec-purpose': 'prefetch' }],
    [{ 'sec-purpose': 'prefetch;prerender' }],
    [{ purpose: 'prefetch' }],
    [{ 'x-moz': 'prefetch' }],
    [{ 'sec-fetch-dest': 'iframe' }],
    [{ 'sec-fetch-dest': 'image' }],
    [{ 'sec-fetch-dest': 'empty' }],
  ])('an address that nobody opens chooses nothing: %o', (headers) => {
    const asked = visit({
      url: '/?mode=pickup',
      headers: { 'sec-fetch-dest': 'document', ...headers },
    });
    expect(modeRedirect(asked)).toBeNull();
  });
});

describe('the language of an address', () => {
  test.each([
    ['/', undefined, null],
    ['/orders', 'en', null],
    ['/orders', 'ru', '/ru/orders'],
    ['/', 'ar', '/ar'],
    ['/?category_id=3', 'ar', '/ar?category_id=3'],
    ['/ru/orders', 'ar', null],
    ['/ru', undefined, null],
    ['/en/orders', 'ru', null],
    ['/en', 'ru', null],
    ['/entrees', 'ru', '/ru/entrees'],
    ['/orders', 'xx', null],
  ])('%s with the cookie %s goes to %s', (url, locale, path) => {
    const cookies: Record<string, string> = locale ? { locale } : {};
    expect(languageRedirect(visit({ url, cookies }))?.path ?? null).toBe(path);
  });

  test.each([
    ['/orders?lang=ru', '/ru/orders', 'ru'],
    ['/ar/orders?lang=ru&tab=past', '/ru/orders?tab=past', 'ru'],
    ['/ar?lang=en', '/', 'en'],
    ['/?lang=ar', '/ar', 'ar'],
  ])('%s asks for it: %s, remembered as %s', (url, path, remember) => {
    expect(languageRedirect(visit({ url, cookies: { locale: 'ru' } }))).toEqual(
      { path, remember },
    );
  });

  test.each(LOCALE_CODES.filter((code) => code !== 'en'))(
    '%s is asked for, remembered and returned to, with the rest of the query',
    (code) => {
      const asked = visit({ url: `/orders?tab=past&lang=${code}&page=2` });
      const path = `/${code}/orders?tab=past&page=2`;
      expect(languageRedirect(asked)).toEqual({ path, remember: code });
      const back = visit({ url: '/orders?page=2', cookies: { locale: code } });
      expect(languageRedirect(back)).toEqual({
        path: `/${code}/orders?page=2`,
      });
      const there = visit({ url: path, cookies: { locale: 'en' } });
      expect(languageRedirect(there)).toBeNull();
      expect(readPageRequest(there).lang).toBe(code);
    },
  );

  test('that is unknown only loses the wish', () => {
    expect(languageRedirect(visit({ url: '/ru/orders?lang=xx' }))).toEqual({
      path: '/ru/orders',
    });
  });

  test('never leads to another site', () => {
    const redirect = languageRedirect(
      visit({ url: '//evil.example/?lang=en' }),
    );
    expect(redirect?.path).not.toMatch(/^\/\//);
  });

  test('is settled when only data is asked for', () => {
    const data = visit({
      url: '/_next/data/build/en/orders.json',
      cookies: { locale: 'ru' },
    });
    expect(languageRedirect(data)).toBeNull();
  });
});

describe('the reader of a page', () => {
  test('is known by cookies', () => {
    const address = { title: 'Navoi 30', latitude: 41.3, longitude: 69.2 };
    expect(
      readPageRequest(
        visit({
          url: '/ar',
          cookies: {
            access_token: 'secret',
            currency: '2',
            address: JSON.stringify(address),
            guest_cart: '7.part',
            other: 'x',
          },
        }),
      ),
    ).toEqual({
      lang: 'ar',
      mode: 'delivery',
      token: 'secret',
      currencyId: 2,
      address,
      clientAddress: '203.0.113.9',
      siteUrl: 'http://localhost:3000',
      userAgent: null,
      cartCookies: { guest_cart: '7.part' },
      device: 'desktop',
      theme: null,
      referral: null,
      keptReferral: null,
    });
  });

  test.each([
    { currency: 'x', address: 'not json' },
    { currency: '-1', address: '{"title":"x"}' },
    { currency: '1.5', address: '{"title":"x","latitude":91,"longitude":0}' },
    { currency: '', address: 'null' },
  ])('may have made cookies up: $currency, $address', (cookies) => {
    expect(readPageRequest(visit({ url: '/', cookies }))).toMatchObject({
      token: null,
      currencyId: null,
      address: null,
    });
  });

  test('cannot pretend to call from elsewhere', () => {
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    expect(readPageRequest(visit({ url: '/', headers })).clientAddress).toBe(
      '203.0.113.9',
    );
  });
});
