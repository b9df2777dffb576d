import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { AddressesSection } from '@/containers/account/addresses/addresses-section';
import { api, it as test } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

test('a dialog that a link opened at once leaves the focus at the way to open it again', async () => {
  await signInBrowser(api, await createUser(api.db));
  const { user } = await renderApp(<AddressesSection />, {
    api,
    path: '/profile?address=new',
  });
  const dialog = await screen.findByRole('dialog', { name: 'New address' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const add = screen.getByRole('link', { name: 'Add an address' });
  await waitFor(() => expect(add).toHaveFocus());
});
