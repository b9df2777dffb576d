import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { AddressesSection } from '@/containers/account/addresses/addresses-section';
import { AddressControl } from '@/containers/address/address-control';
import { api, it as test } from '@/tests/support/api/api-test';
import { forgetAddress } from '@/tests/support/browser/browser-address';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import {
  forgetAddresses,
  recentAddresses,
  rememberAddress,
} from '@/utils/address/recent-addresses';

test.beforeAll(async () => {
  await createShop(api.db);
});

beforeEach(() => sessionStorage.setItem('sofra.address.asked', '1'));
afterEach(() => {
  forgetAddress();
  forgetAddresses();
});

async function choose(typed: string): Promise<string> {
  const { user, unmount } = await renderApp(<AddressControl />, { api });
  await user.click(await screen.findByRole('button', { name: /address/i }));
  const field = await screen.findByRole('combobox');
  await user.clear(field);
  await user.type(field, typed);
  const [first] = await screen.findAllByRole('option');
  const title = first?.textContent ?? '';
  if (first) await user.click(first);
  await user.click(await screen.findByRole('button', { name: 'Deliver here' }));
  await waitFor(() => expect(recentAddresses()[0]?.title).toBe(title));
  unmount();
  return title;
}

test('where this browser had things brought is offered again, but not what is chosen now', async () => {
  const before = await choose('Navoi 12');
  await choose('Nukus 3');
  const { user } = await renderApp(<AddressControl />, { api });
  await user.click(await screen.findByRole('button', { name: /address/i }));
  const recent = await screen.findByRole('group', { name: 'Recent addresses' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([before]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('combobox')).toHaveValue(before);
});

test('a new address of the profile begins with them, also the second time', async () => {
  rememberAddress({ title: 'Nukus 3', latitude: 41.3, longitude: 69.25 });
  await signInBrowser(api, await createUser(api.db));
  const { user } = await renderApp(<AddressesSection />, { api });
  for (const turn of [1, 2]) {
    await user.click(
      await screen.findByRole('link', { name: 'Add an address' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'New address' });
    const name = 'Recent addresses';
    const recent = await within(dialog).findByRole('group', { name });
    await user.click(within(recent).getByRole('option', { name: 'Nukus 3' }));
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    const floor = await within(dialog).findByLabelText('Floor');
    expect([turn, floor]).toEqual([turn, expect.anything()]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  }
});
