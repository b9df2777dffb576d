import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { AccountFrame } from '@/containers/account/frame/account-frame';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';

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
