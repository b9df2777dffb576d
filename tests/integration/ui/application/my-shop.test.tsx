import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect } from 'vitest';
import {
  MyShopContainer,
  MyShopsContainer,
} from '@/containers/application/my-shop/my-shop-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const BASE = '/dashboard/seller/shops';

let token: string;
let ownerId: number;
let shop: TestShop;

beforeEach(async () => {
  const owner = await createUser(api.db);
  ownerId = owner.id;
  token = await signInBrowser(api, owner);
  shop = await createShop(api.db, { ownerId });
});

const open = (id = shop.id) =>
  renderApp(<MyShopContainer id={id} />, { api, path: `/my-shop/${id}` });

const stored = async () =>
  (await api.get(`${BASE}/${shop.id}`, { token })).body.data;

const put = async (change: object) => {
  const { version } = await stored();
  return api.call('PUT', `${BASE}/${shop.id}`, {
    token,
    body: { version, ...change },
  });
};

/** The card with this heading, once it is there. */
async function card(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 2 });
  return heading.closest('section') as HTMLElement;
}

describe('an owner changes a shop', () => {
  test('twice, card by card, and sees who changed what', async () => {
    const { user } = await open();
    const prices = within(await card('Prices'));
    const minimum = prices.getByLabelText('Minimum order');
    await user.clear(minimum);
    await user.type(minimum, '12,50');
    expect(
      prices.getByText(/^Customers with this in their cart see the new price/),
    ).toBeVisible();
    await user.click(prices.getByRole('button', { name: 'Save changes' }));
    expect(await prices.findByText('Saved')).toBeVisible();
    expect(await stored()).toMatchObject({ min_amount: 12.5, version: 2 });
    const words = within(await card('Name and description'));
    const [english] = words.getAllByLabelText(
      'Name of your restaurant or shop',
    );
    if (!english) throw new Error('no name is asked for');
    await user.clear(english);
    await user.type(english, 'North Oven');
    await user.click(words.getByRole('button', { name: 'Save changes' }));
    expect(await words.findByText('Saved')).toBeVisible();
    expect((await stored()).translations.en.title).toBe('North Oven');
    const history = within(await card('Who changed what'));
    expect(await history.findByText('North Oven')).toBeVisible();
    expect(history.getByText('12.5')).toBeVisible();
  });

  test('sends of a card what stands in it, and leaves the others as they are typed', async () => {
    const { network, user } = await open();
    const prices = within(await card('Prices'));
    const minutes = within(await card('Times'));
    await user.type(prices.getByLabelText('Small-order fee'), '2');
    const longest = minutes.getByLabelText('Delivery at most, in minutes');
    await user.clear(longest);
    await user.type(longest, '55');
    await user.click(minutes.getByRole('button', { name: 'Save changes' }));
    expect(await minutes.findByText('Saved')).toBeVisible();
    const [sent] = network.sent('PUT', `${BASE}/${shop.id}`);
    expect(Object.keys(sent?.body).sort()).toEqual([
      'accept_minutes',
      'delivery_minutes_from',
      'delivery_minutes_to',
      'version',
    ]);
    expect(prices.getByLabelText('Small-order fee')).toHaveValue('2');
    expect(prices.getByText('Not saved yet')).toBeVisible();
    expect((await stored()).small_order_fee).toBeNull();
  });

  test('takes a description back, a language away and a day off', async () => {
    await put({
      translations: { en: { description: 'Bread' } },
      closed_days: ['2090-01-01'],
    });
    const { user } = await open();
    const words = within(await card('Name and description'));
    const [english] = words.getAllByLabelText('Description');
    if (!english) throw new Error('no description is asked for');
    await user.clear(english);
    await user.click(words.getByRole('button', { name: /^Remove Русский/ }));
    await user.click(words.getByRole('button', { name: 'Save changes' }));
    expect(await words.findByText('Saved')).toBeVisible();
    const hours = within(await card('Opening hours'));
    await user.click(hours.getByLabelText('1 January 2090'));
    await user.type(hours.getByLabelText('One more day'), '2091-02-03');
    await user.click(hours.getByRole('button', { name: 'Add' }));
    await user.click(hours.getByRole('button', { name: 'Save changes' }));
    expect(await hours.findByText('Saved')).toBeVisible();
    const now = await stored();
    expect(now.translations.ru).toBeUndefined();
    expect(now.translations.en).toMatchObject({
      description: null,
      address: 'Navoi Street 30',
    });
    expect(now.closed_days).toEqual(['2091-02-03']);
  });

  test('takes a way to pay off, and adds a place', async () => {
    const { user } = await open();
    const payments = within(await card('Ways to pay'));
    await user.click(payments.getByLabelText('Card'));
    await user.click(payments.getByRole('button', { name: 'Save changes' }));
    expect(await payments.findByText('Saved')).toBeVisible();
    const places = within(await card('Other locations'));
    await user.click(places.getByRole('button', { name: 'Add a location' }));
    await user.type(places.getByLabelText('Name (English)'), 'Harbour');
    await user.type(places.getByLabelText('Name (Русский)'), 'Гавань');
    await user.type(places.getByLabelText('Address (English)'), 'Quay 1');
    await user.click(places.getByRole('button', { name: 'Save changes' }));
    expect(await places.findByText('Saved')).toBeVisible();
    expect(await stored()).toMatchObject({
      payments: ['cash', 'wallet'],
      branches: [
        { translations: { en: { title: 'Harbour', address: 'Quay 1' } } },
      ],
    });
  });
});

describe('what cannot be saved', () => {
  test('is said at its field, and nothing typed is lost', async () => {
    const { network, user } = await open();
    const prices = within(await card('Prices'));
    const fee = prices.getByLabelText('Starts at');
    await user.clear(fee);
    await user.type(fee, 'two');
    await user.click(prices.getByRole('button', { name: 'Save changes' }));
    expect(
      await prices.findByText('Type a number, such as 1.99'),
    ).toBeVisible();
    await waitFor(() => expect(fee).toHaveFocus());
    expect(fee).toHaveValue('two');
    expect(network.sent('PUT', `${BASE}/${shop.id}`)).toHaveLength(0);
    const minutes = within(await card('Times'));
    const longest = minutes.getByLabelText('Delivery at most, in minutes');
    await user.clear(longest);
    await user.type(longest, '0');
    await user.click(minutes.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(longest).toBeInvalid());
    expect(longest).toHaveValue('0');
    expect((await stored()).version).toBe(1);
  });

  test('asks before a link leads away from it', async () => {
    const { router, user } = await open();
    const prices = within(await card('Prices'));
    await user.type(prices.getByLabelText('Small-order fee'), '2');
    await user.click(screen.getByRole('link', { name: 'See my page' }));
    const question = await screen.findByRole('dialog', {
      name: 'Leave without saving?',
    });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(router.current().asPath).toBe(`/my-shop/${shop.id}`);
    expect(prices.getByLabelText('Small-order fee')).toHaveValue('2');
    await user.click(screen.getByRole('link', { name: 'See my page' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() =>
      expect(router.current().asPath).toBe(`/restaurant/${shop.id}`),
    );
  });
});

describe('several shops', () => {
  const openAll = () =>
    renderApp(<MyShopsContainer />, { api, path: '/my-shop' });

  test('are listed, each with the way to it', async () => {
    const second = await createShop(api.db, { ownerId, open: false });
    await openAll();
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/my-shop/${shop.id}`,
      `/my-shop/${second.id}`,
    ]);
    expect(links[0]).toHaveTextContent('Takes orders');
    expect(links[1]).toHaveTextContent('Takes no orders now');
  });

  test('one alone is open at once', async () => {
    await openAll();
    expect(await card('Prices')).toBeVisible();
  });

  test('none leads to the application', async () => {
    await signInBrowser(api, await createUser(api.db));
    await openAll();
    expect(
      await screen.findByRole('heading', { name: 'You have no shop here yet' }),
    ).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/be-seller');
  });

  test('another’s is not found', async () => {
    const foreign = await createShop(api.db);
    await open(foreign.id);
    expect(
      await screen.findByRole('link', { name: 'My shops' }),
    ).toHaveAttribute('href', '/my-shop');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});
