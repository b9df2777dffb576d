// @module-tag both-engines
import { eq } from 'drizzle-orm';
import type { GetServerSideProps } from 'next';
import { afterAll, beforeEach, describe, expect } from 'vitest';
import * as homePage from '@/pages/index';
import * as shopPage from '@/pages/restaurant/[id]';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { blogPosts, careers } from '@/server/db/schema/content';
import { shops } from '@/server/db/schema/catalogue';
import { runtime } from '@/server/runtime';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { createCareer, createPost } from '@/tests/support/factories/content';
import { createCurrencies } from '@/tests/support/factories/currency';
import { createShop } from '@/tests/support/factories/shop';
import { contextOf, type Visit } from '@/tests/support/ui/page-context';
import type { PageMeta } from '@/utils/content/page-head';
import type { Shell } from '@/utils/shell/shell';

const OFFERS = ['/restaurant?deals=1', '/restaurant?free_delivery=1'];
const WORDS = ['/careers', '/blog'];

let shopId: number;
const closeAll = () => api.db.update(shops).set({ closedAt: new Date() });
beforeEach(async () => {
  await createCurrencies(api.db);
  await closeAll();
  await api.db.delete(blogPosts);
  await api.db.delete(careers);
  await set('');
  shopId = (await createShop(api.db, { deliveryStartMinor: 190 })).id;
  forgetCached('');
  runtime().appFetch = (request) => api.fetch(request);
});
afterAll(() => {
  runtime().appFetch = null;
});

const set = async (value: string): Promise<void> =>
  expect((await operate(api, ['setting', 'set', 'home', value])).errors).toBe(
    '',
  );

const state = async () => (await api.get('/rest/site')).body.data;

async function open(
  page: { readonly getServerSideProps: GetServerSideProps },
  path: string,
  visit: Visit & { readonly locale?: string } = {},
) {
  const { locale = 'en', ...rest } = visit;
  const context = contextOf(path, rest);
  const answer = await page.getServerSideProps({ ...context, locale });
  const props = ('props' in answer ? await answer.props : {}) as {
    shell?: Shell;
    head?: PageMeta;
  };
  return { answer, ...props };
}

const sitemap = async (): Promise<string> =>
  (await api.fetch(new Request('http://test.local/sitemap-pages.xml'))).text();

describe('the first page', () => {
  it('is the market, also of one shop, until the operator says otherwise', async () => {
    expect((await state()).home).toBeNull();
    const { answer, shell } = await open(homePage, '/');
    expect(answer).not.toHaveProperty('redirect');
    expect(shell).not.toHaveProperty('home');
    expect(await sitemap()).toContain('<loc>http://localhost:3000/</loc>');
  });

  it('is the page of the one shop where it shall be, at once and for now', async () => {
    const path = `/restaurant/${shopId}`;
    await set('shop');
    await expect.poll(async () => (await state()).home).toBe(path);
    expect((await open(homePage, '/')).answer).toEqual({
      redirect: { destination: path, permanent: false },
    });
    const german = await open(homePage, '/de', { locale: 'de' });
    expect(german.answer).toEqual({
      redirect: { destination: `/de${path}`, permanent: false },
    });
    await set('');
    await expect.poll(async () => (await state()).home).toBeNull();
    expect((await open(homePage, '/')).answer).not.toHaveProperty('redirect');
  });

  it('brings along what the address says', async () => {
    await set('shop');
    const query = { referral_code: 'SOFRA001', chat: 'support' };
    const { answer } = await open(homePage, '/?referral_code=SOFRA001', {
      query,
    });
    expect(answer).toHaveProperty(
      'redirect.destination',
      `/restaurant/${shopId}?referral_code=SOFRA001&chat=support`,
    );
  });

  it('leaves the sitemap, and the shop’s page tells search engines of the site', async () => {
    const path = `/restaurant/${shopId}`;
    const visit = { params: { id: String(shopId) } };
    const before = await open(shopPage, path, visit);
    expect(before.head?.once?.jsonLd).toContain('BreadcrumbList');
    await set('shop');
    expect(await sitemap()).not.toContain('<loc>http://localhost:3000/</loc>');
    const { head, shell } = await open(shopPage, path, visit);
    expect(shell?.home).toBe(path);
    expect(head?.canonical).toContain(path);
    expect(head?.once?.jsonLd).toContain('"WebSite"');
    expect(head?.once?.jsonLd).not.toContain('BreadcrumbList');
  });

  it('is the market with a second shop, and with none', async () => {
    await set('shop');
    const second = await createShop(api.db, { type: 'shop' });
    forgetCached('shops:');
    expect((await state()).home).toBeNull();
    expect((await open(homePage, '/')).answer).not.toHaveProperty('redirect');
    await api.db
      .update(shops)
      .set({ closedAt: new Date() })
      .where(eq(shops.id, shopId));
    forgetCached('shops:');
    expect((await state()).home).toBe(`/shop/${second.id}`);
    await closeAll();
    forgetCached('shops:');
    expect((await state()).home).toBeNull();
  });

  it.each(['market', 'shop 1', '/restaurant/1'])(
    'cannot be "%s"',
    async (value) => {
      const { code, errors } = await operate(api, [
        'setting',
        'set',
        'home',
        value,
      ]);
      expect(code).toBe(1);
      expect(errors).toContain('home must be shop, or empty');
    },
  );
});

describe('links', () => {
  it('lead to no list that holds nothing', async () => {
    const young = ['/shop', '/places', ...OFFERS, ...WORDS];
    expect((await state()).hidden).toEqual(young);
    expect((await open(homePage, '/')).shell?.hidden).toEqual(young);
    expect(await sitemap()).not.toMatch(/\/(?:blog|careers|shop)</);
    await set('shop');
    expect((await state()).hidden).toEqual(['/restaurant', ...young]);
  });

  it('come with what they lead to', async () => {
    await createShop(api.db, { type: 'shop' });
    await api.db
      .update(shops)
      .set({ freeDeliveryFromMinor: 5_000 })
      .where(eq(shops.id, shopId));
    forgetCached('shops:');
    await createPost(api.db);
    await createCareer(api.db);
    expect((await state()).hidden).toEqual(['/restaurant?deals=1']);
  });

  it('are all hidden before the first shop', async () => {
    await closeAll();
    forgetCached('shops:');
    expect((await state()).hidden).toEqual([
      ...['/restaurant', '/shop', '/places'],
      ...OFFERS,
      ...WORDS,
    ]);
  });
});
