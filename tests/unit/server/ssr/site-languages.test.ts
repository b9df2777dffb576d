import type { GetServerSidePropsContext } from 'next';
import { addRequestMeta } from 'next/dist/server/request-meta';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languagesOf } from '@/server/caches/site-languages';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { titleIn } from '@/server/domain/i18n/line-words';
import { runtime } from '@/server/runtime';
import {
  languageRedirect,
  lostLanguagePath,
  readPageRequest,
  visitCookies,
} from '@/server/ssr/page-request';
import { pageLinks } from '@/utils/content/page-links';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { LANGUAGES_SLOT } from '@/utils/i18n/site-languages';
import { localisedPath } from '@/utils/shell/routes';

/** What the operator set; the process of the tests speaks so until the next one. */
function speak(settings: Readonly<Record<string, string>>): void {
  const kept = new Map(Object.entries(settings));
  runtime().slots.set(LANGUAGES_SLOT, languagesOf(kept));
}

afterEach(() => void runtime().slots.delete(LANGUAGES_SLOT));

const PREFIX = new RegExp(`^/(${LOCALE_CODES.join('|')})(?=/|\\?|$)`);

/** What Next makes of an address: the prefix becomes the locale. */
function visit(url: string, chosen?: string): GetServerSidePropsContext {
  const path = url.replace(/^\/_next\/data\/build(.*)\.json/, '$1');
  const prefix = PREFIX.exec(path);
  const rest = prefix ? path.slice(prefix[0].length) : path;
  const resolvedUrl = rest.startsWith('/') ? rest : `/${rest}`;
  const req = {
    method: 'GET',
    url: resolvedUrl,
    cookies: chosen === undefined ? {} : { locale: chosen },
    headers: {},
    rawHeaders: [],
    socket: { remoteAddress: '203.0.113.9' },
  };
  addRequestMeta(req as never, 'initURL', `http://site.example${url}`);
  return {
    locale: prefix?.[1] ?? 'en',
    resolvedUrl,
    query: {},
    req,
  } as unknown as GetServerSidePropsContext;
}

describe('a site that speaks German first', () => {
  beforeEach(() => speak({ default_language: 'de' }));

  test.each([
    ['/', undefined, '/de'],
    ['/restaurant/7?product=x', undefined, '/de/restaurant/7?product=x'],
    ['/', 'en', '/en'],
    ['/', 'tr', '/tr'],
    ['/', 'nonsense', '/de'],
    ['/de', undefined, null],
    ['/en/restaurant/7', undefined, null],
    ['/en/restaurant/7', 'de', null],
    ['/tr', 'de', null],
    ['/_next/data/build/en/restaurant.json', undefined, null],
    ['/en?lang=nonsense', undefined, '/en'],
    ['/?lang=nonsense', undefined, '/'],
  ])('%s with the choice %s leads to %s', (url, chosen, path) => {
    expect(languageRedirect(visit(url, chosen))?.path ?? null).toBe(path);
  });

  test('?lang= is remembered, English too', () => {
    const move = { path: '/en/search?q=tea', remember: 'en' };
    expect(languageRedirect(visit('/search?q=tea&lang=en'))).toEqual(move);
  });

  test('every address that is named answers without leading on', () => {
    const { alternates, canonical } = pageLinks('http://s', '/', 'en');
    expect(canonical).toBe('http://s/en');
    expect(alternates).toHaveLength(LOCALE_CODES.length + 1);
    for (const { href } of alternates)
      expect(
        languageRedirect(visit(href.replace('http://s', ''))),
        href,
      ).toBeNull();
    const standard = alternates.find(
      ({ hrefLang }) => hrefLang === 'x-default',
    );
    expect(standard?.href).toBe('http://s/de');
  });

  test('an English page is remembered where nothing was chosen', () => {
    const cookiesOf = (url: string, chosen?: string) => {
      const context = visit(url, chosen);
      return visitCookies(context, readPageRequest(context), true);
    };
    expect(cookiesOf('/en/search')).toEqual([
      expect.stringContaining('locale=en'),
    ]);
    expect(cookiesOf('/en/search', 'de')).toEqual([]);
    expect(cookiesOf('/de/search')).toEqual([]);
  });

  test('what leads nowhere says so in German', () => {
    expect(lostLanguagePath(visit('/no/such/page'))).toBe('/de/no/such/page');
    expect(lostLanguagePath(visit('/en/no/such/page'))).toBeNull();
    expect(lostLanguagePath(visit('/tr/no'))).toBeNull();
  });

  test('words that a shop lacks are German, then English, then any', () => {
    const titles = { de: { title: 'Brot' }, en: { title: 'Bread' } };
    expect(titleIn(titles, 'fr')).toBe('Brot');
    expect(titleIn({ en: { title: 'Bread' } }, 'fr')).toBe('Bread');
    expect(titleIn({ tr: { title: 'Ekmek' } }, 'fr')).toBe('Ekmek');
  });
});

describe('a language that is taken off', () => {
  beforeEach(() => speak({ languages: 'en,de,tr' }));

  test.each([
    ['/fr/restaurant/7', undefined, { path: '/restaurant/7' }],
    ['/fr', 'fr', { path: '/', remember: 'en' }],
    ['/', 'fr', null],
    ['/tr', 'fr', null],
    ['/?lang=fr', undefined, { path: '/' }],
    ['/tr?lang=fr', undefined, { path: '/tr' }],
    ['/_next/data/build/fr/search.json', undefined, { path: '/search' }],
    ['/de', undefined, null],
  ])('%s with the choice %s leads to %o', (url, chosen, move) => {
    expect(languageRedirect(visit(url, chosen))).toEqual(move);
  });

  test('is named nowhere, and who is written to in it reads the first one', () => {
    const { alternates } = pageLinks('http://s', '/blog', 'en');
    expect(alternates.map(({ href }) => href)).toEqual([
      'http://s/de/blog',
      'http://s/blog',
      'http://s/tr/blog',
      'http://s/blog',
    ]);
    expect(localisedPath('/orders/7', 'fr')).toBe('/orders/7');
    expect(errorMessage('fr', 'error.404')).toBe(
      errorMessage('en', 'error.404'),
    );
    expect(readPageRequest(visit('/fr')).lang).toBe('en');
    expect(lostLanguagePath(visit('/fr/no'))).toBe('/no');
  });

  test('is as it was once it is brought back', () => {
    speak({ languages: '' });
    expect(languageRedirect(visit('/fr/restaurant/7'))).toBeNull();
    expect(localisedPath('/orders/7', 'fr')).toBe('/fr/orders/7');
    expect(errorMessage('fr', 'error.404')).not.toBe(
      errorMessage('en', 'error.404'),
    );
  });
});
