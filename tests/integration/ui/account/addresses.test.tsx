import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { AddressesSection } from '@/containers/account/addresses/addresses-section';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  BERLIN,
  CENTRE,
  forgetAddress,
  keptAddress,
} from '@/tests/support/browser/browser-address';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import type { AddressDto } from '@/server/contracts/address';

const LIST = '/dashboard/user/addresses';

let token: string;

test.beforeAll(async () => {
  await createShop(api.db);
});

beforeEach(async () => {
  token = await signInBrowser(api, await createUser(api.db));
});
afterEach(forgetAddress);

const home = {
  title: 'Home',
  address: 'Navoi Street 30',
  floor: '4',
  office: '37',
  location: CENTRE,
};

async function save(body: object = {}): Promise<number> {
  const answer = await api.post(LIST, { ...home, ...body }, { token });
  return Number(answer.body.data.id);
}

async function saved(): Promise<AddressDto[]> {
  return (await api.get(LIST, { token })).body.data as AddressDto[];
}

const rows = () => screen.findAllByRole('listitem');
const open = () => renderApp(<AddressesSection />, { api, path: '/profile' });
const more = (name: string) => screen.getByLabelText(`More: ${name}`);

describe('the saved addresses', () => {
  test('say their name, all of the address, who delivers there, and which one is the default', async () => {
    await save();
    await save({
      title: 'Work',
      address: 'Alexanderplatz 1',
      location: BERLIN,
    });
    await open();
    const [first, second] = await rows();
    expect(first).toHaveTextContent(
      /Home.*Navoi Street 30.*flat 37.*floor 4.*place.* delivers? here.*Default/,
    );
    expect(second).toHaveTextContent(/Work.*We don’t deliver here yet/);
    expect(second).not.toHaveTextContent('Default');
  });

  test('take an e-mail where nobody delivers yet', async () => {
    await save({ location: BERLIN });
    const { network, user } = await open();
    await user.click(
      await screen.findByRole('button', { name: 'Let me know' }),
    );
    await user.click(screen.getByRole('button', { name: 'Let me know' }));
    expect(await screen.findByText(/We will write to/)).toBeVisible();
    const [sent] = network.sent('POST', '/rest/subscriptions');
    expect(sent?.body).toMatchObject({ location: BERLIN });
  });

  test('are not there yet, or did not come', async () => {
    const { network, unmount } = await open();
    await screen.findByText(/No addresses yet/);
    unmount();
    network.cut(({ path }) => path === LIST);
    const { user } = await open();
    await screen.findByText('Your addresses did not load.');
    network.cut(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/No addresses yet/);
  });

  test('go at once when deleted, and come back whole by Undo', async () => {
    await save({ leave_at_door: true, comment: 'Blue door' });
    await save({ title: 'Work' });
    const { user } = await open();
    await rows();
    await user.click(more('Home'));
    await user.click(
      screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement,
    );
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Add an address' })).toHaveFocus();
    const toast = await screen.findByText('Home was deleted');
    expect(toast).toBeVisible();
    expect((await saved()).map(({ active, title }) => [title, active])).toEqual(
      [['Work', true]],
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Home');
    expect(screen.getByRole('link', { name: 'Add an address' })).toHaveFocus();
    const again = (await saved()).find(({ title }) => title === 'Home');
    expect(again).toMatchObject({
      active: true,
      address: {
        address: 'Navoi Street 30',
        comment: 'Blue door',
        leave_at_door: true,
      },
    });
  });

  test('come back into the list when they were not deleted, and say so', async () => {
    await save();
    const { network, user } = await open();
    await rows();
    network.cut(({ method }) => method === 'DELETE');
    await user.click(more('Home'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText(/Home was not deleted/);
    expect(await rows()).toHaveLength(1);
    network.cut(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Home was deleted');
    expect(await saved()).toEqual([]);
  });

  test('are deleted although the answer was lost, and the list says so', async () => {
    await save();
    const { network, user } = await open();
    await rows();
    network.lose(({ method }) => method === 'DELETE');
    await user.click(more('Home'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Home was deleted');
    expect(screen.queryByText(/was not deleted/)).toBeNull();
  });

  test('have another default, which the header follows', async () => {
    await save();
    await save({ title: 'Work', address: 'Bobur Street 7' });
    const { user } = await open();
    await rows();
    await user.click(more('Work'));
    await user.click(
      screen.getByRole('button', { name: 'Make it the default' }),
    );
    await waitFor(async () =>
      expect((await rows())[1]).toHaveTextContent('Default'),
    );
    await waitFor(() => expect(keptAddress()?.title).toBe('Bobur Street 7'));
    expect((await saved()).find(({ active }) => active)?.title).toBe('Work');
  });
});

describe('the dialog', () => {
  test('saves a new address: its place, then its name and its door', async () => {
    const { user } = await open();
    await screen.findByText(/No addresses yet/);
    await user.click(screen.getByRole('link', { name: 'Add an address' }));
    const dialog = await screen.findByRole('dialog', { name: 'New address' });
    await user.type(within(dialog).getByRole('combobox'), 'Navoi 12');
    const [found] = await within(dialog).findAllByRole('option');
    const street = found?.textContent;
    await user.click(found as HTMLElement);
    await within(dialog).findByText(/place.* delivers? here/);
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await user.click(
      await within(dialog).findByRole('button', { name: 'Work' }),
    );
    await user.type(within(dialog).getByLabelText('Floor'), '4');
    await user.click(
      within(dialog).getByRole('switch', { name: 'Leave it at the door' }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('Work')).toBeVisible();
    expect(await saved()).toEqual([
      expect.objectContaining({
        title: 'Work',
        active: true,
        address: expect.objectContaining({
          address: street,
          floor: '4',
          leave_at_door: true,
        }),
      }),
    ]);
  });

  test('changes one and keeps what was typed when that fails', async () => {
    await save();
    const { network, user } = await open();
    await rows();
    await user.click(screen.getByRole('link', { name: 'Edit: Home' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Edit the address',
    });
    const floor = await within(dialog).findByLabelText('Floor');
    expect(floor).toHaveValue('4');
    await user.clear(floor);
    await user.type(floor, '5');
    network.cut(({ method }) => method === 'PUT');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /was not saved/,
    );
    expect(floor).toHaveValue('5');
    network.cut(false);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/floor 5/)).toBeVisible();
    expect((await saved())[0]).toMatchObject({
      title: 'Home',
      address: { floor: '5', office: '37' },
    });
  });

  test('says when there is no room for another', async () => {
    for (let turn = 0; turn < 20; turn++)
      await save({ title: `Place ${turn}` });
    const { user } = await open();
    await rows();
    await user.click(screen.getByRole('link', { name: 'Add an address' }));
    const dialog = await screen.findByRole('dialog', { name: 'New address' });
    await user.type(within(dialog).getByRole('combobox'), 'Navoi 12');
    const [found] = await within(dialog).findAllByRole('option');
    await user.click(found as HTMLElement);
    await user.click(
      await within(dialog).findByRole('button', { name: 'Continue' }),
    );
    await user.click(
      await within(dialog).findByRole('button', { name: 'Save' }),
    );
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'You can keep up to 20 addresses.',
    );
  });
});
