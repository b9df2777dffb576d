import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { DetailsSection } from '@/containers/account/details/details-section';
import { RegisterContainer } from '@/containers/account/sign-in/register-container';
import { PostedFormProvider } from '@/contexts/posted-form-context';
import { shownForm } from '@/server/ssr/form/page-form';
import { api, it as test } from '@/tests/support/api/api-test';
import { readCode, wrongCode } from '@/tests/support/account/registration';
import { cookie } from '@/tests/support/browser/browser-tab';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { FORMS } from '@/utils/constants/forms';

const open = () => renderApp(<RegisterContainer />, { api, path: '/register' });

const codeField = () => screen.findByLabelText('Code');

async function sendCode(user: UserEvent, email: string): Promise<void> {
  await user.type(screen.getByLabelText('E-mail or phone number'), email);
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
}

async function reachDetails(user: UserEvent, email: string): Promise<void> {
  await sendCode(user, email);
  await user.type(await codeField(), await readCode(api, email));
  await screen.findByRole('heading', { name: 'Almost there' });
}

describe('the code', () => {
  test('that is in force keeps its field, and says when another may be asked for', async () => {
    const { user } = await open();
    const email = 'patient@sofra.example';
    await sendCode(user, email);
    await codeField();
    await user.click(
      screen.getByRole('button', { name: 'Use another e-mail' }),
    );
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    expect(
      await screen.findByText(
        /We have just sent you a code\. You can ask for another in \d+ seconds\./,
      ),
    ).toBeVisible();
    await user.type(await codeField(), await readCode(api, email));
    await screen.findByRole('heading', { name: 'Almost there' });
  });

  test('costs one try when it is wrong, though Continue is pressed as well', async () => {
    const { network, user } = await open();
    const email = 'sixth-digit@sofra.example';
    await sendCode(user, email);
    const field = await codeField();
    await user.type(field, wrongCode(await readCode(api, email)));
    await waitFor(() => expect(field).toBeInvalid());
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(network.sent('POST', '/auth/verify/code')).toHaveLength(1);
  });
});

describe('the focus', () => {
  test('is on what follows the code, and on what comes back for another e-mail', async () => {
    const { user } = await open();
    const email = 'keys-alone@sofra.example';
    await sendCode(user, email);
    await codeField();
    await user.click(
      screen.getByRole('button', { name: 'Use another e-mail' }),
    );
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await user.type(await codeField(), await readCode(api, email));
    await screen.findByRole('heading', { name: 'Almost there' });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the wait for another code', () => {
  test('goes on over a reload', async () => {
    const view = await open();
    await sendCode(view.user, 'waiting@sofra.example');
    await screen.findByText(/Send it again in (60|5\d) s/);
    view.unmount();
    // 25 seconds later
    const key = `sofra:resend:${FORMS.registerCode}`;
    const end = Number(window.sessionStorage.getItem(key));
    window.sessionStorage.setItem(key, String(end - 25_000));
    await open();
    expect(await screen.findByText(/Send it again in (3|2)\d s/)).toBeVisible();
  });
});

describe('the details', () => {
  test('that were typed, and the proof, outlive a reload, but for the password', async () => {
    const email = 'reloading@sofra.example';
    const view = await open();
    await reachDetails(view.user, email);
    await view.user.type(screen.getByLabelText('First name'), 'Aziza');
    await view.user.type(screen.getByLabelText('Password'), 'plov-and-tea');
    view.unmount();
    // the server shows the step by the cookie of the proof
    const posted = shownForm(FORMS.registerDetails, { contact: email });
    const { user } = await renderApp(
      <PostedFormProvider value={posted}>
        <RegisterContainer />
      </PostedFormProvider>,
      { api, path: '/register' },
    );
    expect(await screen.findByLabelText('First name')).toHaveValue('Aziza');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await user.type(screen.getByLabelText('Password'), 'plov-and-tea');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(cookie('access_token')).not.toBeNull());
    await waitFor(() =>
      expect(JSON.stringify(window.sessionStorage)).not.toContain('Aziza'),
    );
  });
});

test('a number without its country is one of the site’s, read back before a code is sent there', async () => {
  const token = await signInBrowser(api, await createUser(api.db));
  const change = async () => {
    const view = await renderApp(<DetailsSection />, {
      api,
      path: '/profile?change=phone',
    });
    act(() => {
      view.client.setQueryData(
        ['settings'],
        [{ id: 1, key: 'phone_code', value: '+998' }],
      );
    });
    return view;
  };
  const view = await change();
  const field = await screen.findByLabelText('New phone number');
  await view.user.type(field, '90 777 88 99');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      /The code goes to .*\+998.90.777.88.99/,
    ),
  );
  expect(screen.getByLabelText('Country')).toHaveValue('UZ');
  await view.user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const code = await screen.findByLabelText('Code');
  expect(
    view.network.sent('POST', '/dashboard/user/profile/contact')[0]?.body,
  ).toMatchObject({ phone: '+998907778899' });

  // a reload goes on with the code
  view.unmount();
  const again = await change();
  expect(code).not.toBeInTheDocument();
  await again.user.type(
    await screen.findByLabelText('Code'),
    await readCode(api, '+998907778899'),
  );
  await screen.findByText('Your changes are saved');
  expect(
    (await api.get('/dashboard/user/profile/show', { token })).body.data,
  ).toMatchObject({ phone: '+998907778899' });
});
