import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import {
  expectAccessible,
  isWholeAudit,
  overflowOf,
  showIn,
} from '@/tests/e2e/support/audit';
import { dinnerPlaces } from '@/tests/e2e/support/city';
import { enterAs, newCustomer } from '@/tests/e2e/support/customers';
import { orderDinner } from '@/tests/e2e/support/orders';
import {
  E2E_OPERATOR_TOKEN,
  type RunningServer,
  startServer,
} from '@/tests/e2e/support/server';
import { wordsOf } from '@/tests/e2e/support/words';

let server: RunningServer;

// a server of its own: news reach everybody
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startServer({ env: { DEMO_SPEED: '0.001' } });
});

test.afterAll(() => server.stop());

const operator = { Authorization: `Bearer ${E2E_OPERATOR_TOKEN}` };

async function publish(request: APIRequestContext): Promise<void> {
  const answer = await request.post(
    `${server.url}/api/v1/dashboard/admin/news`,
    {
      headers: operator,
      data: {
        key: 'plov-day',
        translations: {
          en: { title: 'Plov day', text: '20% off' },
          ru: { title: 'День плова', text: 'Скидка 20%' },
        },
        href: '/restaurant',
      },
    },
  );
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Somebody signed in whose order was accepted: one piece of news. It stays where it is. */
async function withOrder(page: Page): Promise<void> {
  const { request } = page.context();
  const customer = await newCustomer(request);
  const [place] = await dinnerPlaces(request, { lang: 'en' });
  if (!place) throw new Error('nothing is open in the demo city');
  const id = await orderDinner(request, customer, place);
  const moved = await request.post(
    `${server.url}/api/v1/dashboard/admin/orders/${id}/status`,
    { headers: operator, data: { status: 'accepted' } },
  );
  expect(moved.status(), await moved.text()).toBe(200);
  await enterAs(page.context(), customer, server.url);
}

test('two tabs in two languages show the same news and counts at once', async ({
  openBrowser,
}) => {
  test.slow();
  const { page } = await openBrowser({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
  });
  const { request } = page.context();
  await withOrder(page);
  await page.goto('/notifications');
  const other = await page.context().newPage();
  await other.goto('/ru');
  const [en, ru] = [wordsOf('en'), wordsOf('ru')];
  const bell = other.getByRole('link', {
    name: new RegExp(`^${ru('account.notifications')}`),
  });
  const all = page
    .getByRole('navigation', { name: en('account.notifications') })
    .getByRole('link')
    .first();
  const account = page
    .getByRole('navigation', { name: en('footer.account') })
    .getByRole('link', { name: new RegExp(`^${en('account.notifications')}`) });
  await expect(all).toHaveAccessibleName(/· 1 new$/);
  await expect(account).toHaveAccessibleName(/· 1 new$/);

  await publish(request);
  await expect(page.getByRole('link', { name: /Plov day/ })).toHaveAttribute(
    'href',
    '/restaurant',
  );
  await expect(all).toHaveAccessibleName(/· 2 new$/);
  await expect(account).toHaveAccessibleName(/· 2 new$/);
  await expect(bell).toHaveAccessibleName(/2/);
  await bell.click();
  const row = other
    .getByRole('dialog')
    .getByRole('link', { name: /День плова/ });
  await expect(row).toBeVisible();
  await row.click();
  await expect(other).toHaveURL(`${server.url}/ru/restaurant`);
  await expect(all).toHaveAccessibleName(/· 1 new$/);

  await page.getByRole('button', { name: en('inbox.readAll') }).click();
  await expect(all).toHaveAccessibleName(en('wallet.flow.all'));
  await expect(bell).toHaveAccessibleName(ru('account.notifications'));
});

for (const { lang, prefix, width } of [
  { lang: 'ar', prefix: '/ar', width: 360 },
  { lang: 'en', prefix: '', width: 1440 },
  ...(isWholeAudit
    ? [
        { lang: 'en', prefix: '', width: 360 },
        { lang: 'ar', prefix: '/ar', width: 1440 },
      ]
    : []),
])
  test(`inbox and settings are accessible and fit in ${lang} at ${width}`, async ({
    openBrowser,
  }) => {
    test.slow();
    const { page } = await openBrowser({
      baseURL: server.url,
      viewport: { width, height: 800 },
    });
    await withOrder(page);
    for (const path of ['/notifications', '/settings']) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      for (const theme of ['light', 'dark'] as const) {
        await showIn(page, theme);
        expect(await overflowOf(page)).toBe(0);
        await expectAccessible(page);
      }
    }
  });

for (const { lang, prefix } of [
  { lang: 'en', prefix: '' },
  { lang: 'ar', prefix: '/ar' },
]) {
  const t = wordsOf(lang);

  test(`the bell and its panel say how many are new, in ${lang}`, async ({
    openBrowser,
  }) => {
    const { page } = await openBrowser({
      baseURL: server.url,
      viewport: { width: 1440, height: 800 },
    });
    await withOrder(page);
    await page.goto(`${prefix}/`);
    const bell = page.getByRole('link', {
      name: new RegExp(`^${t('account.notifications')} · `),
    });
    await bell.click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
  });

  test(`the bar of phones says how many are new, in ${lang}`, async ({
    openBrowser,
  }) => {
    const { page } = await openBrowser({
      baseURL: server.url,
      viewport: { width: 360, height: 800 },
    });
    await withOrder(page);
    await page.goto(`${prefix}/orders`);
    await expect(
      page.getByRole('link', { name: new RegExp(`^${t('nav.profile')} · `) }),
    ).toBeVisible();
    await expectAccessible(page);
  });
}
