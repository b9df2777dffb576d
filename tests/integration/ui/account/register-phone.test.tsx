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

describe('a phone number', () => {
  test('makes an account as an e-mail does', async () => {
    const phone = '+998901112233';
    const { network, user } = await open();
    await sendCode(user, '+998 90 111-22-33');
    await screen.findByRole('heading', { name: 'Check your messages' });
    expect(network.sent('POST', '/auth/register')[0]?.body).toEqual({ phone });
    expect(
      screen.getByRole('button', { name: 'Use another number' }),
    ).toBeVisible();
    await user.type(await codeField(), await readCode(api, phone));
    await screen.findByRole('heading', { name: 'Almost there' });
    await fillDetails(user);
    await waitFor(() => expect(cookie('access_token')).not.toBeNull());
    const login = await api.post('/auth/login', {
      phone,
      password: 'plov-and-tea',
    });
    expect(login.body.data.user).toMatchObject({ phone });
  });

  test('of an account is told at its field', async () => {
    await createUser(api.db, {
      phone: '+998901112244',
      phoneVerifiedAt: new Date(),
    });
    const { user } = await open();
    await sendCode(user, '+998901112244');
    await waitFor(() =>
      expect(
        screen.getByLabelText('E-mail or phone number'),
      ).toHaveAccessibleDescription('The phone number has already been taken.'),
    );
  });
});

describe('who invited them', () => {
  test('is kept through all steps, and can be changed', async () => {
    const email = 'invited@sofra.example';
    const { network, user } = await open('/register?referral_code=ANN12345');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?referral_code=ANN12345',
    );
    await reachDetails(user, email);
    expect(screen.getByLabelText('Referral code (optional)')).toHaveValue(
      'ANN12345',
    );
    await fillDetails(user);
    await waitFor(() => expect(cookie('access_token')).not.toBeNull());
    expect(network.sent('POST', '/auth/after-verify')[0]?.body).toMatchObject({
      referral: 'ANN12345',
    });
  });

  test('is not asked where nobody is rewarded', async () => {
    const { user } = await open();
    await reachDetails(user, 'uninvited@sofra.example');
    expect(
      screen.queryByLabelText('Referral code (optional)'),
    ).not.toBeInTheDocument();
  });
});

describe('the code', () => {
  test('that was tried too often, or is too old, says which', async () => {
    const email = 'too-often@sofra.example';
    const { user } = await open();
    await sendCode(user, email);
    const field = await codeField();
    const code = await readCode(api, email);
    for (let tries = 0; tries < 5; tries += 1)
      await api.post('/auth/verify/code', {
        email,
        verifyCode: wrongCode(code),
      });
    await user.type(field, code);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /^Too many wrong tries\. Ask for a new code/,
      ),
    );
    api.setNow(new Date(Date.now() + 11 * 60_000));
    await user.clear(field);
    await user.type(field, code);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'This code has expired. Ask for a new one.',
      ),
    );
    api.setNow(null);
  });
});
