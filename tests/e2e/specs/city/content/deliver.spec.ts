import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { mailedCode, newNationalPhone } from '@/tests/e2e/support/customers';
import { answerDriver } from '@/tests/e2e/support/operator';

const PICTURE = 'public/images/state-empty.webp';
const REASON = 'The licence cannot be read.';

// a refused step is shown again with its status
test.use({ allowedStatuses: [422] });

const next = (page: Page) =>
  page.getByRole('button', { name: 'Continue' }).click();
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function fillPerson(page: Page): Promise<void> {
  const birthday = page.getByLabel('Date of birth');
  await page.getByLabel('First name').fill('Dilnoza');
  await page.getByLabel('Last name').fill('Karimova');
  await page.getByLabel('City').fill('Tashkent');
  await birthday.fill('2015-04-01');
  await next(page);
  await expect(birthday).toHaveAccessibleDescription(
    /You must be at least 18 years old/,
  );
  await expect(page.getByLabel('City')).toHaveValue('Tashkent');
  await birthday.fill('1998-04-01');
  await next(page);
}

/** The last digit sends the code. */
async function provePhone(
  page: Page,
  request: APIRequestContext,
): Promise<void> {
  const phone = `+998${newNationalPhone()}`;
  await title(page, 'How do we reach you?');
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = page.getByLabel('Code', { exact: true });
  await code.waitFor();
  await code.fill(await mailedCode(request, phone));
  await expect(
    page.getByText('Proved by a code', { exact: true }),
  ).toBeVisible();
}

async function givePapers(page: Page): Promise<void> {
  await page.locator('input[name=documents]').setInputFiles(PICTURE);
  await expect(
    page.getByRole('button', { name: 'Remove File 1' }),
  ).toBeVisible();
}

/** The application from its first step until it is sent. */
async function apply(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto('/deliver');
  await page.getByRole('main').getByRole('link', { name: 'Apply now' }).click();
  await title(page, 'Who are you?');
  await fillPerson(page);
  await provePhone(page, request);
  await next(page);
  await title(page, 'How do you get around?');
  await page.getByRole('radio', { name: 'Scooter' }).check();
  await page.getByLabel('Colour').fill('Red');
  await next(page);
  const plate = page.getByLabel('Number plate');
  await expect(plate).toHaveAccessibleDescription('Required');
  await plate.fill('01 A 123 BC');
  await next(page);
  await title(page, 'Show us your documents');
  await givePapers(page);
  await next(page);
  await title(page, 'Is everything right?');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await title(page, 'We are reading your application');
}

test('a driver applies, is refused, mends it and is taken on', async ({
  customer,
  page,
  request,
}) => {
  await apply(page, request);
  await answerDriver(request, customer.email, {
    status: 'rejected',
    answer: REASON,
  });
  await page.goto('/deliver?step=vehicle');
  await expect(page.getByText(REASON)).toBeVisible();
  const plate = page.getByLabel('Number plate');
  await expect(plate).toHaveValue('01 A 123 BC');
  await plate.fill('01 B 456 CD');
  await next(page);
  await title(page, 'Show us your documents');
  await next(page);
  await title(page, 'Is everything right?');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await title(page, 'We are reading your application');
  await answerDriver(request, customer.email, {
    status: 'approved',
    answer: 'See you on Monday.',
  });
  await page.reload();
  await title(page, 'Welcome to the team!');
  await expect(page.getByText('See you on Monday.')).toBeVisible();
});
