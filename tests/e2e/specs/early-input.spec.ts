import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/app';
import { newCustomer } from '../support/customers';

/** Keeps the page's scripts back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is typed before the scripts are there signs in', async ({
  page,
  request,
  sofra,
}) => {
  const customer = await newCustomer(request);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await sofra.login.email.fill(customer.email);
  await sofra.login.password.fill(customer.password);
  await sofra.login.keep.uncheck();
  release();
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
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: sofra.t('header.menu') }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Sofra' })).toBeVisible();
  });
});
