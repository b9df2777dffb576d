import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { CartPageContainer } from '@/containers/cart/cart-page-container';
import { ReceiptContainer } from '@/containers/group-order/receipt/receipt-container';
import { InvitationContainer } from '@/containers/group-order/invitation-container';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { cartActions } from '@/redux/slices/cart';
import { api, it as test } from '@/tests/support/api/api-test';
import { linesOf } from '@/tests/support/cart/cart-browser';
import { orderBody } from '@/tests/support/factories/cart';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import {
  createGroup,
  type TestGroup,
  uuidOf,
} from '@/tests/support/factories/group';
import { moveOrder, placeOrder } from '@/tests/support/factories/order';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';
import { formatAmount } from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';

let group: TestGroup;

test.beforeAll(async () => {
  group = await createGroup(api);
});

async function joinAs(name: string, { code, shop } = group): Promise<void> {
  const view = await renderApp(<InvitationContainer code={code} />, {
    api,
    path: `/g/${code}`,
  });
  await view.user.type(await screen.findByLabelText('Your name'), name);
  const join = await screen.findByRole('button', { name: 'Join the order' });
  await view.user.click(join);
  await waitFor(() =>
    expect(view.router.current().asPath).toBe(`/restaurant/${shop.id}`),
  );
  view.unmount();
}

const choose = (view: RenderedApp, stockId: number): void =>
  act(() => {
    const line = cartLine({ shopId: group.shop.id, stockId });
    view.store.dispatch(cartActions.given(addOf(line)));
  });

test('a member who lost the network goes on choosing, and comes back with it', async () => {
  await joinAs('Malika');
  const id = group.shop.id;
  const page = <ShopPageContainer id={id} />;
  const view = await renderApp(page, { api, path: `/restaurant/${id}` });
  await waitFor(() =>
    expect(view.store.getState().cart.confirmed?.group).toBe(true),
  );
  view.network.cut(true);
  choose(view, group.dish);
  choose(view, group.side);
  expect(
    await screen.findByText('Your cart is not saved yet'),
  ).toBeInTheDocument();
  // Meanwhile somebody else changed the same cart.
  const other = await group.join('Timur');
  await group.choose(other, [[group.dish, 2]]);
  view.network.cut(false);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(view.store.getState().cart.commands).toEqual([]));
  const { data: cart } = (await group.own('GET', '')).body;
  const parts = cart.user_carts as { id: number; name: string }[];
  const held = (name: string) => {
    const me = { id: parts.find((part) => part.name === name)?.id };
    return linesOf({ body: { data: { ...cart, me } } } as never);
  };
  expect(held('Malika')).toEqual([
    [group.dish, 1],
    [group.side, 1],
  ]);
  expect(held('Timur')).toEqual([[group.dish, 2]]);
});

test('/cart is the group’s cart for who is in a group', async () => {
  await joinAs('Sherzod');
  await renderApp(<CartPageContainer />, { api, path: '/cart' });
  expect(
    await screen.findByRole('button', { name: 'Leave the group' }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /checkout/i })).toBeNull();
});

test('a member on the cart page is led to the receipt once the group has ordered', async () => {
  await joinAs('Aziza');
  const view = await renderApp(<CartPageContainer />, { api, path: '/cart' });
  await screen.findByRole('button', { name: 'Leave the group' });
  await group.eat([[group.dish, 1]]);
  const body = orderBody(group.cartId, group.shop.payments.cash);
  await placeOrder(api, group.owner, body);
  act(() => void view.store.dispatch(cartActions.expired()));
  await waitFor(() =>
    expect(view.router.current().asPath).toMatch(/^\/group\/receipt\//),
  );
});

test('who comes back after the group has ordered is told, with the way to the receipt', async () => {
  const own = await createGroup(api);
  await joinAs('Kamila', own);
  await own.eat([[own.dish, 1]]);
  const body = orderBody(own.cartId, own.shop.payments.cash);
  await placeOrder(api, own.owner, body);
  const view = await renderApp(<CartPageContainer />, { api, path: '/cart' });
  expect(
    await screen.findByText('This group order has been placed.'),
  ).toBeVisible();
  expect(
    await screen.findByRole('heading', { name: 'Your cart is empty' }),
  ).toBeVisible();
  await view.user.click(
    screen.getByRole('button', { name: 'See the receipt' }),
  );
  expect(view.router.current().asPath).toMatch(/^\/group\/receipt\//);
});

test('a receipt in Arabic: its sums are those of English, each amount in its own direction', async () => {
  const own = await createGroup(api, { taxPercent: 7 });
  const member = await own.join('Malika');
  await own.choose(member, [[own.dish, 1]]);
  const body = orderBody(own.cartId, own.shop.payments.cash);
  await placeOrder(api, own.owner, body);
  const uuid = uuidOf(member);
  const { data } = (await api.get(`/rest/cart/receipts/${uuid}`)).body;
  await renderApp(<ReceiptContainer uuid={uuid} />, {
    api,
    lang: 'ar',
  });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(within(title).getByText('Malika').tagName).toBe('BDI');
  const amount = formatAmount(data.total, data.currency, separatorsOf('ar'));
  // texts are compared with their spaces as plain ones
  const [total] = screen.getAllByText(amount.replaceAll('\u00A0', ' '));
  expect(total).toHaveAttribute('dir', 'ltr');
});

test('a member follows the order that the group has placed, until it has ended', async () => {
  const own = await createGroup(api);
  const member = await own.join('Malika');
  await own.choose(member, [[own.dish, 1]]);
  const body = orderBody(own.cartId, own.shop.payments.cash);
  const { data: order } = (await placeOrder(api, own.owner, body)).body;
  await moveOrder(api, order.id, ['accepted', 'ready', 'on_a_way']);
  const uuid = uuidOf(member);
  const { unmount } = await renderApp(<ReceiptContainer uuid={uuid} />, {
    api,
  });
  expect(
    await screen.findByRole('heading', { name: /^Arriving / }),
  ).toBeVisible();
  const steps = screen.getByRole('list', { name: 'Progress of the order' });
  const [now] = within(steps)
    .getAllByRole('listitem')
    .filter((step) => step.getAttribute('aria-current') === 'step');
  expect(now).toHaveTextContent('On the way');
  unmount();
  await moveOrder(api, order.id, ['delivered']);
  await renderApp(<ReceiptContainer uuid={uuid} />, { api });
  await screen.findByRole('heading', { level: 1 });
  expect(
    screen.queryByRole('list', { name: 'Progress of the order' }),
  ).toBeNull();
});
