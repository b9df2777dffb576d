import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { HomeContainer } from '@/containers/shop/home/home-container';
import { shopTranslations } from '@/server/db/schema/catalogue';
import { api, it as test } from '@/tests/support/api/api-test';
import { createShop } from '@/tests/support/factories/shop';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';
import { CITY_NOON, setClock } from '@/tests/support/test-clock';
import { rememberChoice } from '@/utils/browser/remember';

const RESTAURANTS = 27;

async function place(
  title: string,
  overrides: Parameters<typeof createShop>[1] = {},
): Promise<void> {
  const { id } = await createShop(api.db, overrides);
  await api.db
    .update(shopTranslations)
    .set({ title })
    .where(eq(shopTranslations.shopId, id));
}

test.beforeAll(async () => {
  setClock(CITY_NOON);
  await place('Night Owl', {
    hours: { opensAt: '14:00', closesAt: '15:00' },
  });
  for (let number = 2; number <= RESTAURANTS; number += 1)
    await place(`Kitchen ${number}`);
  await place('Corner Grocery', { type: 'shop' });
});

async function open(path = '/'): Promise<RenderedApp> {
  return renderApp(<HomeContainer />, { api, path });
}

const near = () =>
  screen.findByRole('region', { name: /^Restaurants near you/ });
const card = async (name: string) =>
  within(await near()).findByRole('link', { name });
const cards = async (): Promise<(string | null)[]> =>
  within(await near())
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the list', () => {
  test('begins with one page, and more of it comes without one twice', async () => {
    const { user } = await open();
    await card('Kitchen 2');
    expect(await cards()).toHaveLength(24);
    await user.click(
      screen.getByRole('link', { name: 'Show more restaurants' }),
    );
    await waitFor(async () => expect(await cards()).toHaveLength(RESTAURANTS));
    expect(new Set(await cards()).size).toBe(RESTAURANTS);
    expect(
      screen.queryByRole('link', { name: 'Show more restaurants' }),
    ).not.toBeInTheDocument();
  });

  test('keeps what is there when more of it cannot be read, and tries again', async () => {
    const { network, user } = await open();
    await card('Kitchen 2');
    network.cut(true);
    await user.click(
      screen.getByRole('link', { name: 'Show more restaurants' }),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The list did not load');
    expect(await card('Kitchen 2')).toBeVisible();
    network.cut(false);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await cards()).toHaveLength(RESTAURANTS));
  });

  test('begins with others than what is recommended above it, and loses none', async () => {
    const { user } = await open();
    await card('Kitchen 2');
    const row = await screen.findByRole('region', {
      name: 'Recommended for you',
    });
    const advised = within(row)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => String(heading.textContent));
    expect(advised).toHaveLength(8);
    const first = (await cards()).slice(0, 8);
    expect(first.filter((name) => advised.includes(String(name)))).toEqual([]);
    await user.click(
      screen.getByRole('link', { name: 'Show more restaurants' }),
    );
    await waitFor(async () =>
      expect(await cards()).toEqual(expect.arrayContaining(advised)),
    );
    await waitFor(async () => expect(await cards()).toHaveLength(RESTAURANTS));
    expect((await cards()).at(-1)).toBe('Night Owl');
    await user.click(screen.getByRole('link', { name: 'Open now' }));
    await waitFor(() => expect(row).not.toBeInTheDocument());
  });

  test('shows shops apart from restaurants', async () => {
    await open();
    const row = await screen.findByRole('region', { name: /^Shops/ });
    expect(
      await within(row).findByRole('link', { name: /^Corner Grocery/ }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/shop\/\d+$/));
    expect(await cards()).not.toContain('Corner Grocery');
  });

  test('says of a closed place when it opens', async () => {
    await open('/?order_by=low_rating');
    await card('Night Owl');
    expect(screen.getByText('Opens 14:00')).toBeVisible();
  });
});

test('an address that nobody reaches says so, and offers another', async () => {
  const far = { title: 'Far away', latitude: 10, longitude: 10 };
  rememberChoice('address', JSON.stringify(far));
  await open();
  await screen.findByText('We don’t deliver here yet :(');
  expect(screen.getByRole('button', { name: 'Change address' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

test('a heart is kept in this browser', async () => {
  const view = await open();
  const list = within(await near());
  await view.user.click(
    await list.findByRole('button', { name: /Kitchen 2$/, pressed: false }),
  );
  await list.findByRole('button', { name: /Kitchen 2$/, pressed: true });
  await waitFor(() =>
    expect(window.localStorage.getItem('persist:sofra')).toContain('uuids'),
  );
  const { uuids } = view.store.getState().liked;
  expect(uuids).toHaveLength(1);
  await waitFor(() =>
    expect(window.localStorage.getItem('persist:sofra')).toContain(uuids[0]),
  );
  view.unmount();
  const { store } = await open();
  await waitFor(() => expect(store.getState().liked.uuids).toEqual(uuids));
});

test('another language words the page anew', async () => {
  const { router } = await open();
  await card('Kitchen 2');
  await act(() => router.current().push('/', undefined, { locale: 'ar' }));
  await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  expect(
    await screen.findByRole('heading', { level: 1, name: /[\u0600-\u06ff]/ }),
  ).toBeVisible();
});
