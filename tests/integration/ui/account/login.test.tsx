import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { LoginContainer } from '@/containers/account/sign-in/login-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import { createUser, TEST_PASSWORD } from '@/tests/support/factories/user';
import { renderApp } from '@/tests/support/render-app';

const EMAIL = 'aziza@sofra.example';
const DAY_MS = 86_400_000;

test.beforeAll(async () => {
  await createUser(api.db, { email: EMAIL, firstname: 'Aziza' });
});

const open = (
  path = '/login',
  lang: 'ar' | 'en' | 'ru' = 'en',
  harness = api,
) => renderApp(<LoginContainer />, { api: harness, path, lang });

const email = () => screen.getByLabelText('E-mail or phone number');
const password = () => screen.getByLabelText('Password');

async function fill(user: UserEvent, secret = TEST_PASSWORD): Promise<void> {
  await user.type(email(), EMAIL);
  await user.type(password(), secret);
}

const submit = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Log in' }));

describe('the session', () => {
  test('is kept for seven days when the person wants to stay, and the home page opens', async () => {
    const { router, user } = await open();
    expect(
      screen.getByRole('checkbox', { name: 'Keep me logged in' }),
    ).toBeChecked();
    await fill(user);
    await submit(user);
    await waitFor(() =>
      expect(router.moves).toEqual([
        { how: 'replace', path: '/', shallow: false },
      ]),
    );
    const token = cookie('access_token');
    const days = ((token?.expires?.getTime() ?? 0) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(token).toMatchObject({ path: '/', sameSite: 'lax' });
    expect(
      JSON.parse(decodeURIComponent(cookie('user')?.value ?? '')),
    ).toMatchObject({ firstname: 'Aziza' });
    const profile = await api.get('/dashboard/user/profile/show', {
      token: decodeURIComponent(token?.value ?? ''),
    });
    expect(profile.body.data.email).toBe(EMAIL);
  });

  test('ends with the browser when the person does not', async () => {
    const { router, user } = await open();
    await fill(user);
    await user.click(
      screen.getByRole('checkbox', { name: 'Keep me logged in' }),
    );
    await submit(user);
    await waitFor(() => expect(router.moves).toHaveLength(1));
    expect(cookie('access_token')).toMatchObject({ expires: null });
    expect(cookie('user')).toMatchObject({ expires: null });
  });
});

describe('what was typed', () => {
  test('stays after wrong credentials, which are told at the top', async () => {
    const { router, user } = await open();
    await fill(user, 'not-the-password');
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please make sure all credentials are correct.',
    );
    expect(email()).toHaveValue(EMAIL);
    expect(password()).toHaveValue('not-the-password');
    expect(cookie('access_token')).toBeNull();
    expect(router.moves).toEqual([]);
  });

  test('stays without a network, and the person hears that nothing was sent', async () => {
    const { network, user } = await open();
    network.cut(true);
    await fill(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach the server. Nothing was sent.',
    );
    expect(email()).toHaveValue(EMAIL);
    network.cut(false);
    await submit(user);
    await waitFor(() => expect(cookie('access_token')).not.toBeNull());
  });

  test('stays when the server breaks, which is said in words', async () => {
    const { network, user } = await open();
    network.refuse(({ path }) => path === '/auth/login', 500);
    await fill(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side, and nothing was saved. Please try again in a moment.',
    );
    expect(email()).toHaveValue(EMAIL);
  });

  test('goes along to an account and to a forgotten password', async () => {
    const { user } = await open();
    await user.type(email(), EMAIL);
    const contact = `contact=${encodeURIComponent(EMAIL)}`;
    for (const [name, path] of [
      ['Create an account', 'register'],
      ['Forgot it?', 'reset-password'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/${path}?${contact}`,
      );
  });

  test('is sent once, however often the button is pressed', async () => {
    let answer = (): void => undefined;
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    const { network, router, user } = await open('/login', 'en', {
      ...api,
      fetch: async (request) => {
        if (request.url.includes('/auth/login')) await pressed;
        return api.fetch(request);
      },
    });
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: 'Log in' }));
    await user.type(password(), '{Enter}');
    answer();
    await waitFor(() => expect(router.moves).toHaveLength(1));
    expect(network.sent('POST', '/auth/login')).toHaveLength(1);
  });

  test('goes without the spaces around the e-mail', async () => {
    const { network, router, user } = await open();
    await user.type(email(), `  ${EMAIL} `);
    await user.type(password(), `${TEST_PASSWORD}{Enter}`);
    await waitFor(() => expect(router.moves).toHaveLength(1));
    expect(network.sent('POST', '/auth/login')[0]?.body).toEqual({
      email: EMAIL,
      password: TEST_PASSWORD,
    });
  });
});

describe('a field', () => {
  test('that is empty says so, takes the focus and sends nothing', async () => {
    const { network, user } = await open();
    await submit(user);
    const missing = 'Enter an e-mail address or a phone number';
    await waitFor(() => expect(email()).toHaveAccessibleDescription(missing));
    expect(password()).toHaveAccessibleDescription('Enter your password');
    await waitFor(() => expect(email()).toHaveFocus());
    expect(network.sent('POST', '/auth/login')).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that holds no e-mail address says so', async () => {
    const { user } = await open();
    await user.type(email(), 'aziza');
    await submit(user);
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription(
        'Enter an e-mail address or a phone number',
      ),
    );
    expect(email()).toBeInvalid();
  });
});

describe('the way back', () => {
  test.each([
    ['/login?from=%2Fcheckout', '/checkout'],
    ['/login?from=%2Frestaurant%2F3%3Fproduct%3Dx', '/restaurant/3?product=x'],
    ['/login?from=https%3A%2F%2Fevil.example%2F', '/'],
    ['/login?from=%2F%2Fevil.example', '/'],
    ['/login?from=%2F%5Cevil.example', '/'],
    ['/login?from=javascript%3Aalert(1)', '/'],
  ])('from %s leads to %s', async (path, target) => {
    const { router, user } = await open(path);
    await fill(user);
    await submit(user);
    await waitFor(() =>
      expect(router.moves.map((move) => move.path)).toEqual([target]),
    );
  });

  test('goes along to a forgotten password', async () => {
    await open('/login?from=%2Fcheckout');
    expect(screen.getByRole('link', { name: 'Forgot it?' })).toHaveAttribute(
      'href',
      '/reset-password?from=%2Fcheckout',
    );
  });

  test('goes along to the making of an account', async () => {
    await open('/login?from=%2Fcheckout');
    expect(
      screen.getByRole('link', { name: 'Create an account' }),
    ).toHaveAttribute('href', '/register?from=%2Fcheckout');
  });
});

describe('the language of the page', () => {
  test('is that of its words and of what the server says', async () => {
    const { network, user } = await open('/login', 'ru');
    await user.type(
      screen.getByLabelText('Эл. почта или номер телефона'),
      EMAIL,
    );
    await user.type(screen.getByLabelText('Пароль'), 'wrong-one{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/[а-яё]/i);
    expect(network.sent('POST', '/auth/login')[0]?.query.get('lang')).toBe(
      'ru',
    );
  });

  test('runs from the right in Arabic', async () => {
    await open('/login', 'ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
  });
});

describe('what was wrong', () => {
  test('is taken back with the next try, and at a field as soon as it is mended', async () => {
    const { user } = await open();
    await fill(user, 'not-the-password');
    await submit(user);
    await screen.findByText(/Please make sure all credentials are correct/);
    await user.clear(password());
    await submit(user);
    await waitFor(() => expect(password()).toBeInvalid());
    expect(screen.queryByText(/Please make sure all/)).toBeNull();
    await user.type(password(), 'x');
    expect(password()).toBeValid();
  });
});
