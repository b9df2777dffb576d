import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { VerifyPhoneContainer } from '@/containers/account/sign-in/verify-phone-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import { createUser } from '@/tests/support/factories/user';
import { readCode } from '@/tests/support/account/registration';
import { renderApp } from '@/tests/support/render-app';

const open = (path: string) =>
  renderApp(<VerifyPhoneContainer />, { api, path });

const phoneField = () => screen.getByLabelText('Phone number');

test('the phone of the address gets a code, and its account is completed and signed in', async () => {
  const phone = '+998905550001';
  await createUser(api.db, { phone, email: null, emailVerifiedAt: null });
  const { router, user } = await open(
    `/verify-phone?phone=${encodeURIComponent(phone)}&from=%2Fcheckout`,
  );
  expect(phoneField()).toHaveValue(phone);
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const code = await screen.findByLabelText('Code');
  await user.type(code, await readCode(api, phone));
  await screen.findByRole('heading', { name: 'Almost there' });
  await user.type(screen.getByLabelText('First name'), 'Aziza');
  await user.type(screen.getByLabelText('Password'), 'plov-and-tea');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() =>
    expect(router.moves.map(({ path }) => path)).toEqual([
      '/update-details?from=%2Fcheckout',
    ]),
  );
  expect(cookie('access_token')).not.toBeNull();
});

test('an e-mail is no phone number here', async () => {
  const { network, user } = await open('/verify-phone');
  await user.type(phoneField(), 'ann@sofra.example');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await waitFor(() =>
    expect(phoneField()).toHaveAccessibleDescription(
      'This does not look like a phone number',
    ),
  );
  expect(network.sent('POST', '/auth/register')).toEqual([]);
});
