// @module-tag both-engines
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, describe, expect, vi } from 'vitest';
import { AppProviders } from '@/containers/app/app-providers';
import type { PageProps } from '@/containers/app/page-types';
import * as home from '@/pages/index';
import * as login from '@/pages/login';
import * as restaurant from '@/pages/restaurant/[id]';
import { runtime } from '@/server/runtime';
import { loadErrorPage } from '@/server/ssr/load-error-page';
import { plainPage } from '@/server/ssr/plain/plain-page';
import { optional, required, shared } from '@/server/ssr/prefetch';
import { withPage } from '@/server/ssr/with-page';
import { api, it } from '@/tests/support/api/api-test';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser, signIn } from '@/tests/support/factories/user';
import { watchTimers } from '@/tests/support/api/live-timers';
import { contextOf, type Visit } from '@/tests/support/ui/page-context';

let shopId = 0;
let token = '';

it.beforeAll(async () => {
  shopId = (await createShop(api.db)).id;
  await createProduct(api.db, shopId);
  token = await signIn(api.db, await createUser(api.db));
  runtime().appFetch = (request) => api.fetch(request);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  runtime().appFetch = null;
});

type Page = ReturnType<typeof withPage>;

const router = {
  ...{ asPath: '/', pathname: '/', query: {}, locale: 'en' },
  events: { on: () => undefined, off: () => undefined },
} as unknown as NextRouter;

/** The frame of every page with its query client; the page's own elements ask only what is in it. */
function draw(page: PageProps): string {
  const frame = {
    page,
    emotionCache: undefined,
    skipsRehydration: true,
    children: 'page',
  };
  return renderToString(
    createElement(
      RouterContext.Provider,
      { value: router },
      createElement(AppProviders, frame),
    ),
  );
}

/** What the page is answered with, drawn when there is something to draw. */
async function visit(
  page: Page,
  path: string,
  options: Visit,
): Promise<string> {
  try {
    const answer = await page(contextOf(path, options));
    if ('notFound' in answer) return 'not found';
    if ('redirect' in answer) return 'redirect';
    const props = (await answer.props) as unknown as PageProps;
    return 'shell' in props ? draw(props) : 'plain';
  } catch (error) {
    return `failed: ${String(error)}`;
  }
}

const ok = (name: string) => ({
  queryKey: [name],
  queryFn: () => Promise.resolve({ name }),
});
const broken = (name: string) => ({
  queryKey: [name],
  queryFn: () => Promise.reject(new Error('no answer')),
});
const kinds: Record<string, Page> = {
  checked: withPage({
    prefetch: () => [required(ok('checked')), shared(required, ok('all'))],
    check: () => 'missing',
  }),
  moved: withPage({
    prefetch: () => [required(ok('moved'))],
    check: () => ({ moved: '/elsewhere' }),
  }),
  failed: withPage({
    prefetch: () => [
      required(ok('well')),
      optional(broken('maybe')),
      shared(optional, broken('nobody')),
      required(broken('never')),
    ],
  }),
  members: withPage({ session: 'required' }),
  plain: plainPage(() => ({ body: 'plain', headers: {} })),
};

async function left(work: () => Promise<unknown>): Promise<void> {
  const timers = await watchTimers(work);
  try {
    // what another reader of the same answer still waits for ends by itself
    await expect.poll(() => timers.left()).toEqual([]);
  } finally {
    timers.stop();
  }
}

describe('what a page leaves behind when it is answered: no timer', () => {
  it('is seen by this test', async () => {
    let timer: NodeJS.Timeout | undefined;
    const timers = await watchTimers(() => {
      timer = setTimeout(() => undefined, 3_600_000).unref();
      return Promise.resolve();
    });
    expect(timers.left()).toEqual([3_600_000]);
    clearTimeout(timer);
    await expect.poll(() => timers.left()).toEqual([]);
    timers.stop();
  });

  it.each([
    ['a page', home.getServerSideProps, '/', {}, 'page'],
    [
      'its data',
      home.getServerSideProps,
      '/_next/data/build/index.json',
      {},
      '',
    ],
    ['a menu', restaurant.getServerSideProps, '/restaurant/{shop}', {}, 'page'],
    [
      "a menu's data",
      restaurant.getServerSideProps,
      '/_next/data/build/restaurant/{shop}.json',
      {},
      '',
    ],
    [
      'no shop',
      restaurant.getServerSideProps,
      '/restaurant/999',
      {},
      'not found',
    ],
    ['a bad address', restaurant.getServerSideProps, '/restaurant/-', {}, ''],
    [
      'a signed-in page',
      home.getServerSideProps,
      '/',
      { signedIn: true },
      'page',
    ],
    ['a dead token', home.getServerSideProps, '/', { dead: true }, 'page'],
    ['a language', home.getServerSideProps, '/', { lang: 'ru' }, 'redirect'],
    [
      'for visitors',
      login.getServerSideProps,
      '/login',
      { signedIn: true },
      'redirect',
    ],
    ['for members', kinds.members, '/profile', {}, 'redirect'],
    ['what a check refuses', kinds.checked, '/checked', {}, 'not found'],
    ['what a check moves', kinds.moved, '/moved', {}, 'redirect'],
    ['a failure', kinds.failed, '/failed', {}, 'failed: Error: no answer'],
    ['a plain page', kinds.plain, '/plain', {}, 'plain'],
  ] as const)('%s', async (_name, page, path, who, answer) => {
    if (!page) throw new Error('there is no such page');
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { dead, lang, signedIn } = who as {
      dead?: true;
      lang?: string;
      signedIn?: true;
    };
    const url = path.replace('{shop}', String(shopId));
    const id = /restaurant\/([^/.]+)/.exec(url)?.[1];
    await left(async () => {
      const got = await visit(page, lang ? `${url}?lang=${lang}` : url, {
        ...(id && { params: { id } }),
        cookies: {
          ...(signedIn && { access_token: token }),
          ...(dead && { access_token: 'dead' }),
        },
      });
      expect(got).toContain(answer);
    });
  });

  it('the error page', async () => {
    await left(async () => {
      const { req } = contextOf('/nowhere', {});
      const { gone, ...page } = await loadErrorPage('en', req);
      expect(gone).toBe(false);
      expect(draw(page)).toContain('page');
    });
  });
});
