import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect } from 'vitest';
import { OrderDetailContainer } from '@/containers/order/detail/order-detail-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { fillCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { createProduct } from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { withFakeAnswers } from '@/tests/support/fake-answers';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const URL = 'https://pay.example/p/1';

let shop: TestShop;
let stockId: number;
let id: number;

/** What the order's transaction is while a card is to pay it. */
let transaction: object;
let awaiting: boolean;
/** Where paying leads; null: it is settled. */
let url: string | null;

test.beforeAll(async () => {
  shop = await createShop(api.db);
  stockId = (await createProduct(api.db, shop.id)).stockId;
});

beforeEach(async () => {
  const customer = await createUser(api.db);
  const token = await signInBrowser(api, customer);
  const shopper = { token, userId: customer.id };
  const cartId = await fillCart(api, shopper, { shopId: shop.id, stockId });
  const body = orderBody(cartId, shop.payments.cash);
  const answer = await placeOrder(api, shopper, body);
  ({ id } = (answer.body as { data: { id: number } }).data);
  awaiting = true;
  url = URL;
  transaction = {
    id: 7,
    price: 10,
    status: 'progress',
    payment_system: { id: shop.payments.card, tag: 'card', title: 'Card' },
    perform_time: null,
    source: null,
  };
});

function open(query = '') {
  const faked = withFakeAnswers(
    api,
    ({ method, path }) =>
      method === 'POST' && path === `/payments/order/${id}/transactions`
        ? { ...transaction, url }
        : undefined,
    (path, data) => {
      if (path !== `/dashboard/user/orders/${id}`) return data;
      const inTenMinutes = new Date(Date.now() + 600_000).toISOString();
      return {
        ...data,
        awaiting_payment: awaiting,
        pay_until: inTenMinutes,
        transaction,
      };
    },
  );
  return renderApp(<OrderDetailContainer id={id} />, {
    api: faked,
    path: `/orders/${id}${query}`,
  });
}

const sentKeys = ({ network }: Awaited<ReturnType<typeof open>>) =>
  network
    .sent('POST', `/payments/order/${id}/transactions`)
    .map(({ body, headers }) => [
      (body as { payment_sys_id: number }).payment_sys_id,
      headers.get('idempotency-key'),
    ]);

describe('an order that waits for its payment', () => {
  test('says until when, and leaves for the payment page once however often it is pressed', async () => {
    const view = await open();
    expect(
      await screen.findByRole('heading', { name: 'Waiting for payment' }),
    ).toBeVisible();
    expect(
      screen.getByText(/^Pay by .* or the order is cancelled$/),
    ).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^\D?0?9:5\d|10:00/);
    const button = await screen.findByRole('button', { name: /^Pay now · \$/ });
    await view.user.dblClick(button);
    await waitFor(() => expect(view.tab.assigned).toEqual([URL]));
    await view.user.click(button);
    expect(sentKeys(view)).toHaveLength(1);
  });

  test('promises no time before it is paid', async () => {
    await open();
    await screen.findByRole('button', { name: /^Pay now · \$/ });
    const steps = screen.getByRole('list', { name: 'Progress of the order' });
    expect(steps).toHaveTextContent('Placed');
    expect(steps).not.toHaveTextContent(/about/);
  });

  test('is paid once by two presses of one moment', async () => {
    const view = await open();
    const button = await screen.findByRole('button', { name: /^Pay now · \$/ });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(view.tab.assigned).toEqual([URL]));
    expect(sentKeys(view)).toHaveLength(1);
  });

  test('is paid another way, and then waits no more', async () => {
    const view = await open();
    await view.user.click(
      await screen.findByText('Choose another way', { selector: 'summary' }),
    );
    await view.user.click(screen.getByRole('radio', { name: /Cash/ }));
    url = null;
    awaiting = false;
    await view.user.click(
      screen.getByRole('button', { name: /^Pay with cash/ }),
    );
    await waitFor(() => expect(screen.queryByText(/^Pay by/)).toBeNull());
    expect(sentKeys(view)).toEqual([[shop.payments.cash, expect.any(String)]]);
    expect(view.tab.assigned).toEqual([]);
  });

  test('asks with the same key when the answer was lost', async () => {
    const view = await open();
    const button = await screen.findByRole('button', { name: /^Pay now · \$/ });
    const isPay = ({ path }: { path: string }) => path.includes('/payments/');
    view.network.lose(isPay);
    await view.user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach the server',
    );
    view.network.lose(() => false);
    await view.user.click(button);
    await waitFor(() => expect(view.tab.assigned).toEqual([URL]));
    const keys = sentKeys(view).map(([, key]) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('tells of a payment that failed', async () => {
    await open('?payment=failed');
    expect(
      await screen.findByText('The payment did not go through'),
    ).toBeVisible();
    expect(
      await screen.findByRole('button', { name: /^Pay now/ }),
    ).toBeEnabled();
  });

  test('after the return finds out what became of it, and offers no second payment meanwhile', async () => {
    await open('?payment=paid');
    expect(await screen.findByText('Checking your payment…')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    awaiting = false;
    transaction = {
      ...transaction,
      status: 'paid',
      source: 'Visa •••• 4242',
      perform_time: new Date().toISOString(),
    };
    expect(await screen.findByText('Visa •••• 4242')).toBeVisible();
    expect(
      screen.getByText(/^.?\$10\.00.?, charged at \d\d:\d\d$/),
    ).toBeVisible();
    expect(screen.queryByText('Checking your payment…')).toBeNull();
  });

  test.for([
    ['pending', 'Your money is on its way back to you'],
    [
      'refused',
      'The bank did not accept the refund. We are taking care of it.',
    ],
    ['done', /^.?\$10\.00.? went back to you$/],
  ] as const)(
    'says of a refund that is %s what it is',
    async ([state, text]) => {
      awaiting = false;
      transaction = { ...transaction, status: 'refunded', refund_state: state };
      await open();
      expect(await screen.findByText(text)).toBeVisible();
    },
  );
});
