import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { LoginContainer } from '@/containers/account/sign-in/login-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';
import { loginForGroup } from '@/utils/group-order/start-intent';
import { routes } from '@/utils/shell/routes';

test('on the way to the checkout the login says why, and that the cart is kept', async () => {
  await renderApp(<LoginContainer />, { api, path: '/login?from=%2Fcheckout' });
  expect(
    screen.getByRole('heading', { name: 'Log in to order' }),
  ).toBeVisible();
  expect(await screen.findByText(/Your cart is kept/)).toBeVisible();
});

test('on the way to a group order the login says why, and that one comes back', async () => {
  const path = loginForGroup('/restaurant/5');
  await renderApp(<LoginContainer />, { api, path });
  expect(
    await screen.findByText(
      'Then we bring you right back to start your group order.',
    ),
  ).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Create an account' }),
  ).toHaveAttribute('href', '/register?from=%2Frestaurant%2F5');
});

test.each([
  ['/help?chat=support', 'Log in to open the chat.'],
  ['/wallet', 'Log in to see your wallet.'],
  ['/orders/20005/receipt', 'Log in to see your orders.'],
  ['/profile?change=phone', 'Log in to see your profile.'],
  ['/settings', 'Log in to choose which notifications reach you.'],
  ['/notifications', 'Log in to see your notifications.'],
  ['/be-seller', 'Log in to send your application.'],
])('sent to the login from %s, a visitor reads why', async (from, reason) => {
  const path = routes.login(from);
  await renderApp(<LoginContainer />, { api, path });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a visitor who chose to log in on an open page is told no reason', async () => {
  await renderApp(<LoginContainer />, { api, path: routes.login('/help') });
  expect(screen.queryByText(/^Log in to /)).toBeNull();
});

test('the login begins with the address that another form led here with', async () => {
  const path = '/login?contact=known%40sofra.example';
  await renderApp(<LoginContainer />, { api, path });
  expect(screen.getByLabelText('E-mail or phone number')).toHaveValue(
    'known@sofra.example',
  );
});
