import { beforeEach, expect, vi } from 'vitest';
import { runtime } from '@/server/runtime';
import { loginForm } from '@/server/ssr/form/account/login-form';
import type { FormPost, PageForm } from '@/server/ssr/form/page-form';
import { renamedSessionCookie } from '@/server/ssr/form/session-cookies';
import { updateDetailsForm } from '@/server/ssr/form/account/update-details-form';
import { withinScope } from '@/server/ssr/page-scope';
import { api, it } from '@/tests/support/api/api-test';
import {
  createUser,
  signIn,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';
import { userCookie } from '@/utils/account/user-cookie';

beforeEach(() => {
  runtime().appFetch = (request, handOver) =>
    Promise.resolve(
      api.app.fetch(request, { inProcess: { clientAddress: null, handOver } }),
    );
});

/** A form as a browser without script posts it from a page that came from /checkout. */
async function post(
  form: PageForm,
  values: Record<string, string>,
  {
    token = null,
    user = null,
  }: {
    token?: string | null;
    user?: object | null;
  } = {},
) {
  const scope = {
    ...{ token, lang: 'en', clientAddress: null, userAgent: '' },
    siteUrl: 'http://localhost:3000',
    ...{ currencyId: null, cartCookies: {}, sessions: new Map() },
  };
  const does = { rename: vi.fn(), signIn: vi.fn() };
  const posted = {
    ...{ form: values.form ?? '', values, cookies: {}, ...does },
    query: { from: '/checkout' },
    ...{ shell: { lang: 'en', user }, t: (key: string) => key },
  } as unknown as FormPost;
  return { ...does, outcome: await withinScope(scope, () => form(posted)) };
}

it('a sign-in without script leads once to the details that are missing, whatever the browser', async () => {
  const email = 'no-script-nameless@sofra.example';
  await createUser(api.db, {
    email,
    firstname: '',
    lastname: '',
  });
  const values = { login: email, password: TEST_PASSWORD };
  const first = await post(loginForm, values);
  expect(first.signIn).toHaveBeenCalledOnce();
  expect(first.outcome).toEqual({ goTo: '/update-details?from=%2Fcheckout' });
  const again = await post(loginForm, values);
  expect(again.outcome).toEqual({ goTo: '/checkout' });
});

it('who lacks nothing goes on at once', async () => {
  const email = 'no-script-whole@sofra.example';
  await createUser(api.db, { email });
  const { outcome } = await post(loginForm, {
    login: email,
    password: TEST_PASSWORD,
  });
  expect(outcome).toEqual({ goTo: '/checkout' });
});

it('names saved without script are carried by the session, and lead on', async () => {
  const person = await createUser(api.db, { firstname: '', lastname: '' });
  const token = await signIn(api.db, person);
  const { outcome, rename } = await post(
    updateDetailsForm,
    { form: 'details-names', firstname: 'Aziza', lastname: '' },
    { token, user: person },
  );
  expect(outcome).toEqual({ goTo: '/checkout' });
  expect(rename).toHaveBeenCalledWith(
    expect.objectContaining({ firstname: 'Aziza' }),
  );
});

it('the renamed session ends when the kept one does', () => {
  const user = { id: 1, firstname: 'Aziza', lastname: '' } as never;
  const until = Math.floor(Date.now() / 1000) + 600;
  const [kept = ''] = renamedSessionCookie(user, userCookie(user, until));
  expect(decodeURIComponent(kept)).toMatch(
    /"firstname":"Aziza".*; Max-Age=(?:600|599);/,
  );
  const [short] = renamedSessionCookie(user, userCookie(user));
  expect(short).not.toContain('Max-Age');
  expect(renamedSessionCookie(user, undefined)).toEqual([]);
});
