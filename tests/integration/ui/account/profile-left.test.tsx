import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { DetailsSection } from '@/containers/account/details/details-section';
import { api, it as test } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { TYPED_KEY } from '@/utils/account/open-typing';

const field = (label: string) => screen.getByLabelText(label);
const open = () => renderApp(<DetailsSection />, { api, path: '/profile' });

test('brings back what was typed and not saved when its page was left', async () => {
  const owner = { firstname: 'Aziza', lastname: 'Karimova' };
  await signInBrowser(api, await createUser(api.db, owner));
  const { router, unmount, user } = await open();
  await screen.findByLabelText('Last name');
  await user.clear(field('Last name'));
  await user.type(field('Last name'), 'Usmonova');
  await act(() => router.current().push('/wallet'));
  unmount();
  const view = await open();
  await screen.findByText('We brought back what you typed here before.');
  expect(field('Last name')).toHaveValue('Usmonova');
  await view.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Your changes are saved');
  // the words of another test's toast may stand here still
  await waitFor(() =>
    expect(screen.queryByText(/^We brought back/)).not.toBeInTheDocument(),
  );
  await act(() => view.router.current().push('/wallet'));
  expect(window.sessionStorage.getItem(TYPED_KEY)).toBeNull();
});
