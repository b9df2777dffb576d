import { screen, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { ReferralsContainer } from '@/containers/account/referral/referrals-container';
import { WalletContainer } from '@/containers/wallet/wallet-container';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  createReferralCase,
  type Friend,
  type ReferralCase,
} from '@/tests/support/factories/referral';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

let world: ReferralCase;
let friend: Friend;
beforeEach(async () => {
  world = await createReferralCase(api);
});

const open = () =>
  renderApp(<ReferralsContainer />, { api, path: '/referrals' });

async function joined(): Promise<void> {
  friend = await world.newFriend(undefined, { firstname: 'Zuhra' });
  await world.newFriend(undefined, { firstname: '' });
  await world.deliver(await world.orderOf(friend));
  await signInBrowser(api, world.inviter);
}

test('a visitor reads what is promised, and finds the way to a code', async () => {
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: /Give .*\$3\.00/ }),
  ).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Create an account' }),
  ).toHaveAttribute('href', '/register?from=%2Freferrals');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?from=%2Freferrals',
  );
  expect(screen.queryByText('Friends who joined')).toBeNull();
  const [question] = screen.getAllByRole('group');
  expect(question).toHaveTextContent('When does the money come?');
});

test('a customer sees the code, its link, who came and what it earned', async () => {
  await joined();
  await open();
  expect(await screen.findByText(world.inviter.myReferral)).toBeVisible();
  const [count, sum] = screen.getAllByRole('definition');
  expect(count).toHaveTextContent('2');
  expect(sum).toHaveTextContent('$5.00');
  const friends = screen.getByRole('list', { name: 'Friends who joined' });
  const rows = within(friends).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(/A friend.*Joined on.*Waiting/);
  expect(rows[1]).toHaveTextContent(/Z\..*Joined on.*\+\$5\.00/);
  expect(friends).not.toHaveTextContent('Zuhra');
  // its full stop stays at its end in Arabic, too
  expect(within(friends).getByText('Z.').tagName).toBe('BDI');
});

test('the code and the link are copied, and shared where there is no sheet', async () => {
  await joined();
  const { user } = await open();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy code' }));
  expect(write).toHaveBeenLastCalledWith(world.inviter.myReferral);
  expect(await screen.findByText('Code copied')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(write).toHaveBeenLastCalledWith(
    expect.stringContaining(
      `/register?referral_code=${world.inviter.myReferral}`,
    ),
  );
  expect(await screen.findByText('Link copied')).toBeVisible();
});

test('codes that did not come are asked for again', async () => {
  await joined();
  const view = await open();
  await screen.findByText(world.inviter.myReferral);
  view.unmount();
  view.network.cut(({ path }) => path.includes('/user/referrals'));
  await open();
  const alert = await screen.findByRole('alert');
  view.network.cut(false);
  await view.user.click(
    within(alert).getByRole('button', { name: 'Try again' }),
  );
  expect(await screen.findByText(world.inviter.myReferral)).toBeVisible();
});

test('the wallet names the invitation, and the welcome gift with its order', async () => {
  await joined();
  const view = await renderApp(<WalletContainer />, { api, path: '/wallet' });
  expect(
    await screen.findByText('A friend joined with your code'),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Order/ })).toBeNull();
  view.unmount();
  await signInBrowser(api, {
    id: friend.userId,
    firstname: 'Zuhra',
    lastname: '',
  });
  await renderApp(<WalletContainer />, { api, path: '/wallet' });
  expect(await screen.findByText('Welcome gift')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Order/ })).toBeVisible();
});
