import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { InvitationContainer } from '@/containers/group-order/invitation-container';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { cartActions } from '@/redux/slices/cart';
import { orderDraftChanged } from '@/redux/slices/order';
import { userCartActions } from '@/redux/slices/user-cart';
import { api, it as test } from '@/tests/support/api/api-test';
import { createGroup, type TestGroup } from '@/tests/support/factories/group';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';
import { liveAt } from '@/tests/support/ui/shop-page';
import { rememberChoice, rememberedChoice } from '@/utils/browser/remember';
import { COOKIES } from '@/utils/constants/cookies';

const groups: TestGroup[] = [];
let group: TestGroup;

test.beforeAll(async () => {
  // before the first menu is kept
  for (let made = 0; made < 6; made += 1)
    groups.push(await createGroup(api, { deliveryStartMinor: 300 }));
});

beforeEach(() => {
  const next = groups.pop();
  if (!next) throw new Error('there are no groups left');
  group = next;
});
afterEach(() => localStorage.clear());

const choose = (mode: string) =>
  group.own('PUT', `/group/${group.cartId}`, { mode });

const modeOnServer = async (): Promise<unknown> =>
  (await group.own('GET', '')).body.data.group_order.mode;

const openShop = (): Promise<RenderedApp> =>
  renderApp(<ShopPageContainer id={group.shop.id} />, {
    api,
    path: `/restaurant/${group.shop.id}`,
  });

async function openAsOwner(): Promise<RenderedApp> {
  const owner = { id: group.owner.userId, firstname: 'Dilnoza', lastname: '' };
  await signInBrowser(api, owner);
  const view = await openShop();
  await screen.findByText('Everyone adds their own, you check out once.');
  return view;
}

async function openAsMember(): Promise<RenderedApp> {
  const { code } = group;
  const { router, unmount, user } = await renderApp(
    <InvitationContainer code={code} />,
    {
      api,
      path: `/g/${code}`,
    },
  );
  await user.type(await screen.findByLabelText('Your name'), 'Malika');
  const join = screen.getByRole('button', { name: 'Join the order' });
  await user.click(join);
  await waitFor(() =>
    expect(router.current().asPath).toContain('/restaurant/'),
  );
  unmount();
  const view = await openShop();
  await screen.findByRole('heading', { name: 'Your dishes' });
  return view;
}

const radio = (name: string) => screen.getByRole('radio', { name });

test('the owner’s choice is the group’s, its sum and their own cookie’s', async () => {
  await group.eat([[group.dish, 1]]);
  const { user } = await openAsOwner();
  expect(radio('Delivery')).toBeChecked();
  await user.click(radio('Pickup'));
  await waitFor(async () => expect(await modeOnServer()).toBe('pickup'));
  expect(rememberedChoice(COOKIES.mode)).toBe('pickup');
  expect(await screen.findByText('Ready in 20 min')).toBeVisible();
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: /^Continue to checkout.*\$10\.00/ }),
    ).toBeVisible(),
  );
});

test('what the owner chooses anywhere and changes at once goes to the group, the last one counts', async () => {
  const { store } = await openAsOwner();
  act(() => {
    store.dispatch(orderDraftChanged({ delivery_type: 'pickup' }));
  });
  await waitFor(async () => expect(await modeOnServer()).toBe('pickup'));
  act(
    () => void store.dispatch(orderDraftChanged({ delivery_type: 'delivery' })),
  );
  act(
    () => void store.dispatch(orderDraftChanged({ delivery_type: 'pickup' })),
  );
  act(
    () => void store.dispatch(orderDraftChanged({ delivery_type: 'delivery' })),
  );
  await waitFor(async () => expect(await modeOnServer()).toBe('delivery'));
  await waitFor(() => expect(radio('Delivery')).toBeChecked());
});

test('another device of the owner is followed, from the first on', async () => {
  rememberChoice(COOKIES.mode, 'delivery');
  await choose('pickup');
  const { store } = await openAsOwner();
  await waitFor(() => expect(rememberedChoice(COOKIES.mode)).toBe('pickup'));
  expect(radio('Pickup')).toBeChecked();
  await choose('delivery');
  act(() => void store.dispatch(userCartActions.expired()));
  await waitFor(() => expect(rememberedChoice(COOKIES.mode)).toBe('delivery'));
  expect(await modeOnServer()).toBe('delivery');
});

test('a choice that does not reach the group is taken back, and said', async () => {
  await choose('delivery');
  const { network, user } = await openAsOwner();
  network.refuse(({ path }) => path.includes('/cart/group/'), 500);
  await user.click(radio('Pickup'));
  expect(await screen.findByText('That did not work')).toBeVisible();
  await waitFor(() => expect(radio('Delivery')).toBeChecked());
  expect(rememberedChoice(COOKIES.mode)).toBe('delivery');
});

test('a member reads how it is had and cannot choose; their own choice is for other orders', async () => {
  await choose('pickup');
  await group.eat([[group.side, 1]]);
  const { store } = await openAsMember();
  expect(screen.getByText('Pickup')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Pickup' })).toBeNull();
  expect(await screen.findByText('Ready in 20 min')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: 'Have it delivered' }),
  ).toBeNull();
  expect(rememberedChoice(COOKIES.mode)).toBeUndefined();
  // the owner changes it meanwhile: it is seen, and said once
  await choose('delivery');
  act(() => void store.dispatch(cartActions.expired()));
  expect(
    await screen.findByText('Delivery', { selector: '[role="status"]' }),
  ).toBeInTheDocument();
  expect(screen.queryByText('Pickup')).toBeNull();
  expect(store.getState().order.delivery_type).toBe('delivery');
});

test('a member far away is not told to pick up what goes to the owner', async () => {
  await choose('delivery');
  liveAt('Far away', 41.6, 69.9);
  await openAsMember();
  expect(screen.queryByText(/^This place does not deliver/)).toBeNull();
  expect(
    screen.queryByRole('button', { name: 'Pick it up instead' }),
  ).toBeNull();
});
