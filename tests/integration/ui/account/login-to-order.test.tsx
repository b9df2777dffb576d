import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { LoginContainer } from '@/containers/account/sign-in/login-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';

test('on the way to the checkout the login says why, and that the cart is kept', async () => {
  await renderApp(<LoginContainer />, { api, path: '/login?from=%2Fcheckout' });
  expect(
    screen.getByRole('heading', { name: 'Log in to order' }),
  ).toBeVisible();
  expect(screen.getByText(/Your cart is kept/)).toBeVisible();
});
