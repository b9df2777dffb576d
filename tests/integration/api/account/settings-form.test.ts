import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, vi } from 'vitest';
import { users } from '@/server/db/schema/account/users';
import { runtime } from '@/server/runtime';
import type { FormPost, PageForm } from '@/server/ssr/form/page-form';
import { settingsForm } from '@/server/ssr/form/account/settings-form';
import { unsubscribeForm } from '@/server/ssr/form/account/unsubscribe-form';
import { withinScope } from '@/server/ssr/page-scope';
import { api, it } from '@/tests/support/api/api-test';

beforeEach(() => {
  runtime().appFetch = (request, handOver) =>
    Promise.resolve(
      api.app.fetch(request, { inProcess: { clientAddress: null, handOver } }),
    );
});

/** A form as a browser without script posts it to its page. */
function post(
  form: PageForm,
  values: Record<string, string>,
  {
    query = {},
    token = null,
  }: { query?: Record<string, string>; token?: string | null } = {},
) {
  const keepChoice = vi.fn();
  const scope = {
    token,
    lang: 'en',
    clientAddress: null,
    siteUrl: 'http://localhost:3000',
    userAgent: '',
    currencyId: null,
    cartCookies: {},
    sessions: new Map(),
  };
  const posted = {
    ...{ form: values.form ?? '', values, query, keepChoice },
    ...{ shell: { lang: 'en' }, t: (key: string) => key },
  } as unknown as FormPost;
  const outcome = withinScope(scope, () => form(posted));
  return { keepChoice, outcome };
}

describe('/settings without script', () => {
  it('keeps what is ticked and turns the rest off', async ({ token }) => {
    const values = { form: 'notifications', push: '1', order_statuses: '1' };
    const { outcome } = post(settingsForm, values, { token });
    expect(await outcome).toMatchObject({ isDone: true, message: '' });
    const { body } = await api.get('/dashboard/user/notifications', { token });
    expect(body.data.map(({ active }: { active: boolean }) => active)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('keeps language, currency and theme, and goes on in the new language', async () => {
    const look = { form: 'look', lang: 'ru', currency: '2', theme: 'dark' };
    const { keepChoice, outcome } = post(settingsForm, look);
    expect(await outcome).toEqual({ leaveFor: '/ru/settings#look' });
    expect(keepChoice.mock.calls).toEqual([
      ['locale', 'ru'],
      ['currency', '2'],
      ['theme', 'dark'],
    ]);
    const again = post(settingsForm, { ...look, lang: 'en', theme: 'system' });
    expect(await again.outcome).toEqual({ leaveFor: '/settings#look' });
    expect(again.keepChoice).toHaveBeenCalledWith('theme', null);
  });

  it.for([
    [{ lang: 'xx' }, 'lang'],
    [{ currency: '2;path=/' }, 'currency'],
    [{ theme: 'pink' }, 'theme'],
  ] as const)('keeps nothing of %j', async ([wrong, field]) => {
    const look = { form: 'look', lang: 'ru', currency: '2', theme: 'dark' };
    const { keepChoice, outcome } = post(settingsForm, { ...look, ...wrong });
    expect(await outcome).toMatchObject({
      errors: { [field]: 'form.required' },
    });
    expect(keepChoice).not.toHaveBeenCalled();
  });
});

describe('/unsubscribe without script', () => {
  it('ends the mails and takes it back', async ({ shopper, token }) => {
    const [user] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, shopper.userId));
    const query = { key: user?.mailKey ?? '', type: 'news' };
    const states = async () =>
      (await api.get('/dashboard/user/notifications', { token })).body.data[1]
        .active as boolean;
    for (const active of ['0', '1']) {
      const { outcome } = post(
        unsubscribeForm,
        { form: 'unsubscribe', active },
        { query },
      );
      expect(await outcome).toMatchObject({
        isDone: true,
        values: { active },
      });
      expect(await states()).toBe(active === '1');
    }
  });

  it('says when the key is nobody’s', async () => {
    const query = { key: '0b7c1c58-0000-4000-8000-000000000000', type: 'news' };
    const { outcome } = post(
      unsubscribeForm,
      { form: 'unsubscribe', active: '0' },
      { query },
    );
    expect(await outcome).toMatchObject({ isDone: false, code: 'ERROR_404' });
  });
});
