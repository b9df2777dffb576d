import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperator } from '@/scripts/operator/run-operator';
import {
  E2E_OPERATOR_TOKEN,
  type RunningServer,
  startServer,
} from '@/tests/e2e/support/server';
import {
  type MailServer,
  openMailServer,
} from '@/tests/support/api/mail-server';
import { filesOf } from '@/tests/support/factories/menu-file';
import { LOCALE_CODES, NAMESPACES } from '@/utils/i18n/locales';
import { localisedPath } from '@/utils/shell/routes';

const NORD = {
  name: 'Bistro Nord',
  tagline: 'The north, at your table',
  logo: 'logo.svg',
  icon: 'logo.svg',
  colours: '#1F5FA8',
  legal: { name: 'Bistro Nord GmbH', address: 'Torstraße 1, Berlin' },
};

/** The product's own name, and the city of its example. */
const FOREIGN = /Sofra|Tashkent|Toshkent|Ташкент|Uzbek|\+998/;

const PAGES = [
  ...['/', '/restaurant', '/shop', '/places', '/search', '/search?q=pizza'],
  ...['/login', '/register', '/reset-password', '/liked', '/cart', '/blog'],
  ...['/careers', '/help', '/about', '/privacy', '/terms', '/be-seller'],
  ...['/deliver', '/offline', '/nothing', '/restaurant/1', '/referrals'],
  ...['/board/none', '/ticket/none', '/ring/none', '/unsubscribe'],
];
const FILES = [
  ...['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-shops.xml'],
  ...['/robots.txt', '/manifest.webmanifest', '/llms.txt', '/sw.js'],
  ...['/icons/icon.svg', '/brand/look.css', '/blog/rss.xml', '/blog/atom.xml'],
  ...['/api/v1/openapi.json', '/api/v1/rest/settings'],
  ...['/locales/en/translation.json', '/locales/de/translation.json'],
];

let folder: string;
let mails: MailServer;
let server: RunningServer;
const said: string[] = [];

const operate = (...line: string[]): Promise<number> =>
  runOperator(line, {
    env: { OPERATOR_TOKEN: E2E_OPERATOR_TOKEN, SITE: server.url },
    fetch,
    write: (text) => void said.push(text),
    complain: (text) => void said.push(text),
    signal: new AbortController().signal,
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sofra-brand-'));
  mails = await openMailServer();
  server = await startServer({
    dataDir: folder,
    env: {
      SITE_URL: 'https://shop.example',
      PASSWORD_COST: '',
      DEMO_MODE: '',
      SMTP_URL: mails.url,
    },
  });
  const file = await filesOf({
    'brand.json': JSON.stringify(NORD),
    'logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="#1F5FA8"/></svg>',
  });
  expect(await operate('brand', 'set', file), said.join('\n')).toBe(0);
});
afterAll(async () => {
  await server.stop();
  await mails.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (path: string): Promise<string> =>
  (await fetch(`${server.url}${path}`)).text();

/** What stands around a foreign name; null: there is none. */
function foreignIn(text: string): string | null {
  const at = text.search(FOREIGN);
  return at < 0 ? null : text.slice(Math.max(0, at - 80), at + 80);
}

describe('a site with a brand of its own', () => {
  test('says its name on the next page', async () => {
    await expect
      .poll(() => read('/'), { timeout: 1_000 })
      .toMatch(/<title[^>]*>[^<]* · Bistro Nord<\/title>/);
    const home = await read('/');
    expect(home).toContain('/brand/look.css?v=');
    expect(home).toContain('Bistro Nord GmbH · Torstraße 1, Berlin');
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({
      name: 'Bistro Nord',
      description: 'The north, at your table',
    });
  });

  test.each(PAGES)('has no foreign name on %s', async (path) => {
    for (const lang of ['en', 'de', 'ru'])
      expect(foreignIn(await read(localisedPath(path, lang)))).toBeNull();
  });

  test.each(FILES)('has no foreign name in %s', async (path) => {
    expect(foreignIn(await read(path))).toBeNull();
  });

  test('has no foreign name in the texts of any language', async () => {
    for (const lang of LOCALE_CODES)
      for (const part of NAMESPACES)
        expect(
          foreignIn(await read(`/locales/${lang}/${part}.json`)),
        ).toBeNull();
  });

  test('has no foreign name in what a page loads', async () => {
    const home = await read('/');
    const files = [...home.matchAll(/(?:src|href)="(\/_next\/[^"]+)"/g)];
    expect(files.length).toBeGreaterThan(3);
    for (const [, file = ''] of files)
      expect([file, foreignIn(await read(file))]).toEqual([file, null]);
  });

  test('writes mails in its own name', async () => {
    await fetch(`${server.url}/api/v1/auth/register?lang=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'first@mail.example' }),
    });
    await expect.poll(() => mails.mails.length).toBeGreaterThan(0);
    const mail = mails.mails.join('\n');
    expect(mail).toContain('From: Bistro Nord <no-reply@shop.example>');
    expect(mail).toContain('Your Bistro Nord code');
    expect(foreignIn(mail)).toBeNull();
  });

  test('has another name in every language within a second of `setting set`', async () => {
    await operate('setting', 'set', 'name', 'Südwind');
    const titles = async () => {
      const pages = ['/', '/de', '/ar/help', '/ring/none'].map(read);
      return (await Promise.all(pages)).map(
        (page) => /· ([^<]*)<\/title>/.exec(page)?.[1],
      );
    };
    await expect
      .poll(titles, { timeout: 1_000 })
      .toEqual(Array.from({ length: 4 }, () => 'Südwind'));
  });
});
