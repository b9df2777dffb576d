import { expect, test } from '@/tests/e2e/fixtures/app';
import { enterAs, serverCart } from '@/tests/e2e/support/customers';
import { type Sofra, sofraIn } from '@/tests/e2e/fixtures/sofra';

const CURRENT = '/api/v1/rest/cart/current?optional=1';

// what was worked out from a cart that another tab or browser has changed meanwhile
test.use({ allowedStatuses: [409] });

async function expectQuantity(
  { cart }: Pick<Sofra, 'cart'>,
  title: string,
  quantity: number,
): Promise<void> {
  await expect(cart.quantityOf(cart.line(title))).toHaveText(String(quantity));
}

test('a guest’s items are in the next page’s HTML, and stay on reload and in a second tab', async ({
  openBrowser,
  context,
  page,
  places,
  sofra,
}) => {
  const [place] = places;
  const soup = place.plain[0]?.title ?? '';
  const { cart, header, shop } = sofra;
  await shop.open(place);
  await shop.add(soup);
  await shop.oneMore(soup);
  await expect
    .poll(async () => (await page.request.get(CURRENT)).text())
    .toContain('"quantity":2');

  const storageState = await context.storageState();
  const plain = await openBrowser({ storageState, javaScriptEnabled: false });
  await plain.shop.open(place);
  await expectQuantity(plain, soup, 2);
  await expect(plain.header.cart).toHaveAccessibleName('Cart, 2 items');

  await page.reload();
  await expectQuantity({ cart }, soup, 2);
  await expect(header.cart).toHaveAccessibleName('Cart, 2 items');
  const second = sofraIn(await context.newPage());
  await second.shop.open(place);
  await expectQuantity(second, soup, 2);
});

test('two tabs of a guest show one cart without a reload', async ({
  context,
  page,
  places,
}) => {
  const [place] = places;
  const [soup = '', bread = ''] = place.plain.map(({ title }) => title);
  const first = sofraIn(page);
  const second = sofraIn(await context.newPage());
  await first.shop.open(place);
  await second.shop.open(place);
  await first.shop.add(soup);
  await expectQuantity(second, soup, 1);
  await second.shop.oneMore(soup);
  await expectQuantity(first, soup, 2);

  await Promise.all([first.shop.add(bread), second.cart.oneMore(soup)]);
  for (const tab of [first, second]) {
    await expectQuantity(tab, soup, 3);
    await expectQuantity(tab, bread, 1);
  }
  await first.cart.remove(bread);
  await expect(second.cart.line(bread)).toBeHidden();
  await expectQuantity(second, soup, 3);
});

test('two browsers of one account show one cart as it changes', async ({
  baseURL,
  openBrowser,
  customer,
  page,
  places,
  request,
}) => {
  const site = baseURL ?? '';
  const [place] = places;
  const [soup = '', bread = ''] = place.plain.map(({ title }) => title);
  const laptop = sofraIn(page);
  const other = await openBrowser();
  await enterAs(other.page.context(), customer, site);
  await laptop.shop.open(place);
  await other.shop.open(place);
  await laptop.shop.add(soup);
  await expectQuantity(other, soup, 1);
  await other.shop.add(bread);
  await expectQuantity(laptop, bread, 1);

  await Promise.all([laptop.cart.oneMore(soup), other.cart.oneMore(bread)]);
  for (const device of [laptop, other]) {
    await expectQuantity(device, soup, 2);
    await expectQuantity(device, bread, 2);
  }
  expect(await serverCart(request, customer)).toEqual({
    shopId: place.id,
    quantities: [2, 2],
  });
});

test('what was pressed a moment before the page is left is not lost', async ({
  page,
  places,
  sofra,
}) => {
  const [place] = places;
  await sofra.shop.open(place);
  const soup = place.plain[0]?.title ?? '';
  const held = async () => (await page.request.get(CURRENT)).text();
  await sofra.shop.add(soup);
  await expect.poll(held).toContain('"quantity":1');
  await sofra.shop.oneMore(soup);
  await page.goto('about:blank');
  await expect.poll(held).toContain('"quantity":2');
});
