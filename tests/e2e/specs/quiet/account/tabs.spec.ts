import { expect, test } from '@/tests/e2e/fixtures/app';
import { newCustomer } from '@/tests/e2e/support/customers';
import { sofraIn } from '@/tests/e2e/fixtures/sofra';

test.describe('signing out', () => {
  // a call that is under way when the token ends, such as that for the likes
  test.use({ allowedStatuses: [401] });

  test('who signs out in one tab leaves the private page of another at once', async ({
    context,
    customer,
    page,
    sofra,
  }) => {
    const other = sofraIn(await context.newPage());
    await other.orders.open();
    await expect(other.orders.heading).toBeVisible();
    await page.goto('/');
    await sofra.header.logOut();
    await expect(sofra.header.logIn).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(other.page).toHaveURL('/login?from=%2Forders');
    await other.login.signIn(customer);
    await expect(other.orders.heading).toBeVisible();
    await expect(sofra.header.account).toBeVisible();
  });
});

test('who signs in in one tab is signed in in another, which keeps its page', async ({
  context,
  page,
  places,
  request,
  sofra,
}) => {
  const [place] = places;
  const [first, second] = place.plain;
  const customer = await newCustomer(request);
  await sofra.shop.open(place);
  await sofra.shop.add(first?.title ?? '');
  await expect(sofra.header.cart).toBeVisible();
  const other = sofraIn(await context.newPage());
  await other.login.open();
  await other.login.signIn(customer);
  await expect(other.header.cart).toBeVisible();
  await expect(sofra.header.account).toBeVisible();
  await expect(page).toHaveURL(`/restaurant/${place.id}`);
  await sofra.shop.add(second?.title ?? '');
  await expect(sofra.header.cart).toHaveAccessibleName(/2/);
});
