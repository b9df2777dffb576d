import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { OrdersContainer } from '@/containers/order/list/orders-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

test.each([
  {
    lang: 'en',
    target: '/login?from=%2Forders%3Ftab%3Dpast',
    words: 'Your session has ended. Please log in again.',
  },
  {
    lang: 'ru',
    target: '/ru/login?from=%2Forders%3Ftab%3Dpast',
    words: /[а-яё]/i,
  },
] as const)(
  'a token that dies ends the session here too, and /login leads back ($lang)',
  async ({ lang, target, words }) => {
    const token = await signInBrowser(api, await createUser(api.db));
    const view = await renderApp(<OrdersContainer />, {
      api,
      lang,
      path: '/orders?tab=past',
    });
    await waitFor(() => expect(view.client.isFetching()).toBe(0));
    expect(cookie('access_token')?.value).toBe(token);
    await api.post('/auth/logout', {}, { token });
    await act(() => view.client.invalidateQueries());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(cookie('access_token')).toBeNull();
    expect(cookie('user')).toBeNull();
    expect(view.tab.replaced).toEqual([target]);
  },
);

test('what is forbidden leaves the session alone', async () => {
  const token = await signInBrowser(api, await createUser(api.db));
  const view = await renderApp(<OrdersContainer />, { api, path: '/orders' });
  await waitFor(() => expect(view.client.isFetching()).toBe(0));
  view.network.refuse(({ path }) => path.includes('/orders'), 403);
  await act(() => view.client.invalidateQueries());
  const [list] = view.client.getQueryCache().findAll({ type: 'active' });
  expect(list?.state.error).toMatchObject({ info: { status: 403 } });
  expect(cookie('access_token')?.value).toBe(token);
  expect(view.tab.replaced).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
