import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { WalletContainer } from '@/containers/wallet/wallet-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import { topUpWallet } from '@/tests/support/factories/order';
import { withFakeAnswers } from '@/tests/support/fake-answers';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const TOP_UP = '/payments/wallet/payment/top-up';
const PAGE = 'https://pay.example/p/2';

let userId: number;
let status: string;

beforeEach(async () => {
  const customer = await createUser(api.db);
  userId = customer.id;
  await signInBrowser(api, customer);
  status = 'progress';
});

function open(query = '') {
  const faked = withFakeAnswers(api, ({ method, path }) => {
    if (path === '/rest/payments')
      return [{ id: 3, tag: 'card', title: 'Card', active: true }];
    if (method === 'POST' && path === TOP_UP) return { url: PAGE, id: 9 };
    if (path === '/dashboard/user/transactions/9')
      return {
        id: 9,
        price: 20,
        status,
        payment_system: { id: 3, tag: 'card', title: 'Card' },
        perform_time: null,
        source: null,
      };
    return undefined;
  });
  return renderApp(<WalletContainer />, {
    api: faked,
    path: `/wallet${query}`,
  });
}

test('shows the balance, the month and what moved', async () => {
  await topUpWallet(api.db, userId, 3_640);
  await open();
  const balance = await screen.findByRole('region', { name: 'Balance' });
  expect(within(balance).getAllByText('$36.40')[0]).toBeVisible();
  expect(within(balance).getByText('+$36.40')).toBeVisible();
  const history = screen.getByRole('region', { name: 'History' });
  const row = await within(history).findByRole('listitem');
  expect(row).toHaveTextContent(/Top-up.*today.*\+\$36\.40.*\$36\.40/);
  expect(within(history).getByRole('link', { name: 'Out' })).toHaveAttribute(
    'href',
    '/wallet?type=out',
  );
});

test('what went out is empty, and says so', async () => {
  await topUpWallet(api.db, userId, 3_640);
  await open('?type=out');
  expect(await screen.findByText('No transactions yet')).toBeVisible();
  expect(
    screen.getByText('Top-ups, refunds and payments appear here.'),
  ).toBeVisible();
});

test('a history that did not load is asked for again', async () => {
  await topUpWallet(api.db, userId, 100);
  const view = await open();
  await screen.findByText('Top-up');
  view.unmount();
  view.network.cut(({ path }) => path.includes('/wallet'));
  await open();
  const alert = await screen.findByRole('alert');
  view.network.cut(false);
  await view.user.click(
    within(alert).getByRole('button', { name: 'Try again' }),
  );
  expect(await screen.findAllByText('$1.00')).not.toHaveLength(0);
});

test('is topped up with another amount within the limits, once', async () => {
  const view = await open();
  const { network, tab, user } = view;
  await user.click(await screen.findByRole('radio', { name: 'Other' }));
  const field = screen.getByRole('textbox', { name: 'Your amount' });
  await user.type(field, 'ten');
  await user.click(screen.getByRole('button', { name: /^Top up/ }));
  expect(
    await screen.findByText('Write the amount in figures, such as 10'),
  ).toBeVisible();
  await user.clear(field);
  await user.type(field, '0.50');
  await user.click(screen.getByRole('button', { name: /^Top up/ }));
  expect(await screen.findByText(/^At least .\$1\.00.$/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '1500');
  await user.click(screen.getByRole('button', { name: /^Top up/ }));
  expect(await screen.findByText(/^At most .\$1,000\.00.$/)).toBeVisible();
  expect(network.sent('POST', TOP_UP)).toHaveLength(0);
  await user.clear(field);
  await user.type(field, '12,5');
  const button = screen.getByRole('button', { name: 'Top up $12.50' });
  await user.dblClick(button);
  await waitFor(() => expect(tab.assigned).toEqual([PAGE]));
  await user.click(button);
  const [call, ...more] = network.sent('POST', TOP_UP);
  expect(more).toHaveLength(0);
  expect(call?.body).toMatchObject({ price: 12.5, payment_type: 'card' });
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
});

test('back from the payment page the amount is the one that was chosen', async () => {
  const { unmount, user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Other' }));
  const field = screen.getByRole('textbox', { name: 'Your amount' });
  await user.type(field, '25');
  await user.click(screen.getByRole('button', { name: 'Top up $25.00' }));
  unmount();
  await open();
  expect(
    await screen.findByRole('button', { name: 'Top up $25.00' }),
  ).toBeVisible();
});

test('after the return waits for the money, and shows it', async () => {
  const { network } = await open('?topup=9&payment=open');
  expect(await screen.findByText('Checking your payment…')).toBeVisible();
  const before = network.sent('GET', '/dashboard/user/wallet').length;
  status = 'paid';
  expect(await screen.findByText(/added to your wallet$/)).toHaveTextContent(
    /^\$\d+\.\d\d added to your wallet$/,
  );
  await waitFor(() =>
    expect(
      network.sent('GET', '/dashboard/user/wallet').length,
    ).toBeGreaterThan(before),
  );
});

test('a top-up that failed says that nothing was charged', async () => {
  status = 'rejected';
  await open('?topup=9&payment=failed');
  expect(
    await screen.findByText(
      'Nothing was charged. Try again or pay another way.',
    ),
  ).toBeVisible();
});

test('offers no top-up where nobody takes cards', async () => {
  const faked = withFakeAnswers(api, ({ path }) =>
    path === '/rest/payments'
      ? [{ id: 1, tag: 'cash', title: 'Cash', active: true }]
      : undefined,
  );
  await renderApp(<WalletContainer />, { api: faked, path: '/wallet' });
  await screen.findByRole('region', { name: 'Balance' });
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: /^Top up/ })).toBeNull();
  });
});
