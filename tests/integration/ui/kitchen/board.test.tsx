import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import { OwnBoardsContainer } from '@/containers/kitchen/own-boards-container';
import { shops } from '@/server/db/schema/catalogue';
import { api, it as test } from '@/tests/support/api/api-test';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import { hearNewOrder, orderRow } from '@/tests/support/kitchen/heard-order';
import {
  Board,
  boardOf as boardFor,
  openBoard,
} from '@/tests/support/kitchen/open-board';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

afterEach(() => {
  localStorage.clear();
  connectNetwork(api).cut(false);
});

const boardOf = (shopId: number, body?: object) => boardFor(api, shopId, body);
const open = (token: string) => openBoard(api, token);

async function orderOnBoard() {
  const order = await hearNewOrder(api);
  const token = await boardOf(order.shop.id);
  const { numberOfDay } = await orderRow(api, order.id);
  return { ...order, token, number: numberOfDay ?? order.id };
}

const column = (name: string): HTMLElement =>
  screen.getByRole('region', { name: new RegExp(`^${name} `) });
const isAct = ({ path }: { readonly path: string }): boolean =>
  path.endsWith('/acts');

test('a new order is accepted, finished and handed over, each by one press', async () => {
  const { id, number, token } = await orderOnBoard();
  const { network, user } = await open(token);
  await screen.findByRole('article', { name: `Order ${number}` });
  expect(
    within(column('New')).getByRole('button', { name: /Silence/ }),
  ).toBeVisible();
  await user.click(
    screen.getByRole('button', { name: /^Accept, ready in 20 min/ }),
  );
  const ready = await within(column('Cooking')).findByRole('button', {
    name: 'Ready',
  });
  await waitFor(async () =>
    expect(await orderRow(api, id)).toMatchObject({
      status: 'accepted',
      readyBy: expect.any(Date) as Date,
    }),
  );
  await user.click(ready);
  const head = { name: new RegExp(`^Number ?${number}`) };
  expect(within(column('Ready')).getByRole('button', head)).toHaveFocus();
  await user.click(
    await within(column('Ready')).findByRole('button', { name: 'Handed over' }),
  );
  await waitFor(async () =>
    expect((await orderRow(api, id)).status).toBe('on_a_way'),
  );
  expect(
    network.calls.filter(isAct).map(({ body }) => body.act.kind as string),
  ).toEqual(['accept', 'ready', 'hand_over']);
  expect(column('On the way')).toBeVisible();
});

test('a press without a network is marked, kept over a reload, and sent once', async () => {
  const { id, number, token } = await orderOnBoard();
  const first = await open(token);
  await screen.findByRole('article', { name: `Order ${number}` });
  first.network.cut(true);
  await first.user.click(
    screen.getByRole('button', { name: /^Accept, ready in 15 min/ }),
  );
  expect(await screen.findByText('Not sent yet')).toBeVisible();
  expect(column('Cooking')).toHaveTextContent(String(number));
  first.unmount();
  expect((await orderRow(api, id)).status).toBe('new');
  first.network.cut(false);
  const tried = first.network.calls.filter(isAct).length;
  const again = await open(token);
  await waitFor(async () =>
    expect((await orderRow(api, id)).status).toBe('accepted'),
  );
  await waitFor(() =>
    expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument(),
  );
  expect(again.network.calls.filter(isAct)).toHaveLength(tried + 1);
});

test('an Accept that arrives after the customer cancelled is told', async () => {
  const { id, number, shopper, token } = await orderOnBoard();
  const { network, user } = await open(token);
  await screen.findByRole('article', { name: `Order ${number}` });
  network.cut(true);
  await user.click(
    screen.getByRole('button', { name: /^Accept, ready in 15 min/ }),
  );
  await screen.findByText('Not sent yet');
  const cancelled = await api.post(
    `/dashboard/user/orders/${id}/status/change?status=cancelled`,
    {},
    shopper,
  );
  expect(cancelled.status).toBe(200);
  network.cut(false);
  window.dispatchEvent(new Event('online'));
  expect(
    await screen.findByText(
      /was cancelled at .*, before your press arrived · The customer cancelled it$/,
    ),
  ).toBeVisible();
  expect((await orderRow(api, id)).status).toBe('cancelled');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('a refusal needs a reason, and is told with it', async () => {
  const { id, number, token } = await orderOnBoard();
  const { user } = await open(token);
  await screen.findByRole('article', { name: `Order ${number}` });
  await user.click(screen.getByRole('button', { name: 'Refuse…' }));
  const hidden = { hidden: true };
  const refuse = await screen.findByRole('button', {
    name: 'Refuse the order',
    ...hidden,
  });
  await user.click(refuse);
  expect(await screen.findByText('Choose a reason')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Too busy/, ...hidden }));
  await user.click(refuse);
  await waitFor(async () =>
    expect(await orderRow(api, id)).toMatchObject({
      status: 'cancelled',
      refusedReason: 'too_busy',
    }),
  );
  expect(await screen.findByText(/^Paused until/)).toBeVisible();
});

test('the shop is paused, and takes orders again', async () => {
  const { shop, token } = await orderOnBoard();
  const { user } = await open(token);
  await user.click(await screen.findByRole('button', { name: '30 min' }));
  await screen.findByText(/^Paused until/);
  const paused = async (): Promise<boolean> => {
    const rows = await api.db.select().from(shops);
    return rows.find(({ id }) => id === shop.id)?.pausedUntil != null;
  };
  // shown at the press, kept a moment later
  await waitFor(async () => expect(await paused()).toBe(true));
  expect(screen.getByRole('button', { name: 'End the pause' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'End the pause' }));
  expect(await screen.findByRole('button', { name: '30 min' })).toBeVisible();
  await waitFor(async () => expect(await paused()).toBe(false));
});

test('a board behind a PIN says how many tries are left, and opens by the right one', async () => {
  const { shop } = await orderOnBoard();
  const token = await boardOf(shop.id, { pin: '2468' });
  const { network, user } = await open(token);
  const field = await screen.findByLabelText('PIN');
  await user.type(field, '1111');
  await user.click(screen.getByRole('button', { name: 'Open the board' }));
  expect(await screen.findByText('Wrong PIN. Tries left: 4')).toBeVisible();
  await user.type(field, '2468');
  await user.click(screen.getByRole('button', { name: 'Open the board' }));
  expect(await screen.findByText('Pause orders')).toBeVisible();
  expect(
    network.calls.some(
      ({ headers, method }) => method === 'GET' && headers.get('X-Board-Key'),
    ),
  ).toBe(true);
});

test('a link that has ended says so, and how to get another', async () => {
  await open('x'.repeat(43));
  expect(
    await screen.findByRole('heading', { name: 'This board is closed' }),
  ).toBeVisible();
});

test('a board that cannot be loaded is no empty one, and is loaded by a press', async () => {
  const { number, token } = await orderOnBoard();
  const network = connectNetwork(api);
  network.cut(({ path }) => path.startsWith('/rest/kitchen/boards'));
  const { user } = await renderApp(<Board token={token} />, {
    api,
    path: `/board/${token}`,
  });
  expect(
    await screen.findByRole('heading', { name: 'The board cannot be loaded' }),
  ).toBeVisible();
  network.cut(false);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('article', { name: `Order ${number}` }),
  ).toBeVisible();
});

test('the account that owns the shop opens its board without a link', async () => {
  const { number, shop, shopper } = await orderOnBoard();
  await api.db
    .update(shops)
    .set({ ownerId: shopper.userId })
    .where(eq(shops.id, shop.id));
  await signInBrowser(api, {
    id: shopper.userId,
    firstname: 'Aziz',
    lastname: 'Rahimov',
  });
  const network = connectNetwork(api);
  await renderApp(<OwnBoardsContainer />, { api, path: '/board' });
  expect(
    await screen.findByRole('article', { name: `Order ${number}` }),
  ).toBeVisible();
  expect(
    network.sent('GET', `/dashboard/user/boards/${shop.id}`).length,
  ).toBeGreaterThan(0);
});
