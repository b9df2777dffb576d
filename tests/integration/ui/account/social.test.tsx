import { screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { SocialButtons } from '@/containers/account/social/social-buttons';
import { LinkAccount } from '@/containers/account/social/link-account';
import { ShellProvider, useShell } from '@/contexts/shell-context';
import type { WaitingLink } from '@/hooks/account/use-social-sign-in';
import { api, it as base } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import { createUser, TEST_PASSWORD } from '@/tests/support/factories/user';
import { renderApp } from '@/tests/support/render-app';
import type { SocialAuth, SocialConfig } from '@/utils/account/social';
import {
  claimsOf,
  socialSettings,
  unsigned,
} from '@/tests/support/account/firebase-stand-in';

const test = base.extend('settings', { scope: 'file' }, () => ({
  ...socialSettings('http://127.0.0.1:9/'),
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
}));

const CONFIG: SocialConfig = {
  providers: ['google', 'facebook'],
  apiKey: 'key',
  appId: '',
  authDomain: 'sofra-test.firebaseapp.com',
  projectId: 'sofra-test',
  emulator: null,
};

let loads = 0;
let links: WaitingLink[] = [];

/** A provider that answers with this, and nothing else. */
const fake = (came: Awaited<ReturnType<SocialAuth['signIn']>>) => () => {
  loads += 1;
  return Promise.resolve({ signIn: () => Promise.resolve(came) });
};

const tokenOf = (sub: string, email: string) => ({
  idToken: unsigned(claimsOf(sub, { email, email_verified: true })),
});

function Page({
  load,
  social,
}: {
  load?: () => Promise<SocialAuth>;
  social: SocialConfig | null;
}) {
  const shell = useShell();
  return (
    <ShellProvider shell={{ ...shell, social }}>
      <SocialButtons load={load} onLink={(link) => links.push(link)} />
    </ShellProvider>
  );
}

test.beforeEach(() => {
  loads = 0;
  links = [];
});

const open = (
  load?: () => Promise<SocialAuth>,
  social: SocialConfig | null = CONFIG,
) => renderApp(<Page load={load} social={social} />, { api, path: '/login' });

const google = () => screen.findByRole('button', { name: 'Google' });

describe('the buttons', () => {
  test('are those of the configured providers, and nothing is loaded before a press', async () => {
    await open(fake({ stop: 'closed' }));
    await google();
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Apple' })).toBeNull();
    expect(loads).toBe(0);
  });

  test('are not there without a provider', async () => {
    await open(undefined, null);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('or continue with')).toBeNull();
  });

  test('sign in, and who lacks nothing is where they were', async () => {
    const load = fake(tokenOf('ui-new', 'ui-new@sofra.example'));
    const { router, user } = await open(load);
    await user.click(await google());
    await waitFor(() => expect(router.moves).toHaveLength(1));
    expect(router.moves[0]).toMatchObject({ how: 'replace', path: '/' });
    expect(cookie('access_token')?.value).toBeTruthy();
  });

  test('say nothing when the window was closed', async () => {
    const { user } = await open(fake({ stop: 'closed' }));
    await user.click(await google());
    await waitFor(() => expect(loads).toBe(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.for([
    ['blocked', /blocked the sign-in window/],
    ['offline', /could not reach the server/],
    ['failed', /did not work/],
    ['otherWay', /signed in another way/],
  ] as const)('say what to do when it was %s', async ([stop, words]) => {
    const { user } = await open(fake({ stop }));
    await user.click(await google());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test('hand on the account that has to be proved', async () => {
    const email = 'ui-linked@sofra.example';
    await createUser(api.db, { email });
    const { user } = await open(fake(tokenOf('ui-linked', email)));
    await user.click(await google());
    await waitFor(() => expect(links).toHaveLength(1));
    expect(links[0]).toMatchObject({ email: 'u***@sofra.example' });
    expect(cookie('access_token')?.value).toBeFalsy();
  });
});

test('the screen that links keeps a wrong password out, takes the right one, and leads back', async () => {
  const email = 'ui-screen@sofra.example';
  await createUser(api.db, { email });
  const answer = await api.post('/auth/google/callback', {
    id_token: tokenOf('ui-screen', email).idToken,
  });
  const { link_token: linkToken } = answer.body.data as { link_token: string };
  let backs = 0;
  const link = { linkToken, email: 'u***@sofra.example', message: 'Prove it.' };
  const { router, user } = await renderApp(
    <LinkAccount link={link} onBack={() => (backs += 1)} />,
    { api, path: '/login' },
  );
  await user.click(screen.getByRole('button', { name: 'Begin again' }));
  expect(backs).toBe(1);
  const password = screen.getByLabelText('Password');
  await user.type(password, 'wrong-one');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please make sure all credentials are correct.',
  );
  await user.clear(password);
  await user.type(password, TEST_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(router.moves).toHaveLength(1));
});
