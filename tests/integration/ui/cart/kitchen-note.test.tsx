import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { CartPageContainer } from '@/containers/cart/cart-page-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { createFilledCart } from '@/tests/support/factories/cart';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

test('a note for the kitchen is written for the whole cart, kept, and stays when it cannot be', async () => {
  const { shopper } = await createFilledCart(api);
  const owner = { id: shopper.userId, firstname: 'Dilnoza', lastname: '' };
  await signInBrowser(api, owner);
  const { network, user } = await renderApp(<CartPageContainer />, {
    api,
    path: '/cart',
  });
  const row = await screen.findByRole('button', {
    name: 'Note for the kitchen',
  });
  await user.click(row);
  const field = await screen.findByRole('textbox', {
    name: 'Note for the kitchen',
  });
  expect(field).toHaveFocus();
  await user.keyboard('No onions');
  const save = screen.getByRole('button', { name: 'Save' });
  network.cut(({ path }) => path.endsWith('/note'));
  await user.click(save);
  expect(
    await screen.findByText('The cart was not changed'),
  ).toBeInTheDocument();
  expect(field).toHaveValue('No onions');
  network.cut(false);
  await user.click(save);
  await waitFor(() => expect(row).toHaveAccessibleName(/“No onions”/));
  const { data } = (await api.get('/dashboard/user/cart', shopper)).body;
  expect(data.note).toBe('No onions');
});
