import { screen, waitFor } from '@testing-library/react';
import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { DeletionContainer } from '@/containers/account/deletion/deletion-container';
import { users } from '@/server/db/schema/account/users';
import { outboxMessages } from '@/server/db/schema/settings';
import type { NewUser } from '@/server/repositories/account/user-repository';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import { topUpWallet } from '@/tests/support/factories/order';
import { createUser, TEST_PASSWORD } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

async function open(overrides: Partial<NewUser> = {}, wallet = 0) {
  const customer = await createUser(api.db, overrides);
  if (wallet) await topUpWallet(api.db, customer.id, wallet);
  await signInBrowser(api, customer);
  const view = await renderApp(<DeletionContainer />, {
    api,
    path: '/profile/delete',
  });
  const closes = async (): Promise<Date | null> => {
    const [row] = await api.db
      .select({ at: users.deletionAt })
      .from(users)
      .where(eq(users.id, customer.id));
    return row?.at ?? null;
  };
  return { ...view, customer, closes };
}

const submit = () => screen.getByRole('button', { name: 'Delete account' });

test('names what is in the wallet before anything else is asked', async () => {
  await open({}, 3_640);
  expect(await screen.findByText(/\$36\.40.? in your wallet/)).toBeVisible();
  expect(screen.getByText(/After that it is lost/)).toBeVisible();
});

test('a wrong password stands at its field; the right one closes the account', async () => {
  const { closes, router, user } = await open();
  await user.type(screen.getByLabelText('Password'), 'wrong-password');
  await user.click(submit());
  await screen.findByText('This is not your password');
  expect(await closes()).toBeNull();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), TEST_PASSWORD);
  await user.click(submit());
  await waitFor(() =>
    expect(router.moves.at(-1)).toMatchObject({ path: '/profile/closed' }),
  );
  expect(await closes()).not.toBeNull();
  expect(cookie('access_token')).toBeNull();
  expect(cookie('user')).toBeNull();
});

test('without a password it goes by a code alone', async () => {
  const { closes, customer, router, user } = await open({ passwordHash: null });
  await user.click(
    await screen.findByRole('button', { name: 'Send me a code' }),
  );
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await screen.findByText(/We sent a code to/);
  const [mail] = await api.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, customer.email ?? ''))
    .orderBy(desc(outboxMessages.id));
  await user.type(screen.getByLabelText('Code'), mail?.code ?? '');
  await waitFor(() =>
    expect(router.moves.at(-1)).toMatchObject({ path: '/profile/closed' }),
  );
  expect(await closes()).not.toBeNull();
});

test('when no answer comes nobody claims to know what happened', async () => {
  const { network, user } = await open();
  network.cut(({ method }) => method.toLowerCase() === 'delete');
  await user.type(screen.getByLabelText('Password'), TEST_PASSWORD);
  await user.click(submit());
  expect(await screen.findByText(/not certain whether/)).toBeVisible();
  expect(cookie('access_token')).not.toBeNull();
});
