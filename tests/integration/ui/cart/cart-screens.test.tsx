import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { CartPageContainer } from '@/containers/cart/cart-page-container';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { fillCart } from '@/tests/support/factories/cart';
import { createDish, createMenuSection } from '@/tests/support/factories/menu';
import type { TestProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';
import { CITY_NOON, setClock } from '@/tests/support/test-clock';

let near: { id: number; plov: TestProduct; tea: TestProduct };
let other: { id: number; soup: TestProduct };
let closedId: number;

test.beforeAll(async () => {
  const { id } = await createShop(api.db);
  const categoryId = await createMenuSection(api.db, id, 'Hot dishes');
  const plov = await createDish(api.db, id, 'Plov', { categoryId, maxQty: 2 });
  const tea = await createDish(api.db, id, 'Tea', { categoryId });
  near = { id, plov, tea };
  const shop = await createShop(api.db);
  const soups = await createMenuSection(api.db, shop.id, 'Soups');
  const soup = await createDish(api.db, shop.id, 'Soup', { categoryId: soups });
  other = { id: shop.id, soup };
  setClock(CITY_NOON);
  const hours = { opensAt: '15:00', closesAt: '17:00' };
  closedId = (await createShop(api.db, { hours })).id;
});

function openShop(id: number): Promise<RenderedApp> {
  const page = <ShopPageContainer id={id} />;
  return renderApp(page, { api, path: `/restaurant/${id}` });
}

async function signIn(): Promise<{ token: string; userId: number }> {
  const user = await createUser(api.db);
  return { token: await signInBrowser(api, user), userId: user.id };
}

const items = () => screen.findByRole('list', { name: 'Items in the cart' });
const menu = (name = 'Hot dishes') => screen.findByRole('region', { name });

test('"+" goes with its focus to the stepper that takes its place, and back', async () => {
  const { user } = await openShop(near.id);
  const dishes = within(await menu());
  dishes.getByRole('button', { name: 'Add Tea' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(dishes.getByRole('button', { name: 'One more: Tea' })).toHaveFocus(),
  );
  await user.click(dishes.getByRole('button', { name: 'One less: Tea' }));
  await waitFor(() =>
    expect(dishes.getByRole('button', { name: 'Add Tea' })).toHaveFocus(),
  );
});

test('a line that goes leaves the focus with its neighbour, the last one in the cart', async () => {
  const { user } = await openShop(near.id);
  const dishes = within(await menu());
  await user.click(dishes.getByRole('button', { name: 'Add Plov' }));
  await user.click(dishes.getByRole('button', { name: 'Add Tea' }));
  const lines = within(await items());
  await user.click(lines.getByRole('button', { name: 'Remove Plov' }));
  await waitFor(() =>
    expect(lines.getByRole('button', { name: 'Remove Tea' })).toHaveFocus(),
  );
  await user.click(lines.getByRole('button', { name: 'Remove Tea' }));
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('a line that was removed by mistake comes back with its note', async () => {
  const { user } = await openShop(near.id);
  const dishes = within(await menu());
  await user.click(dishes.getByRole('button', { name: 'Add Plov' }));
  await user.click(dishes.getByRole('button', { name: 'Add Tea' }));
  const lines = within(await items());
  await user.click(
    await lines.findByRole('button', { name: 'Add a note: Plov' }),
  );
  await user.type(screen.getByLabelText('Note for the kitchen'), 'No onion');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await lines.findByText(/No onion/);
  await user.click(lines.getByRole('button', { name: 'Remove Plov' }));
  await waitFor(() =>
    expect(lines.queryByText(/No onion/)).not.toBeInTheDocument(),
  );
  await screen.findByText('Removed: Plov');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await lines.findByRole('button', { name: 'Remove Plov' });
  expect(lines.getByText(/No onion/)).toBeVisible();
});

test('the most that can be ordered is said, and "more" keeps the focus', async () => {
  const { user } = await openShop(near.id);
  const dishes = within(await menu());
  await user.click(dishes.getByRole('button', { name: 'Add Plov' }));
  const more = await dishes.findByRole('button', { name: 'One more: Plov' });
  await user.click(more);
  const said = 'No more than 2 per order';
  await waitFor(() => expect(more).toHaveAccessibleDescription(said));
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveFocus();
  expect(
    dishes.getAllByRole('status').map(({ textContent }) => textContent),
  ).toContain(said);
  await user.click(more);
  expect(dishes.getByText('2')).toBeVisible();
});

test('on another shop’s page the cart says whose it is, and asks before it is given up', async () => {
  const shopper = await signIn();
  const line = { shopId: near.id, stockId: near.tea.stockId, quantity: 3 };
  await fillCart(api, shopper, line);
  const { user } = await openShop(other.id);
  await items();
  const whose = screen.getByRole('link', { name: /^Kitchen/ });
  expect(whose).toHaveAttribute('href', `/restaurant/${near.id}`);
  const soups = within(await menu('Soups'));
  await user.click(soups.getByRole('button', { name: 'Add Soup' }));
  const asked = within(
    await screen.findByRole('dialog', { name: 'Start a new cart?' }),
  );
  expect(
    asked.getByText(
      'You can only add items from one restaurant to your shopping cart.',
    ),
  ).toBeVisible();
  const held = asked.getByRole('region', { name: 'In your cart' });
  expect(held).toHaveTextContent(/3 items\$20\.70/);
  const wanted = asked.getByRole('region', { name: 'You want to add' });
  expect(wanted).toHaveTextContent(/1 item\$6\.90/);
  await user.click(asked.getByRole('button', { name: 'Keep it' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
  );
  expect(within(await items()).getByText('Tea')).toBeVisible();
  await user.click(soups.getByRole('button', { name: 'Add Soup' }));
  await user.click(await screen.findByRole('button', { name: 'Start new' }));
  expect(await within(await items()).findByText('Soup')).toBeVisible();
});

test('is cleared when that is confirmed, and comes back when that was a mistake', async () => {
  const shopper = await signIn();
  const line = { shopId: near.id, stockId: near.tea.stockId, quantity: 3 };
  await fillCart(api, shopper, line);
  const { user } = await openShop(near.id);
  await items();
  const clear = () => screen.getByRole('button', { name: 'Clear' });
  await user.click(clear());
  const asked = await screen.findByRole('dialog', { name: 'Clear the cart?' });
  await user.click(within(asked).getByRole('button', { name: 'Clear' }));
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await within(await items()).findByText('Tea')).toBeVisible();
});

test('a note is written and changed in the cart', async () => {
  const shopper = await signIn();
  const line = { shopId: near.id, stockId: near.tea.stockId, quantity: 1 };
  await fillCart(api, shopper, line);
  const { user } = await renderApp(<CartPageContainer />, {
    api,
    path: '/cart',
  });
  await user.click(
    await screen.findByRole('button', { name: 'Add a note: Tea' }),
  );
  const field = screen.getByRole('textbox', { name: 'Note for the kitchen' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'No sugar');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/No sugar/)).toBeVisible();
  await waitFor(async () => {
    const { body } = await api.get('/dashboard/user/cart', shopper);
    expect(body.data.user_carts[0].cartDetails[0].note).toBe('No sugar');
  });
});

test('a closed shop’s cart asks for a time', async () => {
  const shopper = await signIn();
  const categoryId = await createMenuSection(api.db, closedId, 'Late');
  const cake = await createDish(api.db, closedId, 'Cake', { categoryId });
  await fillCart(api, shopper, { shopId: closedId, stockId: cake.stockId });
  const { user } = await renderApp(<CartPageContainer />, {
    api,
    path: '/cart',
  });
  const [schedule] = await screen.findAllByRole('button', {
    name: 'Schedule an order',
  });
  if (schedule) await user.click(schedule);
  expect(
    await screen.findByRole('dialog', { name: 'Schedule your order' }),
  ).toBeVisible();
});
