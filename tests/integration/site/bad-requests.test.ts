import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject } from 'vitest';
import { siteIt } from '@/tests/support/site/site-test';

/** NUL, half of an escape, and bytes that are no letter. */
const BROKEN = ['%00', 'x%', '%E0%A4%A', '%FF'];
const NAMED = [
  ['GET', '/api/v1/rest/cart/invitation/%00'],
  ['GET', '/g/%00'],
  ['GET', '/api/v1/dev/outbox?to=%00'],
  ['POST', '/api/v1/dashboard/admin/coupons/%00/end'],
  ['GET', '/api/v1/rest/shops/paginate?search=%00'],
  ['GET', '/search?q=%00'],
  ['GET', '/ar/%00'],
] as const;

interface Answer {
  readonly status: number;
  readonly allow: string | undefined;
  readonly body: string;
}

/** A request as it is written: clients for people mend addresses first. */
function send(method: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(inject('siteUrl'));
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, method, path }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          allow: answer.headers.allow,
          body,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** The first line and the head of what the site says to these lines, up to its end or the connection's. */
function say(...lines: readonly string[]): Promise<string> {
  const { port } = new URL(inject('siteUrl'));
  return new Promise((resolve, reject) => {
    let heard = '';
    const line = connect(Number(port), '127.0.0.1', () =>
      line.write([...lines, '', ''].join('\r\n')),
    );
    line.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      if (heard.includes('\r\n\r\n')) line.destroy();
    });
    line.on('error', reject).on('close', () => {
      resolve(heard.split('\r\n\r\n')[0] ?? '');
    });
  });
}

/** Every route of the API by method, from its own document. */
async function apiRoutes(): Promise<(readonly [string, string])[]> {
  const { body } = await send('GET', '/api/v1/openapi.json');
  const { paths } = JSON.parse(body) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => [method.toUpperCase(), `/api/v1${path}`] as const,
    ),
  );
}

/** Every page and raw file of the build; `[[...route]]` is the API. */
function pageRoutes(): string[] {
  const folder = join(process.env.NEXT_DIST_DIR ?? '.next', 'server');
  const pages = JSON.parse(
    readFileSync(join(folder, 'pages-manifest.json'), 'utf8'),
  ) as Record<string, string>;
  return Object.keys(pages).filter((path) => !/^\/(_|api\/)/.test(path));
}

/** The address with each of its parameters broken, and with a broken query. */
const brokenForms = (path: string, value: string): string[] => [
  ...(/[[{]/.test(path)
    ? [path.replace(/\[+[^\]]+\]+|\{[^}]+\}/g, value)]
    : []),
  `${path.replace(/\[+[^\]]+\]+|\{[^}]+\}/g, '1')}?search=${value}`,
];

describe('an address with NUL or a broken escape', () => {
  siteIt('is refused by every route of the API', async () => {
    const routes = await apiRoutes();
    expect(routes.length).toBeGreaterThan(200);
    const wrong: string[] = [];
    for (const [method, path] of routes)
      for (const form of BROKEN.flatMap((value) => brokenForms(path, value))) {
        const { body, status } = await send(method, form);
        const isEnvelope = method === 'HEAD' || body.includes('"statusCode"');
        if (![400, 404].includes(status) || !isEnvelope)
          wrong.push(`${method} ${form}: ${status}`);
      }
    expect(wrong).toEqual([]);
  });

  siteIt('is refused by every page and file', async () => {
    const pages = pageRoutes();
    expect(pages.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const page of pages)
      for (const form of brokenForms(page, '%00').concat(
        brokenForms(page, '%E0%A4%A'),
      )) {
        const { status } = await send('GET', form);
        if (![400, 404].includes(status)) wrong.push(`${form}: ${status}`);
      }
    expect(wrong).toEqual([]);
  });

  siteIt('is refused where it was a failure', async () => {
    for (const [method, path] of NAMED)
      expect([400, 404], path).toContain((await send(method, path)).status);
  });

  siteIt('gets the page of its language, and its API the words', async () => {
    expect((await send('GET', '/ar/g/%00')).body).toContain('lang="ar"');
    const { body } = await send('GET', '/api/v1/rest/shops/%00?lang=ru');
    expect(body).toMatch(/[а-я]{4}/);
  });

  siteIt('is another one than an address that says per cent', async () => {
    expect((await send('GET', '/search?q=100%25')).status).toBe(200);
    expect(
      (await send('GET', '/search?q=%D0%BF%D0%BB%D0%BE%D0%B2')).status,
    ).toBe(200);
  });
});

describe('a method that no page takes', () => {
  siteIt.for(['TRACE', 'DELETE', 'PUT', 'PATCH', 'PROPFIND'])(
    '%s is 405 with Allow',
    async (method) => {
      for (const path of [
        '/',
        '/help',
        '/ar/search',
        '/robots.txt',
        '/nowhere',
      ])
        expect(await send(method, path)).toMatchObject({
          status: 405,
          allow: 'GET, HEAD, POST, OPTIONS',
        });
    },
  );

  siteIt('OPTIONS is answered without a page', async () => {
    expect(await send('OPTIONS', '/help')).toMatchObject({
      status: 204,
      allow: 'GET, HEAD, POST, OPTIONS',
      body: '',
    });
  });
});

describe('a request that few clients send', () => {
  siteIt('names a foreign site and is not sent there', async () => {
    for (const path of ['/help', '/api/v1/health']) {
      const target = `http://evil.example${path}`;
      const answer = await say(`GET ${target} HTTP/1.1`, 'Host: evil.example');
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    }
    const home = await say('GET http://evil.example HTTP/1.1', 'Host: x');
    expect(home).toMatch(/^HTTP\/1\.1 200 /);
  });

  siteIt('has no path, and is a failure of nobody', async () => {
    for (const target of ['*', 'http://[::1', 'http://x:99999999/nowhere'])
      expect(await say(`GET ${target} HTTP/1.1`, 'Host: x'), target).toMatch(
        /^HTTP\/1\.1 404 /,
      );
  });

  siteIt('offers HTTP/2 and is answered in HTTP/1.1', async () => {
    for (const path of ['/help', '/api/v1/health'])
      expect(
        await say(
          `GET ${path} HTTP/1.1`,
          'Host: x',
          'Connection: Upgrade, HTTP2-Settings',
          'Upgrade: h2c',
          'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
        ),
        path,
      ).toMatch(/^HTTP\/1\.1 200 /);
  });

  siteIt('asks for health as a balancer does, without a host', async () => {
    expect(await say('GET /api/v1/health HTTP/1.0')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });
});

siteIt('keeps a connection longer than balancers keep theirs', async () => {
  const kept = /^keep-alive: timeout=(\d+)/im;
  const [, seconds] =
    kept.exec(await say('GET /api/v1/health HTTP/1.1', 'Host: x')) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});
