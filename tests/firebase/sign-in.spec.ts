import {
  alertOf,
  answerAs,
  enter,
  expect,
  leave,
  openWindow,
  somebody,
  test,
  whoIsIn,
} from './people';

test('a new person fills in the window and lands where they came from', async ({
  page,
}) => {
  const { email } = somebody();
  await page.goto('/login?from=%2Fsettings');
  const popup = await openWindow(page, 'Google');
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill('Ada King Lovelace');
  await popup.locator('#sign-in').click();
  await expect(page).toHaveURL(/\/settings$/);
  expect(await whoIsIn(page)).toMatchObject({
    ...{ email, firstname: 'Ada', lastname: 'King Lovelace' },
    cookie: { firstname: 'Ada' },
  });
});

for (const by of ['Google', 'Facebook', 'Apple'] as const)
  test(`${by} signs the same person into the same account`, async ({
    page,
  }) => {
    const person = somebody();
    await enter(page, by, person);
    await expect(page).toHaveURL(/\/settings$/);
    const { id } = await whoIsIn(page);
    await leave(page);
    await enter(page, by, person);
    await expect(page).toHaveURL(/\/settings$/);
    expect(await whoIsIn(page)).toMatchObject({ id, email: person.email });
  });

test('/register signs in, too', async ({ page }) => {
  await page.goto('/register');
  await answerAs(await openWindow(page, 'Apple'), somebody());
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('an e-mail that Facebook does not vouch for is asked for once, and can wait', async ({
  page,
}) => {
  const person = somebody({ email_verified: false });
  await enter(page, 'Facebook', person);
  await expect(page).toHaveURL(/\/update-details\?from=%2Fsettings$/);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  expect(await whoIsIn(page)).toMatchObject({ email: null });
  await leave(page);
  await enter(page, 'Facebook', person);
  await expect(page).toHaveURL(/\/settings$/);
});

test('a name that Apple kept is asked for, and the session carries it', async ({
  page,
}) => {
  await enter(page, 'Apple', somebody({ name: undefined }));
  await expect(page).toHaveURL(/\/update-details\?from=%2Fsettings$/);
  const before = await whoIsIn(page);
  await page.getByLabel('First name').fill('Dilnoza');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  const after = await whoIsIn(page);
  expect(after).toMatchObject({
    firstname: 'Dilnoza',
    cookie: { firstname: 'Dilnoza' },
  });
  expect(Math.abs((after.expires ?? 0) - (before.expires ?? 0))).toBeLessThan(
    5,
  );
});

test('an e-mail that signed in by another provider before is sent there', async ({
  page,
}) => {
  const person = somebody();
  await enter(page, 'Google', person);
  await expect(page).toHaveURL(/\/settings$/);
  await leave(page);
  await enter(page, 'Facebook', {
    ...person,
    sub: `f${person.sub}`,
    email_verified: false,
  });
  await expect(alertOf(page)).toContainText(
    'You signed in another way with this e-mail before.',
  );
  await answerAs(await openWindow(page, 'Google'), person);
  await expect(page).toHaveURL(/\/settings$/);
});
