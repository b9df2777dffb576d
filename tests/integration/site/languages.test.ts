import { type APIRequestContext, request as requests } from 'playwright';
import { expect, test } from 'vitest';
import { E2E_OPERATOR_TOKEN, startServer } from '@/tests/e2e/support/server';
import { headOf, linksOf } from '@/tests/support/site/page-facts';

/** Files and calls, which have no language. */
const NO_PAGE =
  /^\/(api|storage|icons|images|fonts|_next)\/|^\/[\w.-]+\.(txt|xml)$/;

async function set(
  request: APIRequestContext,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [key, value] of Object.entries(settings)) {
    const answer = await request.put(
      `/api/v1/dashboard/admin/settings/${key}`,
      {
        headers: { authorization: `Bearer ${E2E_OPERATOR_TOKEN}` },
        data: { value },
      },
    );
    expect([key, await answer.json()]).toMatchObject([key, { status: true }]);
  }
}

/** Status and place that an address answers with at once, for a crawler without cookies. */
async function answerOf(url: string, path: string): Promise<unknown[]> {
  const crawler = await requests.newContext({ baseURL: url });
  const answer = await crawler.get(path, { maxRedirects: 0 });
  const { location } = answer.headers();
  await crawler.dispose();
  return [answer.status(), ...(location ? [location] : [])];
}

/** The prefixes of all links of a page. */
async function prefixesOf(url: string, path: string): Promise<string[]> {
  const crawler = await requests.newContext({ baseURL: url });
  const html = await (await crawler.get(path)).text();
  await crawler.dispose();
  const links = linksOf(html).filter((link) => !NO_PAGE.test(link));
  expect(links.length).toBeGreaterThan(10);
  return [
    ...new Set(
      links.map((link) => /^\/([a-z]{2})(?=\/|\?|$)/.exec(link)?.[1] ?? ''),
    ),
  ].sort();
}

test('a site speaks first what its operator says, and takes a language off and brings it back', async () => {
  const server = await startServer();
  const { url } = server;
  const request = await requests.newContext({ baseURL: url });
  try {
    const before = await prefixesOf(url, '/help');
    expect(before).toContain('');
    await set(request, { default_language: 'de' });
    expect(await answerOf(url, '/')).toEqual([307, '/de']);
    expect(await answerOf(url, '/restaurant?page=2')).toEqual([
      307,
      '/de/restaurant?page=2',
    ]);
    expect(await answerOf(url, '/no/such/page')).toEqual([
      307,
      '/de/no/such/page',
    ]);
    expect(await answerOf(url, '/de/no/such/page')).toEqual([404]);
    for (const [lang, path] of [
      ['de', '/de'],
      ['en', '/en'],
      ['en', '/en/restaurant'],
      ['en', '/en/help'],
    ] as const) {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`<html lang="${lang}"`);
      expect(headOf(html).canonical).toBe(`${url}${path}`);
      expect(await answerOf(url, path)).toEqual([200]);
    }
    // whoever follows links of an English page stays in English; its picker leads to the others
    const english = await prefixesOf(url, '/en/restaurant');
    expect(english).not.toContain('');
    expect(await prefixesOf(url, '/de/restaurant')).not.toContain('');
    await set(request, { languages: 'de,en,tr' });
    expect(await answerOf(url, '/fr/restaurant')).toEqual([
      307,
      '/de/restaurant',
    ]);
    for (const path of ['/manifest.webmanifest', '/offline', '/blog/rss.xml']) {
      expect(await answerOf(url, `/fr${path}`)).toEqual([307, `/de${path}`]);
      expect(await answerOf(url, `/tr${path}`)).toEqual([200]);
    }
    const left = await prefixesOf(url, '/de/help');
    expect(left.filter((code) => !['de', 'en', 'tr'].includes(code))).toEqual(
      [],
    );
    await set(request, { languages: '', default_language: '' });
    expect(await answerOf(url, '/fr/restaurant')).toEqual([200]);
    expect(await answerOf(url, '/')).toEqual([200]);
    expect(await prefixesOf(url, '/help')).toEqual(before);
  } finally {
    await request.dispose();
    await server.stop();
  }
}, 120_000);
