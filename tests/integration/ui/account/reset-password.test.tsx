import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { NewPasswordContainer } from '@/containers/account/sign-in/new-password-container';
import { ResetContainer } from '@/containers/account/sign-in/reset-container';
import { PostedFormProvider } from '@/contexts/posted-form-context';
import { shownForm } from '@/server/ssr/form/page-form';
import type { PostedForm } from '@/utils/form/posted-form';
import { FORMS } from '@/utils/constants/forms';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import { createUser, signIn } from '@/tests/support/factories/user';
import { withFakeAnswers } from '@/tests/support/fake-answers';
import { renderApp } from '@/tests/support/render-app';

const EMAIL = 'forgetful@sofra.example';
const PROOF = 'a-proof-of-one-use';
let token = '';

test.beforeAll(async () => {
  const user = await createUser(api.db, { email: EMAIL });
  token = await signIn(api.db, user);
});
/** What the server says of /update-password where the browser has the cookie of the proof. */
let posted: PostedForm | null = null;
test.beforeEach(() => {
  posted = shownForm(FORMS.newPassword, { contact: EMAIL });
});

/** The calls of a reset as api-contract.md §2 has them. */
function withReset(): ApiHarness {
  const session = {
    access_token: token,
    user: { id: 1, firstname: 'Ann', lastname: '', email: EMAIL },
  };
  const answers: Readonly<Record<string, object>> = {
    '/auth/forgot/email-password': {},
    '/auth/forgot/password': {},
    '/auth/forgot/password/confirm': { verify_token: PROOF },
    '/auth/password/reset': session,
  };
  return withFakeAnswers(api, ({ path }) => answers[path]);
}

/** The same where the last call comes too late. */
function withLateReset(): ApiHarness {
  const reset = withReset();
  return {
    ...reset,
    fetch: async (request) =>
      request.url.includes('/auth/password/reset')
        ? Response.json(
            {
              status: false,
              statusCode: 'ERROR_203',
              message: 'This code has expired.',
            },
            { status: 400 },
          )
        : reset.fetch(request),
  };
}

const open = (path: string, harness = withReset()) =>
  renderApp(
    ({ pathname }) =>
      pathname === '/update-password' ? (
        <PostedFormProvider value={posted}>
          <NewPasswordContainer />
        </PostedFormProvider>
      ) : (
        <ResetContainer />
      ),
    { api: harness, path },
  );

async function enterCode(user: UserEvent, contact: string): Promise<void> {
  await user.type(screen.getByLabelText('E-mail or phone number'), contact);
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await user.type(await screen.findByLabelText('Code'), '123456');
  await screen.findByRole('heading', { name: 'Choose a new password' });
}

async function choose(user: UserEvent, again = 'plov-and-tea'): Promise<void> {
  await user.type(screen.getByLabelText('New password'), 'plov-and-tea');
  await user.type(screen.getByLabelText('Repeat the password'), again);
  await user.click(screen.getByRole('button', { name: 'Save and log in' }));
}

describe('a forgotten password', () => {
  test('is replaced with a code, and leads back signed in; the proof stands in no address and no storage', async () => {
    const { client, network, router, user } = await open(
      '/reset-password?from=%2Fcheckout',
    );
    await user.type(screen.getByLabelText('E-mail or phone number'), EMAIL);
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    expect(
      await screen.findByText(
        `If there is an account for ${EMAIL}, a six-digit code is on its way.`,
      ),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '123456');
    await screen.findByRole('heading', { name: 'Choose a new password' });
    const kept = [
      JSON.stringify(router.moves),
      JSON.stringify(window.sessionStorage),
      JSON.stringify(window.localStorage),
      document.cookie,
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map((it) => it.state.data),
      ),
    ].join();
    expect(kept).not.toContain(PROOF);
    await choose(user);
    await waitFor(() =>
      expect(router.moves.map(({ path }) => path)).toEqual([
        '/update-password?from=%2Fcheckout',
        '/checkout',
      ]),
    );
    expect(cookie('access_token')?.value).toBe(token);
    expect(network.sent('POST', '/auth/password/reset')[0]?.body).toEqual({
      email: EMAIL,
      password: 'plov-and-tea',
      password_confirmation: 'plov-and-tea',
    });
  });

  test('is asked for by phone as by e-mail', async () => {
    const { network, user } = await open('/reset-password');
    await enterCode(user, '+998 90 123 45 67');
    const phone = '+998901234567';
    expect(network.sent('POST', '/auth/forgot/password')[0]?.body).toEqual({
      phone,
    });
    expect(
      network.sent('POST', '/auth/forgot/password/confirm')[0]?.body,
    ).toEqual({ phone, verifyCode: '123456' });
  });

  test('goes on with the code after a reload', async () => {
    const view = await open('/reset-password');
    await view.user.type(
      screen.getByLabelText('E-mail or phone number'),
      EMAIL,
    );
    await view.user.click(
      screen.getByRole('button', { name: 'Send me a code' }),
    );
    await screen.findByLabelText('Code');
    view.unmount();
    await open('/reset-password');
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });
});

describe('a new password', () => {
  test('that differs from its repetition is told, and nothing is sent', async () => {
    const { network, user } = await open('/reset-password');
    await enterCode(user, EMAIL);
    await choose(user, 'plov-and-tee');
    await waitFor(() =>
      expect(
        screen.getByLabelText('Repeat the password'),
      ).toHaveAccessibleDescription("Passwords don't match"),
    );
    expect(network.sent('POST', '/auth/password/reset')).toEqual([]);
  });

  test('that comes too late leads to another code', async () => {
    const { user } = await open('/reset-password', withLateReset());
    await enterCode(user, EMAIL);
    await choose(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This code has expired.',
    );
    expect(
      screen.getByRole('link', { name: 'Ask for a code' }),
    ).toHaveAttribute('href', '/reset-password');
    expect(screen.getByLabelText('New password')).toHaveValue('plov-and-tea');
  });

  test('without a proof is not asked for: the way to the code is', async () => {
    posted = null;
    await open('/update-password?from=%2Fcheckout');
    expect(
      screen.getByText(/First we need to know that it’s you/),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Ask for a code' }),
    ).toHaveAttribute('href', '/reset-password?from=%2Fcheckout');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  });
});
