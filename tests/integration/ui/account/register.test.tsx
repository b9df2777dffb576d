import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { RegisterContainer } from '@/containers/account/sign-in/register-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import { createUser } from '@/tests/support/factories/user';
import { readCode, wrongCode } from '@/tests/support/account/registration';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';

const open = (path = '/register'): Promise<RenderedApp> =>
  renderApp(<RegisterContainer />, { api, path });

const codeField = () => screen.findByLabelText('Code');

async function sendCode(user: UserEvent, email: string): Promise<void> {
  await user.type(screen.getByLabelText('E-mail or phone number'), email);
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
}

async function reachDetails(user: UserEvent, email: string): Promise<void> {
  await sendCode(user, email);
  const field = await codeField();
  await user.type(field, await readCode(api, email));
  await screen.findByRole('heading', { name: 'Almost there' });
}

async function fillDetails(
  user: UserEvent,
  secret = 'plov-and-tea',
): Promise<void> {
  await user.type(await screen.findByLabelText('First name'), 'Aziza');
  await user.type(screen.getByLabelText('Last name (optional)'), 'Karimova');
  await user.type(screen.getByLabelText('Password'), secret);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('three steps', () => {
  test('make an account that is signed in, and lead on', async () => {
    const email = 'three-steps@sofra.example';
    const { network, router, user } = await open('/register?from=%2Fcheckout');
    await sendCode(user, email);
    expect(
      await screen.findByText(`We sent a six-digit code to ${email}.`),
    ).toBeInTheDocument();
    const field = await codeField();
    expect(field).toHaveFocus();
    await user.click(field);
    await user.paste(await readCode(api, email));
    await screen.findByRole('heading', { name: 'Almost there' });
    expect(network.sent('POST', '/auth/verify/code')).toHaveLength(1);
    await fillDetails(user);
    await waitFor(() =>
      expect(router.moves.map(({ path }) => path)).toEqual(['/checkout']),
    );
    expect(cookie('access_token')?.expires).toBeInstanceOf(Date);
    const login = await api.post('/auth/login', {
      email,
      password: 'plov-and-tea',
    });
    expect(login.body.data.user).toMatchObject({
      firstname: 'Aziza',
      lastname: 'Karimova',
    });
  });

  test('go on with the code after a reload, and never keep a secret', async () => {
    const email = 'reloaded@sofra.example';
    const view = await open();
    await sendCode(view.user, email);
    await codeField();
    view.unmount();
    const { user } = await open();
    await user.type(await codeField(), await readCode(api, email));
    await screen.findByRole('heading', { name: 'Almost there' });
    expect(JSON.stringify(window.sessionStorage)).not.toContain(email);
  });

  test('begin anew with another e-mail', async () => {
    const { user } = await open();
    await sendCode(user, 'mistyped@sofra.example');
    await codeField();
    await user.click(
      screen.getByRole('button', { name: 'Use another e-mail' }),
    );
    const field = screen.getByLabelText('E-mail or phone number');
    expect(field).toHaveValue('mistyped@sofra.example');
    await user.clear(field);
    await sendCode(user, 'right@sofra.example');
    await user.type(
      await codeField(),
      await readCode(api, 'right@sofra.example'),
    );
    await screen.findByRole('heading', { name: 'Almost there' });
  });
});

describe('the e-mail', () => {
  test('of an account leads to signing in, and back to where one came from', async () => {
    await createUser(api.db, { email: 'known@sofra.example' });
    const { user } = await open('/register?from=%2Fcheckout');
    await sendCode(user, 'known@sofra.example');
    const field = screen.getByLabelText('E-mail or phone number');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'The email has already been taken.',
      ),
    );
    await waitFor(() => expect(field).toHaveFocus());
    const [asked, taken] = screen.getAllByRole('link', { name: 'Log in' });
    expect(asked).toHaveAttribute('href', '/login?from=%2Fcheckout');
    const known = 'from=%2Fcheckout&contact=known%40sofra.example';
    expect(taken).toHaveAttribute('href', `/login?${known}`);
    expect(
      screen.getByRole('link', { name: 'Reset the password' }),
    ).toHaveAttribute('href', `/reset-password?${known}`);
    expect(screen.getByLabelText('E-mail or phone number')).toHaveValue(
      'known@sofra.example',
    );
  });

  test('is asked for, and must look like one', async () => {
    const { network, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    const field = screen.getByLabelText('E-mail or phone number');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Enter an e-mail address or a phone number',
      ),
    );
    await sendCode(user, 'aziza@');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'This does not look like an e-mail address',
      ),
    );
    expect(network.sent('POST', '/auth/register')).toEqual([]);
  });

  test('is kept when the server cannot be reached', async () => {
    const { network, user } = await open();
    network.cut(true);
    await sendCode(user, 'offline@sofra.example');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was sent',
    );
    expect(screen.getByLabelText('E-mail or phone number')).toHaveValue(
      'offline@sofra.example',
    );
  });
});

describe('the code', () => {
  test.each(['keyboard', 'paste'] as const)(
    'that is wrong says so at its field; the next digits (%s) replace it',
    async (way) => {
      const email = `wrong-code-${way}@sofra.example`;
      const { user } = await open();
      await sendCode(user, email);
      const field = await codeField();
      const code = await readCode(api, email);
      await user.type(field, wrongCode(code));
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription('This code is not right.'),
      );
      await user[way](code);
      await screen.findByRole('heading', { name: 'Almost there' });
    },
  );

  test('needs all six digits', async () => {
    const { network, user } = await open();
    await sendCode(user, 'short-code@sofra.example');
    const field = await codeField();
    await user.type(field, '123{Enter}');
    expect(field).toHaveAccessibleDescription('The code has six digits');
    expect(network.sent('POST', '/auth/verify/code')).toEqual([]);
  });

  test('can be sent again only after a minute', async () => {
    const { user } = await open();
    await sendCode(user, 'again@sofra.example');
    await codeField();
    expect(await screen.findByText(/Send it again in \d+ s/)).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Send the code again' }),
    ).not.toBeInTheDocument();
  });
});

describe('the details', () => {
  test('ask for the password once, say what is missing, and keep what was typed', async () => {
    const email = 'missing@sofra.example';
    const { network, user } = await open();
    await reachDetails(user, email);
    expect(screen.queryByLabelText('Repeat the password')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.type(screen.getByLabelText('Last name (optional)'), 'Karimova');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    const firstname = screen.getByLabelText('First name');
    await waitFor(() =>
      expect(firstname).toHaveAccessibleDescription('Enter your first name'),
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      /Choose a password/,
    );
    await waitFor(() => expect(firstname).toHaveFocus());
    expect(screen.getByLabelText('Last name (optional)')).toHaveValue(
      'Karimova',
    );
    expect(network.sent('POST', '/auth/after-verify')).toEqual([]);
  });

  test('refuse a password of less than six characters', async () => {
    const email = 'short@sofra.example';
    const { user } = await open();
    await reachDetails(user, email);
    await fillDetails(user, 'plov');
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        /Password should contain at least 6 characters/,
      ),
    );
  });

  test('that come too late say so and let the person begin again', async () => {
    const email = 'late@sofra.example';
    const { user } = await open();
    await reachDetails(user, email);
    api.setNow(new Date(Date.now() + 7 * 86_400_000));
    await fillDetails(user);
    await user.click(
      await screen.findByRole('button', { name: 'Begin again' }),
    );
    api.setNow(null);
    expect(screen.getByLabelText('E-mail or phone number')).toHaveValue(email);
    expect(cookie('access_token')).toBeNull();
  });
});
