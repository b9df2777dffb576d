import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { AddressControl } from '@/containers/address/address-control';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  forgetAddress,
  keptAddress,
} from '@/tests/support/browser/browser-address';
import { createShop } from '@/tests/support/factories/shop';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';

test.beforeAll(async () => {
  await createShop(api.db);
});

// Somebody who was asked before.
beforeEach(() => sessionStorage.setItem('sofra.address.asked', '1'));
afterEach(forgetAddress);

async function pick(text: string): Promise<RenderedApp> {
  const view = await renderApp(<AddressControl />, { api });
  await view.user.click(
    await screen.findByRole('button', { name: /address/i }),
  );
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole('combobox');
  await view.user.type(field, text);
  const [first] = await screen.findAllByRole('option');
  if (first) await view.user.click(first);
  return view;
}

const press = async ({ user }: RenderedApp, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('a street without a house number is asked for one, and taken without it all the same', async () => {
  const view = await pick('Navoi Street');
  await press(view, 'Deliver here');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Add the house number, so that the courier finds you',
  );
  expect(keptAddress()).toBeNull();
  await press(view, 'Deliver here without it');
  await waitFor(() => expect(keptAddress()?.title).toMatch(/^Navoi Street/));
});

test('the question goes with the street that it was about', async () => {
  const view = await pick('Navoi Street');
  await press(view, 'Deliver here');
  await screen.findByRole('alert');
  const field = screen.getByRole('combobox');
  await view.user.clear(field);
  await view.user.type(field, 'Navoi 12');
  const options = await screen.findAllByRole('option', { name: /12/ });
  if (options[0]) await view.user.click(options[0]);
  await press(view, 'Deliver here');
  await waitFor(() => expect(keptAddress()?.title).toMatch(/12/));
});
