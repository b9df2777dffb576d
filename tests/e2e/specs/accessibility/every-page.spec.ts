import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import {
  expectAccessible,
  isWholeAudit,
  overflowOf,
  showIn,
} from '@/tests/e2e/support/audit';
import { fillDinner, orderDinner } from '@/tests/e2e/support/orders';

interface Place {
  readonly id: number;
  readonly optioned: readonly { uuid: string }[];
}

interface OpenPage {
  readonly addressOf: (place: Place) => string;
  readonly dialogs?: number;
}

/** The pages for everybody. */
const OPEN: Readonly<Record<string, OpenPage>> = {
  home: { addressOf: () => '/' },
  'a list with all filters': { addressOf: () => '/shop?filters=1' },
  restaurant: { addressOf: ({ id }) => `/restaurant/${id}` },
  'an open dish': {
    addressOf: ({ id, optioned }) =>
      `/restaurant/${id}?product=${optioned[0]?.uuid ?? ''}`,
    dialogs: 1,
  },
  about: { addressOf: () => '/about' },
  'sign-in': { addressOf: () => '/login' },
  registration: { addressOf: () => '/register' },
  'a forgotten password': { addressOf: () => '/reset-password' },
  ...(isWholeAudit && {
    'a phone to prove': { addressOf: () => '/verify-phone' },
    'a new password': { addressOf: () => '/update-password' },
    'a filtered list': { addressOf: () => '/restaurant?deals=1' },
    'what is found': { addressOf: () => '/search?q=salad' },
    'nothing found': { addressOf: () => '/search?q=xyzzyx' },
    'saved places': { addressOf: () => '/liked' },
    'all places': { addressOf: () => '/places' },
    'an empty cart': { addressOf: () => '/cart' },
    terms: { addressOf: () => '/terms' },
    'the referral program': { addressOf: () => '/referrals' },
    privacy: { addressOf: () => '/privacy' },
    'the blog': { addressOf: () => '/blog' },
    'a post': { addressOf: () => '/blog/what-couriers-wish-you-knew' },
    jobs: { addressOf: () => '/careers' },
    'a job': { addressOf: () => '/careers/1' },
    help: { addressOf: () => '/help' },
    'an answer': { addressOf: () => '/help#missing-or-damaged' },
    'a search of the help': { addressOf: () => '/help?q=refund' },
    'nothing found in the help': { addressOf: () => '/help?q=xyzzyx' },
    selling: { addressOf: () => '/be-seller' },
    driving: { addressOf: () => '/deliver' },
  }),
};

/** Russian has the longest words, on the narrowest screen: what everybody sees. */
const NARROW = {
  lang: 'ru',
  dir: 'ltr',
  viewport: { width: 360, height: 740 },
} as const;

const LANGS = [
  { lang: 'en', dir: 'ltr', viewport: { width: 1280, height: 900 } },
  { lang: 'ar', dir: 'rtl', viewport: { width: 390, height: 844 } },
  ...(isWholeAudit
    ? ([
        { lang: 'ar', dir: 'rtl', viewport: { width: 1280, height: 900 } },
        { lang: 'de', dir: 'ltr', viewport: { width: 768, height: 1024 } },
      ] as const)
    : []),
] as const;

const inLang = (lang: string, path: string) =>
  lang === 'en' ? path : `/${lang}${path === '/' ? '' : path}`;

async function expectSound(page: Page, lang: string, dir: string) {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', lang);
  await expect(html).toHaveAttribute('dir', dir);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S+ · Sofra|Sofra · \S+/);
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme);
    await expectAccessible(page);
  }
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}

for (const { dir, lang, viewport } of [...LANGS, NARROW])
  test.describe(`in ${lang} at ${viewport.width} px`, () => {
    test.use({ lang, viewport });

    for (const [name, { addressOf, dialogs = 0 }] of Object.entries(OPEN))
      test(`${name} is sound`, async ({ page, places }) => {
        const answer = await page.goto(inLang(lang, addressOf(places[0])));
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('dialog')).toHaveCount(dialogs);
        await expectSound(page, lang, dir);
      });
  });

for (const { dir, lang, viewport } of LANGS)
  test.describe(`in ${lang} at ${viewport.width} px`, () => {
    test.use({ lang, viewport });

    test('a shop is sound', async ({ page, request }) => {
      const shops = await request.get('/api/v1/rest/shops/paginate?type=shop');
      const { data } = (await shops.json()) as { data: { id: number }[] };
      const path = `/shop/${data[0]?.id ?? 0}`;
      const answer = await page.goto(inLang(lang, path));
      expect(answer?.status()).toBe(200);
      await expectSound(page, lang, dir);
    });

    test('checkout, empty and filled, is sound', async ({
      customer,
      page,
      places,
      request,
      sofra,
    }) => {
      await sofra.checkout.open();
      await expect(
        page.getByText(sofra.t('checkout.empty.title')),
      ).toBeVisible();
      await expectSound(page, lang, dir);
      await fillDinner(request, customer, places[0]);
      await sofra.checkout.open();
      await expect(sofra.checkout.place).toBeVisible();
      await sofra.checkout.findAddress('Navoi 12');
      await expect(sofra.checkout.place).toContainText('·');
      await expectSound(page, lang, dir);
    });

    test('orders and an order are sound', async ({
      customer,
      page,
      places,
      request,
      sofra,
    }) => {
      await sofra.orders.open();
      await expectSound(page, lang, dir);
      const id = await orderDinner(request, customer, places[0]);
      await page.goto(inLang(lang, `/orders/${id}`));
      await sofra.order.arrives(sofra.t('order.status.pickedUp'));
      await expectSound(page, lang, dir);
      await sofra.orders.open('past');
      await expect(sofra.orders.order(id)).toBeVisible();
      await expectSound(page, lang, dir);
    });

    test.describe('what is not there', () => {
      test.use({ allowedStatuses: [404] });

      test('is a real 404 of our own', async ({ page, sofra }) => {
        const answer = await page.goto(inLang(lang, '/nowhere'));
        expect(answer?.status()).toBe(404);
        await expect(
          page
            .getByRole('main')
            .getByRole('link', { name: sofra.t('error.notFound.action') }),
        ).toBeVisible();
        await expectSound(page, lang, dir);
      });
    });
  });

test('unknown ids, types and other people’s orders are real 404s', async ({
  customer,
  page,
  places,
  request,
}) => {
  const id = await orderDinner(request, customer, places[0]);
  const shop = await request.get('/api/v1/rest/shops/paginate?type=shop');
  const { data } = (await shop.json()) as { data: { id: number }[] };
  // A place under another type is led to its own address.
  const home = `/shop/${data[0]?.id ?? 0}`;
  const moved = await request.get(`/restaurant/${data[0]?.id ?? 0}`, {
    maxRedirects: 0,
  });
  expect([moved.status(), moved.headers().location]).toEqual([308, home]);
  expect((await request.get(home)).status()).toBe(200);
  const missing = [
    '/restaurant/999999',
    '/restaurant/none',
    '/shop/999999',
    `/castle/${places[0].id}`,
    '/nowhere/at/all',
    '/ar/restaurant/none',
    '/xx',
  ];
  for (const path of missing)
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  // The browser of this test is signed in; order 1 is the demo customer's.
  const own = await page.request.get(`/orders/${id}`);
  expect(own.status()).toBe(200);
  for (const path of ['/orders/1', '/orders/none', '/orders/999999'])
    expect([path, (await page.request.get(path)).status()]).toEqual([
      path,
      404,
    ]);
});

test('pages for search engines name themselves in every language', async ({
  baseURL,
  page,
  places,
}) => {
  const path = `/restaurant/${places[0].id}`;
  for (const [address, canonical] of [
    ['/', '/'],
    ['/ru', '/ru'],
    ['/ru/terms', '/ru/terms'],
    [path, path],
    [`/ar${path}`, `/ar${path}`],
    [`${path}?product=${places[0].plain[0]?.uuid ?? ''}`, path],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${baseURL ?? ''}${canonical}`,
    );
    for (const language of ['en', 'ar', 'kk', 'zh-Hans', 'x-default'])
      await expect(
        page.locator(`link[rel=alternate][hreflang="${language}"]`),
      ).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /\S{3}/,
    );
  }
});
