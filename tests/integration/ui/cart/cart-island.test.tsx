import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { cartActions } from '@/redux/slices/cart';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';

test('a cart that cannot be shown leaves the page, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = await renderApp(<h1>Any page</h1>, { api });
  // A question about a cart that is none: what shows it fails.
  act(() => void store.dispatch(cartActions.met({} as never)));
  expect(await screen.findByText('The cart did not load')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Any page' })).toBeVisible();
});
