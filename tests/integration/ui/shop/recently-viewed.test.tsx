import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { RecentShops } from '@/containers/shop/recent/recent-row';
import { ShopsToTryRows } from '@/containers/shop/recent/shops-to-try-rows';
import { UserMenuContainer } from '@/containers/account/user-menu/user-menu-container';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { createProduct } from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';
import {
  recentlyViewed,
  rememberViewed,
} from '@/utils/browser/recently-viewed';

let shops: TestShop[];

test.beforeAll(async () => {
  shops = [];
  for (let at = 0; at < 2; at += 1) {
    const shop = await createShop(api.db);
    await createProduct(api.db, shop.id);
    shops.push(shop);
  }
});

const open = (): Promise<RenderedApp> =>
  renderApp(
    <>
      <UserMenuContainer />
      <RecentShops />
    </>,
    { api },
  );
const row = () => screen.findByRole('region', { name: 'Recently viewed' });

test('a shop whose page was shown stands in the row, newest first', async () => {
  for (const shop of shops) {
    const path = `/restaurant/${shop.id}`;
    const view = await renderApp(<ShopPageContainer id={shop.id} />, {
      api,
      path,
    });
    await waitFor(() => expect(recentlyViewed()[0]).toBe(shop.uuid));
    view.unmount();
  }
  await open();
  await screen.findByRole('link', { name: /Kitchen 1/ });
  const links = within(await row()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [...shops].reverse().map(({ id }) => `/restaurant/${id}`),
  );
});

test('there is no row, and nothing is asked for, where nothing was seen', async () => {
  const { network } = await open();
  await act(() => import('@/containers/shop/recent/recent-list'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(network.sent('GET', '/rest/shops')).toEqual([]);
});

test('there is no row when none of what was seen is left', async () => {
  rememberViewed('00000000-0000-4000-8000-000000000000');
  const { network } = await open();
  await waitFor(() =>
    expect(network.sent('GET', '/rest/shops')).toHaveLength(1),
  );
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

/** The row at an entry of the history, named as Next.js does it. */
function AtEntry({ entry }: Readonly<{ entry: string }>) {
  useState(() => window.history.replaceState({ key: entry }, ''));
  return <RecentShops />;
}

test('Back found a row above the list that was not there: an entry of the history shows what it showed first', async () => {
  let view = await renderApp(<AtEntry entry="left" />, { api });
  expect(screen.queryByRole('region')).toBeNull();
  view.unmount();
  rememberViewed(shops[0]?.uuid ?? '');
  view = await renderApp(<AtEntry entry="left" />, { api });
  await act(() => import('@/containers/shop/recent/recent-list'));
  expect(screen.queryByRole('region')).toBeNull();
  view.unmount();
  await renderApp(<AtEntry entry="new" />, { api });
  await within(await row()).findByRole('link');
});

test('what was seen is not recommended once more under an empty cart', async () => {
  const [seen, other] = shops;
  rememberViewed(seen?.uuid ?? '');
  await renderApp(<ShopsToTryRows />, { api });
  await within(await row()).findByRole('link');
  const recommended = await screen.findByRole('region', {
    name: 'Recommended for you',
  });
  const links = () =>
    within(recommended)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  await waitFor(() => expect(links()).toContain(`/restaurant/${other?.id}`));
  expect(links()).not.toContain(`/restaurant/${seen?.id}`);
});

test('twelve are kept, none twice, and what cannot be read is none', () => {
  for (let at = 0; at < 14; at += 1) rememberViewed(`uuid-${at}`);
  rememberViewed('uuid-5');
  expect(recentlyViewed()).toHaveLength(12);
  expect(recentlyViewed().slice(0, 2)).toEqual(['uuid-5', 'uuid-13']);
  expect(new Set(recentlyViewed()).size).toBe(12);
  window.localStorage.setItem('sofra:recent:1', '{"not":"a list"}');
  expect(recentlyViewed()).toEqual([]);
  window.localStorage.setItem('sofra:recent:1', 'not json');
  expect(recentlyViewed()).toEqual([]);
});

test('logging out forgets it', async () => {
  await signInBrowser(
    api,
    await createUser(api.db, { firstname: 'Aziza', lastname: 'K' }),
  );
  rememberViewed(shops[0]?.uuid ?? '');
  const { user } = await open();
  await row();
  await user.click(screen.getByLabelText('Account of Aziza K'));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(recentlyViewed()).toEqual([]));
});
