import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { MyShopContainer } from '@/containers/application/my-shop/my-shop-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const BASE = '/dashboard/seller/shops';

let token: string;
let shop: TestShop;

const stored = async () =>
  (await api.get(`${BASE}/${shop.id}`, { token })).body.data;

beforeEach(async () => {
  const owner = await createUser(api.db);
  token = await signInBrowser(api, owner);
  shop = await createShop(api.db, { ownerId: owner.id });
  const { version } = await stored();
  const branch = (title: string) => ({
    translations: { en: { title, address: 'Quay 1' } },
    location: { latitude: 41.3, longitude: 69.24 },
  });
  const { status } = await api.call('PUT', `${BASE}/${shop.id}`, {
    token,
    body: { version, branches: [branch('Harbour'), branch('Station')] },
  });
  expect(status).toBe(200);
});

/** The card with the branches, once it is there. */
async function branches() {
  const heading = await screen.findByRole('heading', {
    name: 'Other locations',
  });
  return heading.closest('section') as HTMLElement;
}

/** The page, that card, and the second branch. */
async function open() {
  const view = await renderApp(<MyShopContainer id={shop.id} />, {
    api,
    path: `/my-shop/${shop.id}`,
  });
  const card = within(await branches());
  const station = within(card.getByRole('group', { name: 'Location 2' }));
  const own = () =>
    station.getByRole('switch', { name: /^Opening hours of its own/ });
  const save = () =>
    view.user.click(card.getByRole('button', { name: 'Save changes' }));
  return { ...view, card, own, save, station };
}

test('a branch gets hours of its own, with the keys alone, and goes back to those of the shop', async () => {
  const { card, own, save, station, user } = await open();
  expect(own()).not.toBeChecked();
  own().focus();
  await user.keyboard(' ');
  fireEvent.change(station.getByLabelText('Monday: from'), {
    target: { value: '07:30' },
  });
  station.getByRole('switch', { name: 'Sunday' }).focus();
  await user.keyboard(' ');
  await save();
  expect(await card.findByText('Saved')).toBeVisible();
  const [harbour, changed] = (await stored()).branches;
  expect(harbour.hours).toEqual([]);
  expect(changed.hours).toHaveLength(6);
  expect(changed.hours).toContainEqual(
    expect.objectContaining({ day: 'monday', from: '07:30' }),
  );
  expect(JSON.stringify(changed.hours)).not.toContain('sunday');
  // what was saved is what stands there
  expect(own()).toBeChecked();
  expect(station.getByLabelText('Monday: from')).toHaveValue('07:30');
  expect(station.getByRole('switch', { name: 'Sunday' })).not.toBeChecked();
  expect(card.queryByText('Not saved yet')).toBeNull();
  await user.click(own());
  expect(station.queryByLabelText('Monday: from')).toBeNull();
  await save();
  await waitFor(async () =>
    expect((await stored()).branches[1].hours).toEqual([]),
  );
});

test('hours that cannot be are said at their day and not sent, and a press taken back loses none of them', async () => {
  const { card, network, own, save, station, user } = await open();
  await user.click(own());
  await user.click(station.getByRole('button', { name: 'Monday: add hours' }));
  const [, second] = station.getAllByLabelText('Monday: from');
  if (!second) throw new Error('there is one part of the day');
  fireEvent.change(second, { target: { value: '11:00' } });
  await save();
  const [monday] = station.getAllByRole('listitem');
  expect(
    await within(monday as HTMLElement).findByText(
      'These hours overlap with others',
    ),
  ).toBeVisible();
  await user.click(own());
  await user.click(own());
  expect(station.getAllByLabelText('Monday: from')).toHaveLength(2);
  const openDays = () =>
    station
      .getAllByRole('switch', { checked: true })
      .filter((each) => each !== own());
  for (const each of openDays()) await user.click(each);
  await save();
  expect(await station.findByText('Choose at least one day')).toBeVisible();
  expect(network.sent('PUT', `${BASE}/${shop.id}`)).toHaveLength(0);
  expect(card.queryByText('Saved')).toBeNull();
});
