import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { newCustomer } from '@/tests/e2e/support/customers';
import { drag } from '@/tests/e2e/support/drag';

const PICTURE = 'public/images/state-empty.webp';

async function fillBusiness(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Restaurant' }).check();
  await page.getByLabel('Name of your restaurant or shop').fill('Anor Tandir');
  await page.getByRole('checkbox', { name: 'Plov' }).check();
  await page.getByLabel('Legal name').fill('Anor Tandir, LLC');
  await page.getByLabel('Tax number').fill('302345678');
  await page.getByLabel('Phone').fill('+998 71 255 45 45');
}

const next = (page: Page) =>
  page.getByRole('button', { name: 'Continue' }).click();
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('a visitor signs in, draws a zone by keys and pointer, comes back after a reload, and applies once', async ({
  page,
  request,
  sofra,
}) => {
  const customer = await newCustomer(request);
  await page.goto('/be-seller');
  await title(page, 'Sell on Sofra');
  await page.getByRole('link', { name: 'Log in and apply' }).click();
  await sofra.login.signIn(customer);
  await title(page, 'Tell us about your business');
  await fillBusiness(page);
  await next(page);
  await title(page, 'Where do you deliver?');

  await page.getByLabel('Street and house number').fill('Shota Rustaveli');
  await page.getByRole('option').first().click();
  await page.getByRole('radio', { name: 'Draw' }).check();
  await page.getByRole('button', { name: 'Corner 1 of 8' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  const corner = page.getByRole('button', { name: 'Corner 3 of 7' });
  const before = await corner.getAttribute('style');
  await drag(corner, { x: 18, y: 8 });
  await expect(corner).not.toHaveAttribute('style', before ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('button', { name: 'Add a corner after corner 1' })
    .click();
  await expect(
    page.getByRole('button', { name: 'Corner 2 of 8' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('delivery area')).toBeVisible();
  await page.getByLabel('Starts at').fill('1,99');
  await next(page);

  await title(page, 'When are you open?');
  await page.reload();
  await page.getByRole('switch', { name: 'Sunday' }).uncheck();
  await next(page);
  await title(page, 'Show what you have');
  await page.locator('input[name=logo]').setInputFiles(PICTURE);
  await expect(
    page.getByRole('button', { name: 'Remove File 1' }),
  ).toBeVisible();
  await next(page);

  await title(page, 'Is everything right?');
  await page.goBack();
  await title(page, 'Show what you have');
  await page.goForward();
  await expect(page.getByText(/Own zone/)).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send application' }).dblclick();
  await title(page, 'We are reading your application');
  await page.goto('/be-seller');
  await expect(
    page.getByText('Your request to become seller is currently under review.'),
  ).toBeVisible();
});
