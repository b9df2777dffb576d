import { mailedCode, newCustomer } from '../e2e/support/customers';
import {
  alertOf,
  enter,
  expect,
  leave,
  somebody,
  test,
  whoIsIn,
} from './people';

test('an account with a password is linked by it, and a wrong one is told', async ({
  page,
  request,
}) => {
  const { email, id, password } = await newCustomer(request);
  const person = somebody({ email });
  await enter(page, 'Google', person);
  await expect(
    page.getByRole('heading', { name: 'Is this your account?' }),
  ).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('not-this-one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(alertOf(page)).toContainText('credentials');
  expect(page.url()).toContain('/login');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  expect(await whoIsIn(page)).toMatchObject({ id });
  await leave(page);
  await enter(page, 'Google', person);
  await expect(page).toHaveURL(/\/settings$/);
  expect(await whoIsIn(page)).toMatchObject({ id, email });
});

test('an account with a password is linked by a code', async ({
  page,
  request,
}) => {
  const { email, id } = await newCustomer(request);
  await enter(page, 'Apple', somebody({ email }));
  await page.getByRole('button', { name: 'Send me a code instead' }).click();
  const code = page.getByLabel('Code');
  await code.waitFor();
  await code.fill(await mailedCode(request, email));
  await expect(page).toHaveURL(/\/settings$/);
  expect(await whoIsIn(page)).toMatchObject({ id, email });
});
