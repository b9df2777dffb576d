import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { LikedContainer } from '@/containers/shop/liked/liked-container';
import { UserMenuContainer } from '@/containers/account/user-menu/user-menu-container';
import { likeToggled } from '@/redux/slices/liked';
import { api, it as test } from '@/tests/support/api/api-test';
import { connectNetwork } from '@/tests/support/browser/browser-network';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';

const PATH = '/dashboard/user/likes';
const KEY = 'persist:sofra';

let shops: TestShop[];

test.beforeAll(async () => {
  shops = [];
  for (let at = 0; at < 3; at += 1) shops.push(await createShop(api.db));
  shops.push(await createShop(api.db, { latitude: 40.1, longitude: 67.8 }));
});

const uuid = (at: number): string => shops[at]?.uuid ?? '';

/** What this browser kept before the page was opened. */
function keep(uuids: readonly string[], owner: number | null = null): void {
  const slices = {
    liked: { uuids, owner },
    _persist: { version: 1, rehydrated: true },
  };
  const parts = Object.entries(slices).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(parts)));
}

const open = (): Promise<RenderedApp> =>
  renderApp(
    <>
      <UserMenuContainer />
      <LikedContainer />
    </>,
    { api, path: '/liked' },
  );

/** The same with a network that fails from the start. */
async function openCut(
  what: Parameters<RenderedApp['network']['cut']>[0],
): Promise<RenderedApp> {
  connectNetwork(api).cut(what);
  return open();
}

interface Customer {
  readonly id: number;
  readonly token: string;
}

async function signIn(): Promise<Customer> {
  const user = await createUser(api.db, { firstname: 'Aziza', lastname: 'K' });
  return { id: user.id, token: await signInBrowser(api, user) };
}

async function likesOf({ token }: Customer): Promise<string[]> {
  const { body } = await api.get(PATH, { token });
  return (body.data as { uuids: string[] }).uuids;
}

const likedBy = (customer: Customer, uuids: string[]) =>
  api.post(PATH, { uuids }, { token: customer.token });
const titles = () =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);
const heart = (name: string) =>
  screen.findByRole('button', { name: `Save ${name}` });
const press = (view: RenderedApp, at: number) =>
  act(() => void view.store.dispatch(likeToggled(uuid(at))));

test('a visitor sees what the browser kept, newest first, and what is true of it now', async () => {
  keep([uuid(1), uuid(0), '00000000-0000-4000-8000-000000000000']);
  const { network } = await open();
  await heart('Kitchen 2');
  expect(titles()).toEqual(['Kitchen 2', 'Kitchen 1']);
  const [call] = network.sent('GET', '/rest/shops');
  expect(call?.query.get('address[latitude]')).not.toBeNull();
  expect(network.sent('GET', PATH)).toEqual([]);
});

test('without anything saved it says how to begin and where to go', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Nothing saved yet' });
  expect(
    screen.getByRole('link', { name: 'Browse restaurants' }),
  ).toHaveAttribute('href', '/');
});

test('a place that does not deliver to the address says so', async () => {
  keep([uuid(3)]);
  await open();
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('Does not deliver to your address');
  expect(card).not.toHaveTextContent('min');
});

test('what is taken out goes at once, and comes back to its place', async () => {
  keep([uuid(0), uuid(1), uuid(2)]);
  const { network, store, user } = await open();
  await user.click(await heart('Kitchen 2'));
  expect(titles()).toEqual(['Kitchen 1', 'Kitchen 3']);
  const third = screen.getByRole('button', { name: 'Save Kitchen 3' });
  await waitFor(() => expect(third).toHaveFocus());
  await screen.findByText('No longer saved: Kitchen 2');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Kitchen 1', 'Kitchen 2', 'Kitchen 3']);
  expect(store.getState().liked.uuids).toEqual([uuid(0), uuid(1), uuid(2)]);
  expect(network.sent('GET', '/rest/shops')).toHaveLength(1);
});

test('a list that does not come says so and can be asked for again', async () => {
  keep([uuid(0)]);
  const { network, user } = await openCut(({ path }) => path === '/rest/shops');
  const alert = await screen.findByRole('alert');
  network.cut(false);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await heart('Kitchen 1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('signing in merges what the browser and the account have, once', async () => {
  const customer = await signIn();
  await likedBy(customer, [uuid(2)]);
  keep([uuid(1), uuid(0)]);
  const { network, store } = await open();
  await waitFor(() =>
    expect(store.getState().liked).toEqual({
      owner: customer.id,
      uuids: [uuid(1), uuid(0), uuid(2)],
    }),
  );
  await waitFor(() =>
    expect(titles()).toEqual(['Kitchen 2', 'Kitchen 1', 'Kitchen 3']),
  );
  expect(await likesOf(customer)).toEqual([uuid(1), uuid(0), uuid(2)]);
  expect(network.sent('POST', PATH)).toHaveLength(1);
});

test('what another device took back stays away', async () => {
  const customer = await signIn();
  await likedBy(customer, [uuid(2)]);
  keep([uuid(0), uuid(2)], customer.id);
  const { network, store } = await open();
  await waitFor(() => expect(store.getState().liked.uuids).toEqual([uuid(2)]));
  expect(network.sent('POST', PATH)).toEqual([]);
});

test('the likes of another account are not taken over', async () => {
  const customer = await signIn();
  keep([uuid(0)], customer.id + 1_000);
  const { store } = await open();
  await waitFor(() =>
    expect(store.getState().liked).toEqual({ owner: customer.id, uuids: [] }),
  );
  expect(await likesOf(customer)).toEqual([]);
});

test('presses of a customer show at once and reach the account', async () => {
  const customer = await signIn();
  const view = await open();
  await waitFor(() =>
    expect(view.store.getState().liked.owner).toBe(customer.id),
  );
  press(view, 0);
  press(view, 1);
  press(view, 0);
  expect(view.store.getState().liked.uuids).toEqual([uuid(1)]);
  await waitFor(async () => expect(await likesOf(customer)).toEqual([uuid(1)]));
  expect(view.store.getState().liked.uuids).toEqual([uuid(1)]);
});

test('a press that does not reach the account is taken back, and said', async () => {
  const customer = await signIn();
  await likedBy(customer, [uuid(2)]);
  const view = await open();
  await waitFor(() =>
    expect(view.store.getState().liked.uuids).toEqual([uuid(2)]),
  );
  view.network.cut(({ method, path }) => path === PATH && method !== 'GET');
  press(view, 0);
  await screen.findByText(/^It was not saved/);
  expect(view.store.getState().liked.uuids).toEqual([uuid(2)]);
  await view.user.click(await heart('Kitchen 3'));
  await screen.findByText(/^It is still saved/);
  await waitFor(() => expect(titles()).toEqual(['Kitchen 3']));
  expect(await likesOf(customer)).toEqual([uuid(2)]);
});

test('without a network the browser keeps its list, and it is merged when the network is back', async () => {
  const customer = await signIn();
  await likedBy(customer, [uuid(1)]);
  keep([uuid(0)]);
  const { network, store } = await openCut(({ path }) => path === PATH);
  await waitFor(() =>
    expect(network.sent('POST', PATH).length).toBeGreaterThan(0),
  );
  expect(store.getState().liked).toEqual({ owner: null, uuids: [uuid(0)] });
  network.cut(false);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(store.getState().liked).toEqual({
      owner: customer.id,
      uuids: [uuid(0), uuid(1)],
    }),
  );
});

test('logging out clears the browser’s list and leaves the account’s', async () => {
  const customer = await signIn();
  await likedBy(customer, [uuid(0), uuid(1)]);
  const { network, store, user } = await open();
  await heart('Kitchen 1');
  await user.click(screen.getByLabelText('Account of Aziza K'));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  const nothing = { owner: null, uuids: [] };
  await waitFor(() => expect(store.getState().liked).toEqual(nothing));
  await waitFor(() =>
    expect(window.localStorage.getItem(KEY) ?? '').not.toContain(uuid(0)),
  );
  expect(network.sent('DELETE', PATH)).toEqual([]);
});

test('another tab’s likes are seen in this one', async () => {
  keep([uuid(0)]);
  const { store } = await open();
  await heart('Kitchen 1');
  keep([uuid(1), uuid(0)]);
  const newValue = window.localStorage.getItem(KEY);
  const event = new StorageEvent('storage', { key: KEY, newValue });
  act(() => void window.dispatchEvent(event));
  expect(store.getState().liked.uuids).toEqual([uuid(1), uuid(0)]);
  await heart('Kitchen 2');
});
