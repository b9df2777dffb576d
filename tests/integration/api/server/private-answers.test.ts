import { globSync } from 'node:fs';
import type { GetServerSideProps } from 'next';
import { afterAll, describe, expect, type Mock } from 'vitest';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';
import { contextOf } from '@/tests/support/ui/page-context';

type Operations = Readonly<Record<string, unknown>>;

const CART = '1.00000000-0000-4000-8000-000000000001';
const headers = { cookie: `cart=${CART}; currency=1` };
/** Pages of another form, the same for everybody. */
const PLAIN = /\.(?:txt|xml|webmanifest)\.tsx$|offline/;
/** Names and phones of customers on a kitchen's tablet: not even "back" shows them. */
const BOARD = 'pages/board/index.tsx';

it.beforeAll(() => {
  // as server/mounted-app.ts does
  runtime().appFetch = async (request, handOver) =>
    api.app.fetch(request, { inProcess: { handOver } });
});
afterAll(() => {
  runtime().appFetch = null;
});

describe('whatever the API answers', () => {
  it('is kept by nobody: no route leaves it open', async () => {
    const { body } = await api.get('/openapi.json');
    const calls = Object.entries(
      body.paths as Record<string, Operations>,
    ).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => [method.toUpperCase(), path]),
    );
    expect(calls.length).toBeGreaterThan(200);
    const others: string[] = [];
    for (const [method = '', path = ''] of calls) {
      const answer = await api.call(
        method,
        path.replaceAll(/\{\w+\}/g, '1'),
        method === 'GET' ? { headers } : { headers, body: {} },
      );
      const said = answer.headers.get('cache-control') ?? '';
      if (!said.startsWith('private, no-store')) others.push(`${path} ${said}`);
    }
    // the drawing under everybody's map
    expect(others).toEqual(['/rest/map public, max-age=3600']);
  });

  it.each(['/rest/cart/current', '/nowhere', '/rest/shops/paginate'])(
    'says so at %s, found or not',
    async (path) => {
      const answer = await api.get(path, { headers });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    },
  );
});

describe('a page', () => {
  const pages = globSync('pages/**/*.tsx').filter(
    (file) => !/[[_]/.test(file) && !PLAIN.test(file),
  );

  it.each(pages)('%s may be kept for "back" at most', async (file) => {
    const page = (await import(/* @vite-ignore */ `@/${file}`)) as {
      getServerSideProps: GetServerSideProps;
    };
    const path = file.replace(/^pages|(?:\/index)?\.tsx$/g, '') || '/';
    const context = contextOf(path, {});
    await page.getServerSideProps(context);
    const said = (context.res.setHeader as Mock).mock.calls
      .filter(([name]) => name === 'Cache-Control')
      .map(([, value]) => value as string);
    expect(said).toEqual([
      'private, no-cache',
      ...(file === BOARD ? ['private, no-store'] : []),
    ]);
  });
});
