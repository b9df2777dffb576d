import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDb } from '@/server/db/create-db';
import { exampleCity } from '@/scripts/lib/data-tools';
import { headlessBrowser } from '@/tests/e2e/support/chromium';
import { type RunningServer, startServer } from '@/tests/e2e/support/server';
import { plantEverywhere, unclassified } from './support/planted-texts';

let server: RunningServer;
let folder: string;
let token: string;
let pages: readonly string[];

interface Found {
  readonly shop: { readonly id: number; readonly type: string };
  readonly product: string;
  readonly order: number;
}

/** A small city with the demo's accounts and orders, every text of it planted. */
async function plantedCity(dataDir: string): Promise<Found> {
  const handle = await createDb({ dataDir });
  try {
    await handle.migrate();
    await exampleCity().seed(handle.db, {
      shops: 20,
      now: new Date(),
      demo: true,
    });
    await plantEverywhere(handle.db);
    const first = async <T>(query: ReturnType<typeof sql>): Promise<T> => {
      const { rows } = (await handle.db.execute(query)) as unknown as {
        rows: T[];
      };
      const [row] = rows;
      if (!row) throw new Error('the city is not whole');
      return row;
    };
    const shop = await first<Found['shop']>(
      sql`select s.id, s.type from shops s join reviews r on r.shop_id = s.id order by s.id limit 1`,
    );
    const { uuid } = await first<{ uuid: string }>(
      sql`select uuid from products where shop_id = ${shop.id} and not addon and status = 'published' order by id limit 1`,
    );
    const { id } = await first<{ id: number }>(
      sql`select id from orders order by id limit 1`,
    );
    return { shop, product: uuid, order: id };
  } finally {
    await handle.close();
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'demo@sofra.example',
      password: 'sofra-demo',
    }),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return data.access_token;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sofra-planted-'));
  const { order, product, shop } = await plantedCity(folder);
  server = await startServer({ dataDir: folder });
  token = await signIn(server.url);
  const ofShop = `/${shop.type}/${shop.id}`;
  pages = [
    ...['/', '/?filters=1', '/ar', '/restaurant', '/shop', '/places'],
    ...[
      ofShop,
      `${ofShop}?product=${product}`,
      '/liked',
      '/privacy',
      '/terms',
      '/about',
    ],
    ...['/help', '/help?q=script'],
    ...[
      '/search?q=script',
      '/login',
      '/register',
      '/orders',
      '/profile',
      '/settings',
      '/notifications',
    ],
    ...[`/orders/${order}`, '/checkout', '/nothing-here'],
    ...['/blog', '/blog/plov-at-eleven', '/careers', '/careers/1'],
    ...['/verify-phone?phone=%22%3E%3Cscript%3E', '/reset-password'],
    `/search?q=${encodeURIComponent('"><script>window.__planted=1</script>')}`,
  ];
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What in a page's HTML could act without being ours. */
function aliveIn(html: string, nonce: string): string[] {
  const { document } = new JSDOM(html).window;
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const found: string[] = [];
    const isScript = element.localName === 'script';
    const isData = /json|^text\//.test(element.getAttribute('type') ?? '');
    if (isScript && !isData && element.getAttribute('nonce') !== nonce)
      found.push(element.outerHTML.slice(0, 120));
    if (isScript && /json/.test(element.getAttribute('type') ?? ''))
      JSON.parse(element.textContent);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${element.localName} ${name}`);
      if (/^\s*javascript:(?!throw new Error)/i.test(value))
        found.push(`${element.localName} ${name}=${value.slice(0, 60)}`);
    }
    return found;
  });
}

const nonceOf = (policy: string | null) =>
  /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? 'no nonce';

describe('a script in every text', () => {
  test('knows every column that can hold one', () => {
    expect(unclassified()).toEqual([]);
  });

  test('is a text in the HTML of every page', async () => {
    const callers: Record<string, string>[] = [
      {},
      { cookie: `access_token=${token}` },
    ];
    let seen = 0;
    const alive: string[] = [];
    for (const path of pages)
      for (const headers of callers) {
        const answer = await fetch(`${server.url}${path}`, { headers });
        const html = await answer.text();
        const said = `${path} ${answer.status}`;
        expect(answer.status, said).toBeLessThan(500);
        const policy =
          answer.headers.get('content-security-policy') ??
          new JSDOM(html).window.document
            .querySelector('meta[http-equiv="Content-Security-Policy"]')
            ?.getAttribute('content') ??
          null;
        for (const each of aliveIn(html, nonceOf(policy)))
          alive.push(`${said}: ${each}`);
        if (html.includes('__planted')) seen += 1;
      }
    expect(alive).toEqual([]);
    // the texts really stand in the pages
    expect(seen).toBeGreaterThan(15);
  });

  test('does not run in a browser', async () => {
    const browser = await chromium.launch(headlessBrowser);
    try {
      const context = await browser.newContext();
      await context.addCookies([
        { name: 'access_token', value: token, url: server.url },
      ]);
      const page = await context.newPage();
      for (const path of pages) {
        await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
        const planted: unknown = await page.evaluate('window.__planted');
        expect([path, planted]).toEqual([path, undefined]);
      }
    } finally {
      await browser.close();
    }
  });
});
