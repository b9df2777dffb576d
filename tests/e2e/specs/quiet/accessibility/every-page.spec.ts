import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import {
  type AuditedPage,
  enterFor,
  GATE_PAGES,
  OTHER_PAGES,
} from '@/tests/e2e/pages/audited-pages';
import { localised } from '@/tests/e2e/pages/screen';
import {
  expectAccessibleIn,
  isWholeAudit,
  overflowOf,
  smallTargets,
  THEMES,
} from '@/tests/e2e/support/audit';
import { newCustomer } from '@/tests/e2e/support/customers';
import { orderDinner } from '@/tests/e2e/support/orders';
import { headOf } from '@/tests/support/site/page-facts';

const PAGES: Readonly<Record<string, AuditedPage>> = {
  ...GATE_PAGES,
  ...(isWholeAudit && OTHER_PAGES),
};

interface Reader {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly viewport: { readonly width: number; readonly height: number };
}

const ON_PHONE: Reader = {
  lang: 'ar',
  dir: 'rtl',
  viewport: { width: 390, height: 844 },
};

const READERS: readonly Reader[] = [
  { lang: 'en', dir: 'ltr', viewport: { width: 1280, height: 900 } },
  ...(isWholeAudit
    ? ([
        // the longest words on the narrowest screen
        { lang: 'ru', dir: 'ltr', viewport: { width: 360, height: 740 } },
        { lang: 'ar', dir: 'rtl', viewport: { width: 1280, height: 900 } },
        { lang: 'de', dir: 'ltr', viewport: { width: 768, height: 1024 } },
      ] as const)
    : []),
];

/** What is too small for a finger, where fingers press. */
const smallOnPhone = async (page: Page, reader: Reader) =>
  reader === ON_PHONE ? smallTargets(page) : [];

async function expectSound(page: Page, { dir, lang }: Reader) {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', lang);
  await expect(html).toHaveAttribute('dir', dir);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S+ · Sofra|Sofra · \S+/);
  await expectAccessibleIn(page, THEMES);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}

/** Every page is sound for this reader. */
function audit(reader: Reader): void {
  const { lang, viewport } = reader;
  test.use({ lang, viewport });

  for (const [name, audited] of Object.entries(PAGES))
    test.describe(name, () => {
      const { begin, dialogs = 0, status = 200 } = audited;
      test.use({ allowedStatuses: status === 200 ? [] : [status] });

      test(`${name} is sound`, async ({
        baseURL,
        context,
        page,
        places: [place],
        request,
        sofra: site,
      }) => {
        const customer = await newCustomer(request);
        await enterFor(audited, { context, customer, site: baseURL ?? '' });
        const path = await audited.address({ customer, place, request });
        const answer = await page.goto(
          localised({ page, lang, t: site.t }, path),
        );
        expect(answer?.status()).toBe(status);
        await begin?.(site);
        await expect(page.getByRole('dialog')).toHaveCount(dialogs);
        await expectSound(page, reader);
        expect(await smallOnPhone(page, reader)).toEqual([]);
      });
    });
}

for (const reader of READERS)
  test.describe(`in ${reader.lang} at ${reader.viewport.width} px`, () => {
    audit(reader);
  });

test.describe('in Arabic on a phone', { tag: '@phone' }, () => {
  audit(ON_PHONE);
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
  places,
  request,
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
    const head = headOf(await (await request.get(address)).text());
    expect(head.canonical).toBe(`${baseURL ?? ''}${canonical}`);
    expect(head.alternates).toEqual(
      expect.arrayContaining(['en', 'ar', 'kk', 'zh-Hans', 'x-default']),
    );
    expect(head.description).toMatch(/\S{3}/);
  }
});
