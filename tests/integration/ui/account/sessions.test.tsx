import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { SessionsList } from '@/containers/account/sessions/sessions-list';
import { accessTokens } from '@/server/db/schema/account/users';
import { hashToken } from '@/server/domain/account/session/hash-token';
import { api, it as test } from '@/tests/support/api/api-test';
import { createUser, signIn } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

async function open() {
  const customer = await createUser(api.db);
  const here = await signInBrowser(api, customer);
  const there = await signIn(api.db, customer);
  await api.db
    .update(accessTokens)
    .set({ device: PHONE, address: '203.0.113.7' })
    .where(eq(accessTokens.tokenHash, hashToken(there)));
  const view = await renderApp(<SessionsList />, { api, path: '/profile' });
  const phone = await screen.findByText('Chrome · Android');
  return { ...view, here, there, row: phone.closest('li') as HTMLElement };
}

const isAlive = async (token: string): Promise<boolean> =>
  (await api.get('/dashboard/user/profile/show', { token })).status === 200;

test('names each device, this one first, and where it was by its network alone', async () => {
  const { row } = await open();
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('This device');
  expect(row).toHaveTextContent(/Last active .*203\.0\.113\.x/);
  expect(row).not.toHaveTextContent('203.0.113.7');
  expect(row).toHaveTextContent(/ · Logged in \d/);
});

test('ends a device after a question, and nothing before it', async () => {
  const { here, row, there, user } = await open();
  await user.click(within(row).getByRole('button', { name: /Sign out/ }));
  expect(row).toHaveTextContent('Sign out Chrome · Android?');
  await user.click(within(row).getByRole('button', { name: 'Cancel' }));
  expect(within(row).getByRole('button', { name: /Sign out/ })).toHaveFocus();
  expect(await isAlive(there)).toBe(true);
  await user.click(within(row).getByRole('button', { name: /Sign out/ }));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.queryByText('Chrome · Android')).not.toBeInTheDocument(),
  );
  expect(
    screen.getByRole('heading', { name: 'Where you are logged in' }),
  ).toHaveFocus();
  expect(await isAlive(there)).toBe(false);
  expect(await isAlive(here)).toBe(true);
});

test('ends all the others at once', async () => {
  const { here, there, user } = await open();
  await user.click(
    screen.getByRole('button', { name: 'Sign out everywhere else' }),
  );
  await user.click(
    screen.getByRole('button', { name: 'Sign out everywhere else' }),
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(await isAlive(there)).toBe(false);
  expect(await isAlive(here)).toBe(true);
});

test('says when it did not work, and shows who is still signed in', async () => {
  const { network, row, there, user } = await open();
  network.cut(({ method }) => method.toLowerCase() === 'delete');
  await user.click(within(row).getByRole('button', { name: /Sign out/ }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'That did not work.',
  );
  expect(screen.getByText('Chrome · Android')).toBeVisible();
  expect(await isAlive(there)).toBe(true);
});
