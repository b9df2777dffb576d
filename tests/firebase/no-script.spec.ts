import { mailedCode, newEmail } from '../e2e/support/customers';
import { enter, expect, somebody, test, whoIsIn } from './people';

test('/update-details without script takes the name, then the e-mail and its code', async ({
  baseURL,
  browser,
  page,
}) => {
  await enter(
    page,
    'Apple',
    somebody({ name: undefined, email_verified: false }),
  );
  await expect(page).toHaveURL(/\/update-details\?from=%2Fsettings$/);
  const context = await browser.newContext({
    ...{ baseURL, javaScriptEnabled: false },
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto('/update-details?from=%2Fsettings');
  await plain.getByRole('button', { name: 'Continue' }).click();
  await expect(plain.getByLabel('First name')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await plain.getByLabel('First name').fill('Dilnoza');
  await plain.getByRole('button', { name: 'Continue' }).click();
  const email = newEmail();
  await plain.getByLabel('E-mail').fill(email);
  await plain.getByRole('button', { name: 'Send me a code' }).click();
  const code = plain.getByLabel('Code');
  await code.waitFor();
  await code.fill(await mailedCode(context.request, email));
  await plain.getByRole('button', { name: 'Continue' }).click();
  await expect(plain).toHaveURL(/\/settings$/);
  const cookie = { firstname: 'Dilnoza' };
  expect(await whoIsIn(plain)).toMatchObject({ ...cookie, email, cookie });
  await context.close();
});
