import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished } from 'vitest';
import { api, it as test } from '@/tests/support/api/api-test';
import { followOtherTabs } from '@/redux/persistence';
import { orderDraftChanged } from '@/redux/slices/order';
import { pauseShop } from '@/server/domain/kitchen/pause-shop';
import { makeStore } from '@/redux/store';
import { forgetAddress } from '@/tests/support/browser/browser-address';
import {
  chipBar,
  createFilterCity,
  type FilterCity,
  listRegion,
  openList,
  shows,
} from '@/tests/support/ui/filter-city';
import { CITY_NOON, setClock } from '@/tests/support/test-clock';
import { rememberChoice, rememberedChoice } from '@/utils/browser/remember';
import { COOKIES } from '@/utils/constants/cookies';

let city: FilterCity;
test.beforeAll(async () => {
  city = await createFilterCity(api);
});
afterEach(forgetAddress);

describe('what stands above the list', () => {
  test('few shops need no advice', async () => {
    await openList(api);
    await shows('Mangal', 'Oven', 'Sleepy');
    expect(
      screen.queryByRole('region', { name: 'Recommended for you' }),
    ).not.toBeInTheDocument();
  });

  test('a category narrows the list, names it, and leads back', async () => {
    const { router, store, user } = await openList(api);
    const tiles = within(
      await screen.findByRole('navigation', { name: 'Categories' }),
    );
    await user.click(await tiles.findByRole('link', { name: 'Grill' }));
    await listRegion(/Grill near you/);
    await shows('Mangal');
    expect(router.current().asPath).toBe(`/?category_id=${city.grill}`);
    expect(store.getState().shopFilter.category_id).toBe(city.grill);
    await user.click(tiles.getByRole('link', { name: 'Grill' }));
    await shows('Mangal', 'Oven', 'Sleepy');
  });
});

describe('a list of a type', () => {
  test('has its own address, and keeps its filters there', async () => {
    const { router, user } = await openList(api, '/shop');
    await screen.findByRole('heading', { level: 1, name: 'Shops' });
    await shows('Corner Grocery');
    expect(
      screen.queryByRole('link', { name: 'Grill' }),
    ).not.toBeInTheDocument();
    await user.click(
      within(await chipBar()).getByRole('link', { name: 'Open now' }),
    );
    await waitFor(() => expect(router.current().asPath).toBe('/shop?open=1'));
  });
});

describe('the closed ones', () => {
  const inOrder = (first: HTMLElement, second: HTMLElement): boolean =>
    (first.compareDocumentPosition(second) & 4) > 0;

  test('stand under words of their own, only where they come last', async () => {
    const { unmount } = await openList(api);
    await shows('Mangal', 'Oven', 'Sleepy');
    // not those on the card of one that nobody knows when it opens
    const only = { selector: 'li' };
    const words = screen.getByText('Closed now', only);
    const nameOf = (name: string) => screen.getByRole('heading', { name });
    expect(inOrder(nameOf('Oven'), words)).toBe(true);
    expect(inOrder(words, nameOf('Sleepy'))).toBe(true);
    unmount();
    await openList(api, '/?order_by=high_rating');
    await shows('Mangal', 'Oven', 'Sleepy');
    expect(screen.queryByText('Closed now', only)).not.toBeInTheDocument();
  });

  test('come after one whose kitchen is busy, which says until when', async () => {
    setClock(CITY_NOON);
    const pause = (until: Date | null) =>
      pauseShop({ db: api.db }, city.mangal, { until, reason: 'busy' });
    await pause(new Date('2026-11-18T07:50:00Z'));
    // the next test reads none of it
    onTestFinished(async () => {
      await pause(null);
      await api.heard();
    });
    await api.heard();
    await openList(api);
    await shows('Mangal', 'Oven', 'Sleepy');
    const nameOf = (name: string) => screen.getByRole('heading', { name });
    const words = screen.getByText('Closed now', { selector: 'li' });
    expect(screen.getByText('Busy until 12:50')).toBeVisible();
    expect(inOrder(nameOf('Oven'), nameOf('Mangal'))).toBe(true);
    expect(inOrder(nameOf('Mangal'), words)).toBe(true);
    expect(inOrder(words, nameOf('Sleepy'))).toBe(true);
  });
});

describe('the count beside the heading', () => {
  const counted = async (text: string) =>
    within(await listRegion()).findByText(text);

  test.for(['/', '/restaurant'])(
    'says of %s how many are open, to be brought and to pick up; narrowed how many were found',
    async (path) => {
      const { user } = await openList(api, path);
      await shows('Mangal', 'Oven', 'Sleepy');
      expect(await counted('2 open now')).toBeVisible();
      await user.click(screen.getByRole('radio', { name: 'Pickup' }));
      await shows('Mangal', 'Oven', 'Outskirts', 'Sleepy');
      expect(await counted('3 open now')).toBeVisible();
      await user.click(
        within(await chipBar()).getByRole('link', { name: 'New' }),
      );
      expect(await counted('2 results')).toBeVisible();
    },
  );
});

describe('to pick up', () => {
  test('everything is listed, whatever its zone, and the page says so', async () => {
    const { user } = await openList(api);
    await shows('Mangal', 'Oven', 'Sleepy');
    await user.click(screen.getByRole('radio', { name: 'Pickup' }));
    await shows('Mangal', 'Oven', 'Outskirts', 'Sleepy');
    expect(
      screen.getByText('Everything you can pick up, the nearest first.'),
    ).toBeVisible();
    expect(
      within(await chipBar()).queryByRole('link', { name: 'Free delivery' }),
    ).not.toBeInTheDocument();
  });

  test('it is kept over a reload, until delivery is chosen', async () => {
    const first = await openList(api);
    await first.user.click(screen.getByRole('radio', { name: 'Pickup' }));
    first.unmount();
    const again = await openList(api);
    expect(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked();
    await shows('Mangal', 'Oven', 'Outskirts', 'Sleepy');
    await again.user.click(screen.getByRole('radio', { name: 'Delivery' }));
    expect(rememberedChoice(COOKIES.mode)).toBe('delivery');
    await shows('Mangal', 'Oven', 'Sleepy');
  });

  test('another tab that chooses it is followed', async () => {
    const { store } = await openList(api);
    followOtherTabs(store);
    await shows('Mangal', 'Oven', 'Sleepy');
    const other = makeStore();
    followOtherTabs(other);
    other.dispatch(orderDraftChanged({ delivery_type: 'pickup' }));
    await shows('Mangal', 'Oven', 'Outskirts', 'Sleepy');
    expect(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked();
  });

  test('is offered where nobody delivers', async () => {
    const far = { title: 'Far away', latitude: 10, longitude: 10 };
    rememberChoice('address', JSON.stringify(far));
    const { user } = await openList(api);
    await screen.findByText('We don’t deliver here yet :(');
    await user.click(
      screen.getByRole('button', { name: 'See what you can pick up' }),
    );
    await shows('Mangal', 'Oven', 'Outskirts', 'Sleepy');
  });
});

test('the map shows the list where it is, and the list stays', async () => {
  const { router, user } = await openList(api, '/?open=1');
  await shows('Mangal', 'Oven');
  await user.click(
    within(await listRegion()).getByRole('link', { name: 'Map' }),
  );
  const map = within(
    await screen.findByRole('region', { name: 'Map with 2 places' }),
  );
  expect(router.current().query).toEqual({ open: '1', view: 'map' });
  // both stand at the same place
  expect(
    map.getByRole('button', { name: '2 places here, zoom in' }),
  ).toBeVisible();
  await shows('Mangal', 'Oven');
});
