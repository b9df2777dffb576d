import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Preferences } from '@/containers/pickers/preferences';
import { ProfileContainer } from '@/containers/account/profile/profile-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser-tab';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

async function signIn() {
  const user = await createUser(api.db, {
    firstname: 'Aziza',
    lastname: 'Karimova',
  });
  return { email: user.email ?? '', token: await signInBrowser(api, user) };
}

const open = () =>
  renderApp(<ProfileContainer preferences={<Preferences />} />, {
    api,
    path: '/profile',
  });

test('says who I am and where I have things brought', async () => {
  const { email, token } = await signIn();
  await api.post(
    '/dashboard/user/addresses',
    {
      title: 'Home',
      address: 'Navoi Street 30',
      floor: '4',
      location: { latitude: 41.31, longitude: 69.24 },
    },
    { token },
  );
  await open();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Aziza Karimova' }),
  ).toBeVisible();
  expect(screen.getByText(email)).toBeVisible();
  expect(await screen.findByText('Home')).toBeVisible();
  expect(screen.getByText(/Navoi Street 30.? · floor 4/)).toBeVisible();
  expect(
    screen.getByText(`With us since ${new Date().getUTCFullYear()}`),
  ).toBeVisible();
});

test('has no addresses yet, or says that they did not come', async () => {
  await signIn();
  const { network, unmount } = await open();
  await screen.findByText(/No saved addresses yet/);
  unmount();
  network.cut(({ path }) => path === '/dashboard/user/profile/show');
  const { user } = await open();
  await screen.findByText('Your addresses did not load.');
  network.cut(false);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/No saved addresses yet/);
});

test('keeps my choices as rows that open one at a time and close when chosen', async () => {
  await signIn();
  const { user } = await open();
  await user.click(screen.getByText('Language'));
  await screen.findByRole('radio', { name: 'Русский' });
  await user.click(screen.getByText('Currency'));
  await user.click(await screen.findByRole('radio', { name: '€ EUR' }));
  await screen.findByText('€ EUR');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(cookie('currency')?.value).toBe('2');
});

test('lets me out', async () => {
  await signIn();
  const { router, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(router.current().pathname).toBe('/'));
  expect(cookie('access_token')).toBeNull();
});
