import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { AccountFrame } from '@/containers/account/frame/account-frame';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

test('frames the settings of a visitor without asking for an account', async () => {
  const { network } = await renderApp(
    <AccountFrame current="settings">
      <p>What a visitor may choose</p>
    </AccountFrame>,
    { api, path: '/settings' },
  );
  expect(
    screen.getByRole('heading', { level: 1, name: 'Settings' }),
  ).toBeVisible();
  expect(screen.getByText('What a visitor may choose')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(network.sent('GET', '/dashboard/user/wallet')).toHaveLength(0);
});

test('lets a customer out', async () => {
  await signInBrowser(api, await createUser(api.db));
  const { router, user } = await renderApp(
    <AccountFrame current="profile">
      <p>What is the own</p>
    </AccountFrame>,
    { api, path: '/profile' },
  );
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(router.current().pathname).toBe('/'));
  expect(cookie('access_token')).toBeNull();
});
