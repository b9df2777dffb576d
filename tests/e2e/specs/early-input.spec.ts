import { expect, test } from '../fixtures/app';
import { newCustomer } from '../support/customers';
import { holdAnswers } from '../support/held-answers';

const SCRIPTS = '**/_next/static/**/*.js';

test('what is typed before the scripts are there signs in', async ({
  page,
  request,
  sofra,
}) => {
  const customer = await newCustomer(request);
  const letThrough = await holdAnswers(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'commit' });
  await sofra.login.email.fill(customer.email);
  await sofra.login.password.fill(customer.password);
  await sofra.login.keep.uncheck();
  letThrough();
  await expect(sofra.login.submit).toBeEnabled();
  await expect(sofra.login.keep).not.toBeChecked();
  await sofra.login.submit.click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a button pressed before the scripts are there is pressed', async ({
    page,
    sofra,
  }) => {
    const letThrough = await holdAnswers(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: sofra.t('header.menu') }).click();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Sofra' })).toBeVisible();
  });
});

test('the scripts begin when the page has been drawn, and it has loaded when they ran', async ({
  page,
}) => {
  await page.goto('/');
  const { scripts, drawn, loaded } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return {
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/static\/.*\.js/.test(name))
        .map(({ startTime, duration }) => ({
          begun: startTime,
          there: startTime + duration,
        })),
      drawn: performance.getEntriesByName('first-contentful-paint')[0]
        ?.startTime,
      loaded: (visit as PerformanceNavigationTiming).loadEventStart,
    };
  });
  // What the page's modules ask for comes after these.
  const named = scripts.slice(0, 5);
  expect(named).toHaveLength(5);
  for (const { begun, there } of named) {
    expect(begun).toBeGreaterThanOrEqual(drawn ?? Infinity);
    expect(there).toBeLessThanOrEqual(loaded);
  }
});
