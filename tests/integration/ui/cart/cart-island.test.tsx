import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';
import { openCartSheet } from '@/utils/cart/open-cart-sheet';

vi.mock('@/containers/cart/cart-extras', () => ({
  CartExtras: () => {
    throw new Error('the cart cannot be shown');
  },
}));

test('a cart that cannot be shown leaves the page, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderApp(<h1>Any page</h1>, { api });
  act(() => openCartSheet());
  expect(await screen.findByText('The cart did not load')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Any page' })).toBeVisible();
});
