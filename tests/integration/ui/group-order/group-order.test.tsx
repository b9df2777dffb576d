import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { InvitationContainer } from '@/containers/group-order/invitation-container';
import { ReceiptContainer } from '@/containers/group-order/receipt/receipt-container';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { cartActions } from '@/redux/slices/cart';
import { userCartActions } from '@/redux/slices/user-cart';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { shops } from '@/server/db/schema/catalogue';
import { settingsQueries } from '@/services/settings/settings-queries';
import { api, it as test } from '@/tests/support/api/api-test';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import { createGroup, type TestGroup } from '@/tests/support/factories/group';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';
import { loginForGroup } from '@/utils/group-order/start-intent';

/** Made before the first page is opened, whose menus are kept from then on. */
const groups: TestGroup[] = [];

const GROUPS = 7;

test.beforeAll(async () => {
  for (let made = 0; made < GROUPS; made += 1)
    groups.push(await createGroup(api));
});

function nextGroup(): TestGroup {
  const group = groups.pop();
  if (!group) throw new Error(`there are only ${GROUPS} groups`);
  return group;
}

const button = (name: RegExp | string) => screen.findByRole('button', { name });

/** A shop's page as the server sends it: with the settings, which open group orders. */
async function openShop(id: number): Promise<RenderedApp> {
  const page = <ShopPageContainer id={id} />;
  const view = await renderApp(page, { api, path: `/restaurant/${id}` });
  await act(async () => {
    const { queryKey } = settingsQueries.settings();
    const on = { id: 1, key: 'group_order', value: '1' };
    view.client.setQueryData(queryKey, [on] as never);
    await Promise.resolve();
  });
  return view;
}

const openInvitation = (code: string): Promise<RenderedApp> =>
  renderApp(<InvitationContainer code={code} />, { api, path: `/g/${code}` });

async function openAsOwner(group: TestGroup): Promise<RenderedApp> {
  const owner = { id: group.owner.userId, firstname: 'Dilnoza', lastname: '' };
  await signInBrowser(api, owner);
  return openShop(group.shop.id);
}

async function memberNamed(name: string): Promise<HTMLElement> {
  const list = await screen.findByRole('list', { name: 'Members' });
  const rows = await within(list).findAllByRole('listitem');
  const row = rows.find(({ textContent }) => textContent.includes(name));
  if (!row) throw new Error(`${name} is not in the group`);
  return row;
}

test('an invitation says for how much and who pays, and lets one in by name', async () => {
  const group = nextGroup();
  await group.own('PUT', `/group/${group.cartId}`, {
    spending_limit: 15,
    split: 'value',
  });
  const { network, router, user } = await openInvitation(group.code);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    /invites you to order together/,
  );
  expect(screen.getByText(/^Up to/)).toHaveTextContent('$15.00');
  expect(
    screen.getByText('The fees are shared by what each ordered'),
  ).toBeVisible();
  await user.click(await button('Join the order'));
  const name = screen.getByLabelText('Your name');
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription('Enter your name'),
  );
  expect(name).toHaveFocus();
  await user.type(name, 'Malika');
  await user.click(await button('Join the order'));
  await waitFor(() =>
    expect(router.current().asPath).toBe(`/restaurant/${group.shop.id}`),
  );
  expect(network.sent('POST', '/rest/cart/open')[0]?.body).toMatchObject({
    name: 'Malika',
  });
});

test('a link that nobody can join by says so and leads on', async () => {
  await openInvitation('no-such-code-at-all');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'You cannot join. Invalid group order',
  );
  expect(
    screen.getByRole('link', { name: 'Browse restaurants' }),
  ).toBeVisible();
});

test('an invitation that did not load is asked for again', async () => {
  const group = nextGroup();
  const network = connectNetwork(api);
  network.cut((call) => call.path.includes('/invitation/'));
  const { user } = await openInvitation(group.code);
  const again = await button('Try again');
  network.cut(false);
  await user.click(again);
  expect(await screen.findByLabelText('Your name')).toBeVisible();
});

test('a visitor who starts a group order signs in first and it starts on the way back', async () => {
  const { shop } = nextGroup();
  const { router, unmount, user } = await openShop(shop.id);
  await user.click(await button('Group order'));
  const login = loginForGroup(`/restaurant/${shop.id}`);
  await waitFor(() => expect(router.current().asPath).toBe(login));
  unmount();
  await signInBrowser(api, await createUser(api.db));
  const { network } = await openShop(shop.id);
  expect(
    await screen.findByText('Everyone adds their own, you check out once.'),
  ).toBeVisible();
  const started = network.calls.filter(({ path }) =>
    path.includes('/set-group/'),
  );
  expect(started).toHaveLength(1);
});

test('the owner sees who chose what, chooses who pays, and takes somebody out after a question', async () => {
  const group = nextGroup();
  const timur = await group.join('Timur');
  await group.choose(timur, [[group.dish, 2]]);
  const { network, user } = await openAsOwner(group);
  const row = await memberNamed('Timur');
  expect(row).toHaveTextContent('2 dishes');
  expect(row).toHaveTextContent('Choosing');
  expect(screen.getByText(/Timur.* is still choosing\./)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Split equally' }));
  await waitFor(() =>
    expect(
      network.sent('PUT', `/dashboard/user/cart/group/${group.cartId}`)[0]
        ?.body,
    ).toMatchObject({ split: 'equal' }),
  );
  await user.click(await button(/^Continue to checkout/));
  expect(
    await screen.findByRole('dialog', { name: 'Go on without waiting?' }),
  ).toHaveTextContent('Timur');
  await user.click(await button('Wait'));
  await user.click(within(row).getAllByRole('button')[0] ?? row);
  await user.click(await button('Remove Timur'));
  await user.click(await button('Remove'));
  await waitFor(() =>
    expect(screen.queryByText('Timur')).not.toBeInTheDocument(),
  );
});

test('below the shop’s minimum the owner cannot go on, and is told what is missing', async () => {
  const group = nextGroup();
  await group.choose(await group.join('Timur'), [[group.dish, 1]]);
  await api.db
    .update(shops)
    .set({ minAmountMinor: 10_000 })
    .where(eq(shops.id, group.shop.id));
  forgetCached('');
  await openAsOwner(group);
  const onward = await button(/^Continue to checkout/);
  await waitFor(() => expect(onward).toBeDisabled());
  expect(onward).toHaveAccessibleDescription(
    /^Add .* to reach the .*\$100\.00.* minimum$/,
  );
});

test('what happens to the others is said once, politely', async () => {
  const group = nextGroup();
  const { store } = await openAsOwner(group);
  await screen.findByText('Everyone adds their own, you check out once.');
  await group.join('Malika');
  act(() => void store.dispatch(userCartActions.expired()));
  expect(await screen.findByText(/Malika.* joined\./)).toHaveAttribute(
    'role',
    'status',
  );
});

test('who was removed hears of it and what went with it', async () => {
  const group = nextGroup();
  const { router, unmount, user } = await openInvitation(group.code);
  await user.type(await screen.findByLabelText('Your name'), 'Malika');
  await user.click(await button('Join the order'));
  await waitFor(() =>
    expect(router.current().asPath).toContain('/restaurant/'),
  );
  unmount();
  const { store } = await openShop(group.shop.id);
  expect(
    await screen.findByRole('heading', { name: 'Your dishes' }),
  ).toBeVisible();
  const cart = await group.own('GET', '');
  const { user_carts: parts } = (
    cart.body as {
      data: { user_carts: { name: string; uuid: string }[] };
    }
  ).data;
  const { uuid } = parts.find(({ name }) => name === 'Malika') ?? {};
  const path = `/member/delete?cart_id=${group.cartId}&ids[0]=${uuid}`;
  expect((await group.own('DELETE', path)).status).toBe(200);
  act(() => void store.dispatch(cartActions.expired()));
  expect(
    await screen.findByText('You have been kicked from group order'),
  ).toBeVisible();
  expect(
    screen.queryByRole('heading', { name: 'Your dishes' }),
  ).not.toBeInTheDocument();
});

test('a receipt that is nobody’s did not load', async () => {
  await renderApp(<ReceiptContainer uuid="nobody" />, { api });
  expect(await button('Try again')).toBeVisible();
});
