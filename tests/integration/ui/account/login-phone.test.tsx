import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { LoginContainer } from '@/containers/account/sign-in/login-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { createUser, TEST_PASSWORD } from '@/tests/support/factories/user';
import { renderApp } from '@/tests/support/render-app';

const open = (path = '/login') => renderApp(<LoginContainer />, { api, path });

const email = () => screen.getByLabelText('E-mail or phone number');
const password = () => screen.getByLabelText('Password');

const submit = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Log in' }));

describe('a phone number', () => {
  const PHONE = '+998901234455';

  test.beforeAll(async () => {
    await createUser(api.db, { phone: PHONE, phoneVerifiedAt: new Date() });
  });

  async function openHere() {
    const view = await open();
    const settings = [{ id: 1, key: 'phone_code', value: '+998' }];
    act(() => {
      view.client.setQueryData(['settings'], settings);
    });
    return view;
  }

  test('brings its country, is grouped when it is whole, and signs in', async () => {
    const { network, router, user } = await openHere();
    await user.type(email(), '90');
    expect(screen.queryByLabelText('Country')).not.toBeInTheDocument();
    await user.type(email(), '1234455');
    const country = await screen.findByLabelText('Country');
    expect(country).toHaveDisplayValue(/^Uzbekistan \u2066\+998\u2069$/);
    await user.type(password(), TEST_PASSWORD);
    await waitFor(() => expect(email()).toHaveValue('90 123 44 55'));
    await submit(user);
    await waitFor(() => expect(router.moves).toHaveLength(1));
    expect(network.sent('POST', '/auth/login')[0]?.body).toEqual({
      phone: PHONE,
      password: TEST_PASSWORD,
    });
  });

  test('moves to the country that is chosen, and says so itself', async () => {
    const { network, user } = await openHere();
    await user.type(email(), '9012345678');
    await user.selectOptions(await screen.findByLabelText('Country'), 'KZ');
    expect(email()).toHaveValue('+7 901 234 56 78');
    await user.type(password(), 'whatever{Enter}');
    await screen.findByRole('alert');
    expect(network.sent('POST', '/auth/login')[0]?.body).toMatchObject({
      phone: '+79012345678',
    });
  });

  test('that is none says so at its field and sends nothing', async () => {
    const { network, user } = await openHere();
    await user.type(email(), '901');
    await user.type(password(), TEST_PASSWORD);
    await submit(user);
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription(
        'This does not look like a phone number',
      ),
    );
    expect(network.sent('POST', '/auth/login')).toEqual([]);
  });

  test('without a country asks for it where the operator has set none', async () => {
    const { user } = await open();
    await user.type(email(), '901234455');
    await submit(user);
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription(
        'Begin with the country code, such as +44',
      ),
    );
  });
});

describe('an account that was never proved', () => {
  test.each([
    [
      { email: 'unproved@sofra.example', emailVerifiedAt: null },
      'unproved@sofra.example',
      '/register?from=%2Fcheckout&contact=unproved%40sofra.example',
    ],
    [
      { email: null, emailVerifiedAt: null, phone: '+998901234466' },
      '+998901234466',
      '/verify-phone?phone=%2B998901234466&from=%2Fcheckout',
    ],
  ])('%o leads to the code', async (overrides, typed, way) => {
    await createUser(api.db, overrides);
    const { user } = await open('/login?from=%2Fcheckout');
    await user.type(email(), typed);
    await user.type(password(), `${TEST_PASSWORD}{Enter}`);
    const alert = await screen.findByRole('alert');
    expect(
      within(alert).getByRole('link', { name: 'Send me a code' }),
    ).toHaveAttribute('href', way);
  });
});
