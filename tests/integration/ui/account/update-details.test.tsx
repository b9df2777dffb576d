import { screen, waitFor } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { LaterDetails } from '@/containers/account/details-later/later-details';
import { LoginContainer } from '@/containers/account/sign-in/login-container';
import { storeSession } from '@/services/account/session-cookies';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import { onSessionNews, whileSigningIn } from '@/utils/account/session-news';
import { createUser, TEST_PASSWORD } from '@/tests/support/factories/user';
import { readCode, wrongCode } from '@/tests/support/account/registration';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import type { UserRow } from '@/server/repositories/account/user-repository';

const DAY_MS = 86_400_000;

/** The page as this person finds it after signing in. */
async function open(details: Partial<UserRow>) {
  const person = await createUser(api.db, details);
  const token = await signInBrowser(api, person);
  const view = await renderApp(<LaterDetails />, {
    api,
    path: '/update-details?from=%2Fcheckout',
  });
  const profile = async () =>
    (await api.get('/dashboard/user/profile/show', { token })).body.data;
  return { ...view, profile };
}

const named = () =>
  JSON.parse(decodeURIComponent(cookie('user')?.value ?? '{}'));

test('nothing leads the tab elsewhere while it signs in', async () => {
  const look = vi.fn();
  const stop = onSessionNews(look);
  look.mockClear();
  const tell = () => {
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('pageshow'));
  };
  await whileSigningIn(async () => tell());
  expect(look).not.toHaveBeenCalled();
  tell();
  expect(look).toHaveBeenCalledTimes(2);
  stop();
});

describe('names', () => {
  test('are saved, carried by the session for as long as it is kept, and lead on', async () => {
    const { profile, router, user } = await open({
      firstname: '',
      lastname: '',
    });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('First name')).toBeInvalid();
    await user.type(screen.getByLabelText('First name'), 'Aziza');
    await user.type(screen.getByLabelText('Last name (optional)'), 'Karimova');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(router.moves).toMatchObject([
        { how: 'replace', path: '/checkout' },
      ]),
    );
    expect(await profile()).toMatchObject({
      firstname: 'Aziza',
      lastname: 'Karimova',
    });
    expect(named()).toMatchObject({ firstname: 'Aziza', lastname: 'Karimova' });
    const days =
      ((cookie('user')?.expires?.getTime() ?? 0) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(6.9);
  });

  test('are carried until the browser closes where the session is', async () => {
    const person = await createUser(api.db, { firstname: '', lastname: '' });
    const token = await signInBrowser(api, person);
    storeSession({ access_token: token, user: person } as never, false);
    const { router, user } = await renderApp(<LaterDetails />, {
      api,
      path: '/update-details',
    });
    await user.type(screen.getByLabelText('First name'), 'Aziza');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.moves).toHaveLength(1));
    expect(named()).toMatchObject({ firstname: 'Aziza' });
    expect(cookie('user')?.expires).toBeFalsy();
  });

  test('stay as typed when they could not be saved, and the session keeps the old ones', async () => {
    const { network, router, user } = await open({
      firstname: '',
      lastname: '',
    });
    network.cut(({ path }) => path === '/dashboard/user/profile/update');
    await user.type(screen.getByLabelText('First name'), 'Aziza');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Aziza');
    expect(router.moves).toEqual([]);
    expect(named().firstname).toBe('');
  });
});

describe('an e-mail', () => {
  test('is asked for alone when the name is there; a wrong code is told, the right one leads on', async () => {
    const email = 'later@sofra.example';
    const { profile, router, user } = await open({
      firstname: 'Aziza',
      email: null,
      phone: '+998901112233',
    });
    expect(screen.queryByLabelText('First name')).toBeNull();
    screen.getByText('Tell us where your receipts should go.');
    await user.type(screen.getByLabelText('E-mail'), email);
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    const code = await screen.findByLabelText('Code');
    const right = await readCode(api, email);
    await user.type(code, wrongCode(right));
    await screen.findByText('This code is not right.');
    expect(router.moves).toEqual([]);
    await user.clear(code);
    await user.type(code, right);
    await waitFor(() =>
      expect(router.moves).toMatchObject([
        { how: 'replace', path: '/checkout' },
      ]),
    );
    expect(await profile()).toMatchObject({ email });
  });

  test('follows the name when both are missing, can be typed anew, and can wait', async () => {
    const { user } = await open({
      firstname: '',
      lastname: '',
      email: null,
      phone: '+998901112244',
    });
    await user.type(screen.getByLabelText('First name'), 'Aziza');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(
      await screen.findByLabelText('E-mail'),
      'wrong@sofra.example',
    );
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await screen.findByLabelText('Code');
    await user.click(
      screen.getByRole('button', { name: 'Use another e-mail' }),
    );
    expect(await screen.findByLabelText('E-mail')).toHaveValue(
      'wrong@sofra.example',
    );
    const later = screen.getByRole('link', { name: 'Not now' });
    expect(later).toHaveAttribute('href', '/checkout');
    expect(screen.getByRole('main')).toContainElement(later);
  });

  test("of somebody else's account is refused at the field", async () => {
    await createUser(api.db, { email: 'taken-later@sofra.example' });
    const { user } = await open({
      firstname: 'Aziza',
      email: null,
      phone: '+998901112255',
    });
    await user.type(
      screen.getByLabelText('E-mail'),
      'taken-later@sofra.example',
    );
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toBeInvalid());
  });
});

test('who lacks a name is led here once after signing in', async () => {
  const email = 'nameless@sofra.example';
  await createUser(api.db, { email, firstname: '', lastname: '' });
  const signIn = async () => {
    const { router, unmount, user } = await renderApp(<LoginContainer />, {
      api,
      path: '/login?from=%2Fcheckout',
    });
    await user.type(screen.getByLabelText('E-mail or phone number'), email);
    await user.type(screen.getByLabelText('Password'), TEST_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.moves).toHaveLength(1));
    unmount();
    return router.moves[0]?.path;
  };
  expect(await signIn()).toBe('/update-details?from=%2Fcheckout');
  expect(await signIn()).toBe('/checkout');
});
