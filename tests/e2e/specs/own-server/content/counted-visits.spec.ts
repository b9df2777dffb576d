import type { BrowserContext } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/own-server';
import { expectAccessible, overflowOf } from '@/tests/e2e/support/audit';
import { type DinnerPlace, dinnerPlaces } from '@/tests/e2e/support/city';
import { enterAs, newCustomer } from '@/tests/e2e/support/customers';
import { fillDinner } from '@/tests/e2e/support/orders';
import { wordsOf } from '@/tests/e2e/support/words';

const SCRIPT = 'https://counter.example/gtag/js';

type Told = readonly unknown[];

/** Stands for Google's script: tells the test what it is told, what came before it too. */
const STAND_IN = `
  for (const call of window.dataLayer) window.tell([...call]);
  window.dataLayer.push = (call) => window.tell([...call]);
`;

test.use({
  settings: { ANALYTICS_GA4_ID: 'G-TEST123', ANALYTICS_SCRIPT_URL: SCRIPT },
});

/** What the stand-in was asked for, and told. */
async function standIn(context: BrowserContext) {
  const asked: string[] = [];
  const told: Told[] = [];
  await context.exposeFunction('tell', (call: Told) => void told.push(call));
  await context.route('https://counter.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
  });
  const events = (name: string) =>
    told.filter(([kind, event]) => kind === 'event' && event === name);
  return { asked, events, told };
}

test('after a yes, and not before, pages and what a shop needs to know are counted', async ({
  openBrowser,
  server,
}) => {
  test.slow();
  const sofra = await openBrowser({
    serviceWorkers: 'block',
  });
  const { home, page, shop } = sofra;
  const counter = await standIn(page.context());
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain(
    'https://*.google-analytics.com',
  );
  await expect(page.getByText('May we count visits?')).toBeVisible();
  await home.search.fill('plov');
  await home.search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=plov/);
  expect(counter.asked).toEqual([]);

  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('May we count visits?')).toBeHidden();
  await expect.poll(() => counter.asked).toEqual([`${SCRIPT}?id=G-TEST123`]);
  await home.search.fill('salad');
  await home.search.press('Enter');
  await expect
    .poll(() => counter.events('search'))
    .toEqual([['event', 'search', { search_term: 'salad' }]]);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About us' })
    .click();
  await expect
    .poll(() => counter.events('page_view').at(-1))
    .toEqual(['event', 'page_view', { page_location: `${server.url}/about` }]);
  expect(counter.asked).toHaveLength(1);

  const [place] = (await dinnerPlaces(page.request)) as [DinnerPlace];
  const customer = await newCustomer(page.request);
  await enterAs(page.context(), customer, server.url);
  await fillDinner(page.request, customer, place);
  await shop.open(place);
  await expect.poll(() => counter.asked).toHaveLength(2);
  await expect
    .poll(() => JSON.stringify(counter.events('page_view').at(-1)))
    .toContain(`/${place.type}/${place.id}`);
  await shop.add(place.plain[1]?.title ?? '');
  await expect.poll(() => counter.events('add_to_cart')).toHaveLength(1);
  await sofra.cart.goToCheckout();
  await sofra.checkout.choosePickup();
  await sofra.checkout.phone.fill('+998901234567');
  await sofra.checkout.payCash();
  await expect.poll(() => counter.events('begin_checkout')).toHaveLength(1);
  await sofra.checkout.place.click();
  const id = await sofra.order.opened();
  await expect
    .poll(() => counter.events('purchase'))
    .toMatchObject([['event', 'purchase', { transaction_id: String(id) }]]);
  // neither what was searched on a page's address nor which order it is
  const places = JSON.stringify(counter.events('page_view'));
  expect(places).not.toMatch(/q=|\/orders\/\d/);
});

test('after a no nothing is loaded; the question covers nothing, and is answered by key', async ({
  openBrowser,
  server,
}) => {
  const sofra = await openBrowser({
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const { page } = sofra;
  const counter = await standIn(page.context());
  const customer = await newCustomer(page.request);
  await enterAs(page.context(), customer, server.url);
  await page.goto('/ar');
  const t = wordsOf('ar');
  const bar = page.getByRole('region', { name: t('consent.title') });
  const no = bar.getByRole('button', { name: t('consent.no') });
  await expect(no).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  // neither the page's tabs nor the answers are under the other
  const tabs = page.getByRole('navigation', { name: t('nav.main') }).last();
  await tabs.getByRole('link').first().click({ trial: true });
  await no.click({ trial: true });
  await no.focus();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await page.reload();
  await page.goto('/ar/privacy');
  await expect(page.getByText(t('consent.refused'))).toBeVisible();
  await expect(bar).toBeHidden();
  expect(counter.asked).toEqual([]);
  expect(counter.told).toEqual([]);
});
