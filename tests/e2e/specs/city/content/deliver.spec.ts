import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/fixtures/app';
import { mailedCode, newNationalPhone } from '@/tests/e2e/support/customers';
import { E2E_OPERATOR_TOKEN } from '@/tests/e2e/support/server';

const PICTURE_BYTES = readFileSync('public/images/state-empty.webp');
const APPLICATIONS = '/api/v1/dashboard/admin/applications';
const REASON = 'The licence cannot be read.';

// a refused step is shown again with its status
test.use({ allowedStatuses: [422] });

const next = (page: Page) =>
  page.getByRole('button', { name: 'Continue' }).click();
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const picture = (buffer: Buffer) => ({
  name: 'licence.webp',
  mimeType: 'image/webp',
  buffer,
});

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

/** `verify` presses what the last digit does by itself where there is script. */
async function provePhone(
  page: Page,
  request: APIRequestContext,
  verify: boolean,
): Promise<void> {
  const phone = `+998${newNationalPhone()}`;
  await title(page, 'How do we reach you?');
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = page.getByLabel('Code', { exact: true });
  await code.waitFor();
  await code.fill(await mailedCode(request, phone));
  const form = page.locator('form').filter({ has: code });
  if (verify) await form.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText('Proved by a code', { exact: true }),
  ).toBeVisible();
}

/** A picture; without script first one beside a file that is none, taken back again. */
async function givePapers(page: Page, hasScript: boolean): Promise<void> {
  const files = page.locator('input[name=documents]');
  const remove = page.getByRole('button', { name: 'Remove File 1' });
  if (!hasScript) {
    const text = Buffer.from('no picture');
    await files.setInputFiles([picture(PICTURE_BYTES), picture(text)]);
    await next(page);
    await expect(page.getByRole('alert')).toContainText(
      "We can't read this picture.",
    );
    await remove.click();
    await title(page, 'Show us your documents');
    await expect(remove).toHaveCount(0);
  }
  await files.setInputFiles(picture(PICTURE_BYTES));
  if (hasScript) await expect(remove).toBeVisible();
}

/** The application from its first step until it is sent. */
async function apply(
  page: Page,
  request: APIRequestContext,
  hasScript: boolean,
): Promise<void> {
  await page.goto('/deliver');
  await page.getByRole('main').getByRole('link', { name: 'Apply now' }).click();
  await title(page, 'Who are you?');
  await fillPerson(page);
  await provePhone(page, request, !hasScript);
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
  await givePapers(page, hasScript);
  await next(page);
  await title(page, 'Is everything right?');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await title(page, 'We are reading your application');
}

/** Answers the newest application of that account, as the operator. */
async function answer(
  request: APIRequestContext,
  email: string,
  data: { status: 'approved' | 'rejected'; answer: string },
): Promise<void> {
  const headers = { Authorization: `Bearer ${E2E_OPERATOR_TOKEN}` };
  const list = await request.get(`${APPLICATIONS}?kind=driver&status=new`, {
    headers,
  });
  const { data: rows } = (await list.json()) as {
    data: { id: number; user: { email: string | null } }[];
  };
  const id = rows.find(({ user }) => user.email === email)?.id;
  const sent = await request.post(`${APPLICATIONS}/${id}`, { headers, data });
  expect(sent.status()).toBe(200);
}

for (const hasScript of [true, false])
  test.describe(`${hasScript ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a driver applies, is refused, mends it and is taken on', async ({
      customer,
      page,
      request,
    }) => {
      await apply(page, request, hasScript);
      await answer(request, customer.email, {
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
      await answer(request, customer.email, {
        status: 'approved',
        answer: 'See you on Monday.',
      });
      await page.reload();
      await title(page, 'Welcome to the team!');
      await expect(page.getByText('See you on Monday.')).toBeVisible();
    });
  });
