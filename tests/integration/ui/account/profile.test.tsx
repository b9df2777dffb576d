import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { DetailsSection } from '@/containers/account/details/details-section';
import { AccountFrame } from '@/containers/account/frame/account-frame';
import { SecuritySection } from '@/containers/account/security/security-section';
import type { NewUser } from '@/server/repositories/account/user-repository';
import { api, it as test } from '@/tests/support/api/api-test';
import {
  createUser,
  signIn,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';
import { readCode } from '@/tests/support/account/registration';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const ALREADY = 'The email has already been taken.';

async function open(overrides: Partial<NewUser> = {}, path = '/profile') {
  const customer = await createUser(api.db, {
    firstname: 'Aziza',
    lastname: 'Karimova',
    ...overrides,
  });
  const token = await signInBrowser(api, customer);
  const view = await renderApp(
    <AccountFrame current="profile">
      <DetailsSection />
      <SecuritySection />
    </AccountFrame>,
    { api, path },
  );
  await screen.findByLabelText('First name');
  return { ...view, customer, token };
}

const field = (label: string) => screen.getByLabelText(label);

const show = async (token: string) =>
  (await api.get('/dashboard/user/profile/show', { token })).body.data;

/** Takes the phone from the account; answers what the question said. */
async function removePhone(user: UserEvent, phone: string) {
  await user.click(screen.getByRole('button', { name: `Remove: ${phone}` }));
  const dialog = await screen.findByRole('dialog');
  const words = dialog.textContent;
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Your changes are saved');
  return words;
}

test('says whose account it is and leads to its parts', async () => {
  const { customer } = await open();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Account' }),
  ).toBeVisible();
  const nav = screen.getByRole('navigation', { name: 'Account' });
  await within(nav).findByText('$0.00');
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Details', '#details'],
    ['Sign-in and security', '#security'],
    ['Addresses', '#addresses'],
    ['Notification settings', '/settings#notifications'],
    ['Language and lookEnglish', '/settings#look'],
    ['Notifications', '/notifications'],
    ['Messages', '/profile?chat=rooms'],
    ['Wallet$0.00', '/wallet'],
    ['Orders', '/orders'],
    ['Saved places', '/liked'],
    ['Your data', '#data'],
  ]);
  expect(within(nav).getAllByRole('link', { current: true })).toHaveLength(1);
  expect(screen.getAllByText('Aziza Karimova')).not.toHaveLength(0);
  expect(screen.getAllByText(customer.email ?? '')).not.toHaveLength(0);
  expect(screen.getByText('Confirmed')).toBeVisible();
});

test('keeps names, birthday and gender, and shows the new name at once', async () => {
  const { token, user } = await open();
  await user.clear(field('First name'));
  await user.type(field('First name'), 'Dilnoza');
  await user.type(field('Date of birth'), '1990-05-17');
  await user.selectOptions(field('Gender'), 'Female');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Your changes are saved');
  expect(await show(token)).toMatchObject({
    firstname: 'Dilnoza',
    lastname: 'Karimova',
    birthday: '1990-05-17',
    gender: 'female',
  });
  expect(await screen.findByText('Dilnoza Karimova')).toBeVisible();
});

test('tells at its field what is wrong, and loses nothing that was typed', async () => {
  const { network, user } = await open();
  await user.clear(field('First name'));
  await user.clear(field('Last name'));
  await user.type(field('Last name'), 'Usmonova');
  await user.type(field('Date of birth'), '2024-01-01');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(field('First name')).toHaveFocus());
  expect(field('Date of birth')).toHaveAccessibleDescription(
    'You must be at least 13 years old',
  );
  expect(network.sent('PUT', '/dashboard/user/profile/update')).toHaveLength(0);
  await user.type(field('First name'), 'Aziza');
  await user.clear(field('Date of birth'));
  network.cut(({ path }) => path === '/dashboard/user/profile/update');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/Nothing was sent/);
  expect(field('Last name')).toHaveValue('Usmonova');
});

test('takes a new e-mail by its code, and gives the focus back', async () => {
  const { token, user } = await open();
  const email = 'after-the-move@sofra.example';
  const taken = await createUser(api.db);
  await user.click(screen.getByRole('link', { name: 'Change: E-mail' }));
  const next = await screen.findByLabelText('New e-mail');
  expect(next).toHaveFocus();
  await user.type(next, taken.email ?? '');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await waitFor(() => expect(next).toHaveAccessibleDescription(ALREADY));
  expect(next).toHaveValue(taken.email);
  await user.clear(next);
  await user.type(next, email);
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const code = await screen.findByLabelText('Code');
  await user.type(code, await readCode(api, email));
  await screen.findByText('Your changes are saved');
  expect(await show(token)).toMatchObject({ email });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Change: E-mail' })).toHaveFocus(),
  );
});

test('lets a phone go after a question, while the e-mail stays', async () => {
  const { token, user } = await open({
    phone: '+998901234567',
    phoneVerifiedAt: new Date(),
  });
  expect(screen.getAllByText('+998 90 123 45 67')).not.toHaveLength(0);
  await removePhone(user, '+998901234567');
  expect(await show(token)).toMatchObject({ phone: null });
  expect(await screen.findByText('Not added yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Add: Phone' })).toHaveFocus(),
  );
});

test('a phone of an older client hides neither the proved one nor the way back to it', async () => {
  const { token, user } = await open({
    ...{ email: null, emailVerifiedAt: null },
    ...{ phone: '+998901234567', phoneVerifiedAt: new Date() },
    contactPhone: '+998971112233',
  });
  expect(screen.getByText(/^You log in with .*90 123 45 67/)).toBeVisible();
  const words = await removePhone(user, '+998971112233');
  expect(words).toMatch(/Couriers will call .*90.123.45.67/);
  expect(await show(token)).toMatchObject({ phone: '+998901234567' });
});

test('changes the password after the old one and ends the other sessions', async () => {
  const { customer, user } = await open();
  const elsewhere = await signIn(api.db, customer);
  await user.click(screen.getByRole('link', { name: 'Change: Password' }));
  await user.type(
    await screen.findByLabelText('Current password'),
    'not-this-one',
  );
  await user.type(field('New password'), 'plov-and-tea');
  await user.type(field('Repeat the password'), 'plov-and-tea');
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
  const old = field('Current password');
  await waitFor(() =>
    expect(old).toHaveAccessibleDescription(
      'This is not your current password',
    ),
  );
  expect(field('New password')).toHaveValue('plov-and-tea');
  await user.clear(old);
  await user.type(old, TEST_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
  await screen.findByText(/All other devices are logged out/);
  const gone = await api.get('/dashboard/user/profile/show', {
    token: elsewhere,
  });
  expect(gone.status).toBe(401);
});

test('sets a first password with a code to the own e-mail', async () => {
  const { customer, token, user } = await open({ passwordHash: null });
  await user.click(screen.getByRole('link', { name: 'Set a password' }));
  await user.click(
    await screen.findByRole('button', { name: 'Send me a code' }),
  );
  const code = await screen.findByLabelText('Code');
  await user.type(code, await readCode(api, customer.email ?? ''));
  await user.type(field('New password'), 'plov-and-tea');
  await user.type(field('Repeat the password'), 'plov-and-tea');
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
  await waitFor(async () =>
    expect(await show(token)).toMatchObject({ empty_p: false }),
  );
});

test('refuses a picture that is none or too large, in words', async () => {
  const { network, user } = await open();
  const input = screen.getByLabelText<HTMLInputElement>('Your picture', {
    selector: 'input',
  });
  await user.upload(
    input,
    new File(['<svg/>'], 'a.png', { type: 'image/png' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We can't read this picture.",
  );
  const large = new File([new Uint8Array(6_000_000)], 'b.png', {
    type: 'image/png',
  });
  await user.upload(input, large);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('larger than 5 MB'),
  );
  expect(network.sent('POST', '/dashboard/galleries')).toHaveLength(0);
});

test('says that the details did not come, and asks again', async () => {
  const { network, unmount } = await open();
  unmount();
  network.cut(({ path }) => path === '/dashboard/user/profile/show');
  const { user } = await renderApp(
    <AccountFrame current="profile">
      <DetailsSection />
    </AccountFrame>,
    { api, path: '/profile' },
  );
  await screen.findByText('Your details did not load');
  network.cut(false);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('Aziza');
});
