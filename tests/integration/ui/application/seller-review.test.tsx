import { screen } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { api, it as test } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import { signInBrowser } from '@/tests/support/render-app';
import {
  button,
  heading,
  openSeller,
  openSellerWith,
  saveSeller,
  whole,
} from '@/tests/support/ui/application-page';

afterEach(() => window.localStorage.clear());

test('says at the end what is missing, each with the way to its step', async () => {
  const token = await signInBrowser(api, await createUser(api.db));
  await saveSeller(token, { legal_name: 'Anor LLC' });
  const { user } = await openSeller('review');
  await heading('Is everything right?');
  expect(
    screen.queryByRole('link', { name: 'Missing: Legal name' }),
  ).toBeNull();
  expect(
    screen.queryByRole('link', { name: 'Missing: Minimum order' }),
  ).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Missing: Tax number' }));
  await heading('Tell us about your business');
});

test('says how many things are missing when it cannot be sent', async () => {
  const token = await signInBrowser(api, await createUser(api.db));
  await saveSeller(token, { ...whole, legal_name: '', tax_number: '' });
  const { user } = await openSeller('review');
  await heading('Is everything right?');
  await user.click(button('Send application'));
  await heading('Tell us about your business');
  expect(
    await screen.findByText(/^3 things are missing or not right yet\./),
  ).toBeVisible();
});

test('says that there are no documents', async () => {
  const token = await signInBrowser(api, await createUser(api.db));
  await saveSeller(token, whole);
  await openSeller('review');
  await heading('Is everything right?');
  expect(screen.getByText('No documents')).toBeVisible();
});

test('shows a phone in one way, before and after it is kept', async () => {
  const token = await signInBrowser(api, await createUser(api.db));
  await saveSeller(token, { ...whole, phone: '' });
  const house = { phone_code: '+998' };
  const { unmount, user } = await openSellerWith(house, 'business');
  await user.type(await screen.findByLabelText('Phone'), '71 255 45 45');
  await user.click(button('Continue'));
  await heading('Where do you deliver?');
  await user.click(screen.getByRole('link', { name: /Review/ }));
  await heading('Is everything right?');
  expect(screen.getByText('+998 71 255 45 45')).toBeVisible();
  unmount();
  await openSellerWith(house, 'business');
  expect(await screen.findByLabelText('Phone')).toHaveValue('71 255 45 45');
});
