import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect } from 'vitest';
import { MyShopContainer } from '@/containers/application/my-shop/my-shop-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const BASE = '/dashboard/seller/shops';

let token: string;
let shop: TestShop;

beforeEach(async () => {
  const owner = await createUser(api.db);
  token = await signInBrowser(api, owner);
  shop = await createShop(api.db, { ownerId: owner.id });
});

const at = () => `${BASE}/${shop.id}`;

const stored = async () => (await api.get(at(), { token })).body.data;

/** From another tab. */
async function changeElsewhere(change: object) {
  const { version } = await stored();
  return api.call('PUT', at(), { token, body: { version, ...change } });
}

/** The card of prices, with another minimum typed in it. */
async function typedMinimum(minimum: string) {
  const view = await renderApp(<MyShopContainer id={shop.id} />, {
    api,
    path: `/my-shop/${shop.id}`,
  });
  const heading = await screen.findByRole('heading', { name: 'Prices' });
  // eslint-disable-next-line testing-library/no-node-access -- a card has no name of its own
  const prices = within(heading.closest('section') as HTMLElement);
  const field = prices.getByLabelText('Minimum order');
  await view.user.clear(field);
  await view.user.type(field, minimum);
  const save = () =>
    view.user.click(prices.getByRole('button', { name: 'Save changes' }));
  return { ...view, field, prices, save };
}

describe('changed in another tab meanwhile', () => {
  test('the same card asks which one is right, and says what was changed', async () => {
    const { field, prices, save, user } = await typedMinimum('30');
    await changeElsewhere({ min_amount: 20 });
    await save();
    expect(
      await prices.findByText(
        'Somebody changed this while you were typing. Which one is right?',
      ),
    ).toBeVisible();
    expect(prices.getByRole('alert')).toHaveTextContent(
      /Minimum order: 0 → 20/,
    );
    expect(field).toHaveValue('30');
    expect((await stored()).min_amount).toBe(20);
    await user.click(prices.getByRole('button', { name: 'Keep what is here' }));
    expect(await prices.findByText('Saved')).toBeVisible();
    expect(await stored()).toMatchObject({ min_amount: 30, version: 3 });
  });

  test('the other one can be taken', async () => {
    const { field, prices, save, user } = await typedMinimum('30');
    await changeElsewhere({ min_amount: 20 });
    await save();
    await user.click(
      await prices.findByRole('button', { name: 'Take the other one' }),
    );
    expect(field).toHaveValue('20');
    expect(prices.queryByText('Not saved yet')).toBeNull();
    expect(await stored()).toMatchObject({ min_amount: 20, version: 2 });
  });

  test('another card is taken in, and this one is saved', async () => {
    const { prices, save } = await typedMinimum('30');
    await changeElsewhere({ accept_minutes: 7 });
    await save();
    expect(await prices.findByText('Saved')).toBeVisible();
    expect(await stored()).toMatchObject({ min_amount: 30, version: 3 });
    expect(screen.getByLabelText('Accept within, in minutes')).toHaveValue('7');
  });
});

describe('a failed write says whether it happened', () => {
  test('its answer was lost on the way: it is saved', async () => {
    const { network, prices, save } = await typedMinimum('30');
    network.lose(({ method }) => method === 'PUT');
    await save();
    expect(await prices.findByText('Saved')).toBeVisible();
    expect(await stored()).toMatchObject({ min_amount: 30, version: 2 });
  });

  test('it never arrived: it is not saved, and can be sent again', async () => {
    const { field, network, prices, save } = await typedMinimum('30');
    network.cut(({ method }) => method === 'PUT');
    await save();
    expect(
      await prices.findByText(
        'It was not saved. Everything you typed is still here.',
      ),
    ).toBeVisible();
    expect(field).toHaveValue('30');
    network.cut(false);
    await save();
    expect(await prices.findByText('Saved')).toBeVisible();
    expect((await stored()).version).toBe(2);
  });

  test('nobody can say: it says so', async () => {
    const { network, prices, save } = await typedMinimum('30');
    network.cut(true);
    await save();
    expect(
      await prices.findByText(/^No answer came, so it is not certain/),
    ).toBeVisible();
  });
});
