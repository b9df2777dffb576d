import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  E2E_OPERATOR_TOKEN,
  type RunningServer,
  serverEnvironment,
  startServer,
} from '@/tests/e2e/support/server';
import { freePort } from '@/tests/support/free-port';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { localisedPath } from '@/utils/shell/routes';
import { readPageTexts } from '@/server/caches/text-files';

const NODE = join('node_modules', 'node', 'bin', 'node');
/** As an operator starts a site of their own: nothing of the demo, nothing prepared. */
const OWN_SITE = {
  SITE_URL: 'https://shop.example',
  PASSWORD_COST: '',
  DEMO_MODE: '',
  SMTP_URL: '',
};

const PAGES = [
  ...['/', '/?filters=1', '/restaurant', '/shop', '/places', '/search'],
  ...['/search?q=pizza', '/login', '/register', '/liked', '/privacy'],
  ...['/blog', '/careers'],
  ...['/help', '/help?q=refund'],
  ...['/terms', '/offline', '/verify-phone', '/reset-password'],
  '/update-password',
];
const FILES = [
  ...['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-shops.xml'],
  ...['/robots.txt', '/manifest.webmanifest', '/llms.txt'],
  ...['/locales/en/translation.json', '/api/v1/openapi.json'],
];
const GUARDED = ['/checkout', '/orders', '/orders/1', '/profile'];
const MISSING = ['/nothing', '/restaurant/1', '/shop/1', '/restaurant?page=2'];

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sofra-new-'));
  server = await startServer({ dataDir: folder, env: OWN_SITE });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) =>
  fetch(`${server.url}${path}`, { redirect: 'manual' });

function words(locale: string, key: string): string {
  return readPageTexts(locale)[key] ?? '';
}

describe('a new site without the demo', () => {
  test('is healthy and says that there is no shop yet', async () => {
    const answer = await get('/api/v1/health');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: 'ok',
      shops: 0,
      notice: 'no shop yet',
    });
    expect(server.log()).toContain('npm run seed');
    expect(server.log()).toContain('SMTP_URL is not set');
  });

  test.each(LOCALE_CODES)(
    'says at home that it opens soon: %s',
    async (lang) => {
      const answer = await get(localisedPath('/', lang));
      expect(answer.status).toBe(200);
      const { document } = new JSDOM(await answer.text()).window;
      const main = document.querySelector('main');
      expect(main?.querySelector('h1')?.textContent).toBe(
        words(lang, 'list.new.title'),
      );
      expect(main?.textContent).toContain(words(lang, 'list.new.text'));
      expect(main?.querySelectorAll('li')).toHaveLength(0);
      expect(main?.textContent).not.toMatch(/\b0\b|demo/i);
      expect(document.documentElement.outerHTML).not.toMatch(
        /sofra-demo|operator-token/,
      );
    },
  );

  test('every page and file is there', async () => {
    const answers = [...PAGES, ...FILES].map(async (path) => [
      path,
      (await get(path)).status,
    ]);
    expect(await Promise.all(answers)).toEqual(
      [...PAGES, ...FILES].map((path) => [path, 200]),
    );
    for (const path of GUARDED) expect((await get(path)).status).toBe(307);
    for (const path of MISSING) {
      const { status } = await get(path);
      expect([path, status < 500]).toEqual([path, true]);
    }
  });

  test('refuses a registration in words and keeps nothing of it', async () => {
    const answer = await fetch(`${server.url}/api/v1/auth/register?lang=fr`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'first@sofra.example' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      statusCode: 'ERROR_507',
      message: expect.stringContaining('e-mails'),
    });
    expect(server.log()).not.toContain('first@sofra.example');
    const outbox = await fetch(`${server.url}/api/v1/dev/outbox`, {
      headers: { authorization: `Bearer ${E2E_OPERATOR_TOKEN}` },
    });
    expect(outbox.status).toBe(404);
  });
});

describe('a start that cannot be', () => {
  function startOnce(env: Readonly<Record<string, string>>) {
    const { status, stderr, stdout } = spawnSync(NODE, ['scripts/start.mjs'], {
      encoding: 'utf8',
      env: serverEnvironment(env),
      timeout: 100_000,
    });
    return { status, said: `${stdout}${stderr}` };
  }

  test.each([
    ['an unreachable PostgreSQL', 'postgres://me:hush@127.0.0.1:1/x'],
    ['an unknown host', 'postgres://me:hush@nowhere.invalid/x'],
  ])('says so in one line: %s', async (_, DATABASE_URL) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'sofra-never-'));
    const { said, status } = startOnce({
      DATABASE_URL,
      DATA_DIR,
      PORT: String(await freePort()),
    });
    rmSync(DATA_DIR, { recursive: true });
    expect(status).toBe(1);
    expect(said).toContain('DATABASE_URL: no PostgreSQL answers');
    expect(said).not.toMatch(/\n\s+at |hush/);
  });

  test('says so in one line: a damaged data folder, also one that was prepared', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'sofra-damaged-'));
    const prepare = () =>
      spawnSync(NODE, ['--import', 'tsx', 'scripts/prepare.ts'], {
        encoding: 'utf8',
        env: serverEnvironment({ ...OWN_SITE, DATA_DIR }),
      });
    expect(prepare().status).toBe(0);
    writeFileSync(join(DATA_DIR, 'pgdata', 'global', 'pg_control'), '');
    const again = prepare();
    expect(again.status).toBe(1);
    expect(again.stderr.trim().split('\n')).toHaveLength(1);
    expect(again.stderr).toContain('is damaged');
    await expect(
      startServer({ dataDir: DATA_DIR, env: OWN_SITE }),
    ).rejects.toThrow('is damaged');
    rmSync(DATA_DIR, { recursive: true });
  });
});
