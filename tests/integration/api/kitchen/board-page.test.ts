import { afterAll, describe, expect } from 'vitest';
import { getServerSideProps as manifestPage } from '@/pages/board/[token]/manifest.webmanifest';
import { getServerSideProps as storefrontManifest } from '@/pages/manifest.webmanifest';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';
import { visitPlain } from '@/tests/support/kitchen/plain-visit';

const TOKEN = 'b'.repeat(43);

it.beforeAll(() => {
  runtime().appFetch = async (request, handOver) =>
    api.app.fetch(request, { inProcess: { clientAddress: null, handOver } });
});
afterAll(() => {
  runtime().appFetch = null;
});

describe('what installs a board', () => {
  it('opens the same address again, in its language, and is kept and listed nowhere', async () => {
    const answer = await visitPlain(manifestPage, {
      token: TOKEN,
      locale: 'ar',
    });
    expect(JSON.parse(answer.html)).toMatchObject({
      start_url: `/ar/board/${TOKEN}`,
      scope: '/ar/board',
      display: 'standalone',
      lang: 'ar',
      dir: 'rtl',
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/manifest+json; charset=utf-8',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
  });

  it('opens an account’s board without a token', async () => {
    const { html } = await visitPlain(manifestPage, { token: 'own' });
    expect(JSON.parse(html)).toMatchObject({ start_url: '/board' });
  });

  it('leaves the storefront’s as it was', async () => {
    const { headers, html } = await visitPlain(storefrontManifest, {
      token: TOKEN,
    });
    expect(JSON.parse(html)).toMatchObject({ start_url: '/', id: '/' });
    expect(html).not.toContain('board');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });
});
