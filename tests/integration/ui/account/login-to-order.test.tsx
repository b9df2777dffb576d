import { screen } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { LoginContainer } from '@/containers/account/sign-in/login-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';
import { keepStartIntent } from '@/utils/group-order/start-intent';

afterEach(() => window.sessionStorage.clear());

test('on the way to the checkout the login says why, and that the cart is kept', async () => {
  await renderApp(<LoginContainer />, { api, path: '/login?from=%2Fcheckout' });
  expect(
    screen.getByRole('heading', { name: 'Log in to order' }),
  ).toBeVisible();
  expect(screen.getByText(/Your cart is kept/)).toBeVisible();
});

test('on the way to a group order the login says that only its owner needs an account', async () => {
  keepStartIntent(66);
  const path = '/login?from=%2Frestaurant%2F66%3Fq%3Dplov';
  await renderApp(<LoginContainer />, { api, path });
  expect(screen.getByText(/to start a group order/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
});

test('a group order of another place is nothing to the login', async () => {
  keepStartIntent(6);
  await renderApp(<LoginContainer />, {
    api,
    path: '/login?from=%2Frestaurant%2F66',
  });
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
