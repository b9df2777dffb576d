import { act, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { expect, vi } from 'vitest';
import { DeletionContainer } from '@/containers/account/deletion/deletion-container';
import { KitchenNote } from '@/components/cart/kitchen-note/kitchen-note';
import { OrdersContainer } from '@/containers/order/list/orders-container';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import { fakeStream } from '@/tests/support/browser/fake-stream';
import { accountService } from '@/services/account/account-service';
import { createUser, TEST_PASSWORD } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { keepTyping, takeTyping } from '@/utils/account/kept-typing';
import { onSessionNews, tellSessionNews } from '@/utils/account/session-news';

const note = () => (
  <KitchenNote
    type="restaurant"
    note=""
    isPending={false}
    onSave={() => Promise.resolve(true)}
  />
);

/** What another tab of the browser says when somebody signed in or out there. */
function tellFromAnotherTab(): void {
  const other = new BroadcastChannel('sofra:session');
  other.postMessage('changed');
  other.close();
}

async function signedIn() {
  const customer = await createUser(api.db);
  return { customer, token: await signInBrowser(api, customer) };
}

test('a tab hears that another one signed out, and asks for its page anew', async () => {
  await signedIn();
  const { router } = await renderApp(<OrdersContainer />, {
    api,
    path: '/orders/20001',
  });
  await act(() => vi.dynamicImportSettled());
  Cookies.remove('user');
  Cookies.remove('access_token');
  tellFromAnotherTab();
  await waitFor(() =>
    expect(router.moves).toEqual([
      { how: 'replace', path: '/orders/20001', shallow: false },
    ]),
  );
});

test('a tab hears that somebody signed in, and keeps what is typed', async () => {
  const view = await renderApp(note(), { api, path: '/restaurant/1' });
  await view.user.click(screen.getByRole('button', { expanded: false }));
  await view.user.type(screen.getByRole('textbox'), 'No onions');
  await signedIn();
  tellFromAnotherTab();
  await waitFor(() => expect(view.router.moves).toHaveLength(1));
  expect(screen.getByRole('textbox')).toHaveValue('No onions');
});

test('a tab tells the others and does not hear itself, so that where it is going stands', async () => {
  const heard = vi.fn();
  const heardByAnother = vi.fn();
  const another = new BroadcastChannel('sofra:session');
  another.onmessage = heardByAnother;
  const stop = onSessionNews(heard);
  heard.mockClear();
  tellSessionNews();
  await waitFor(() => expect(heardByAnother).toHaveBeenCalledOnce());
  another.postMessage('changed');
  // in the order they were sent: its own would be the first of two
  await waitFor(() => expect(heard).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  expect(heard).toHaveBeenCalledOnce();
  stop();
  another.close();
});

test('a tab looks when it begins to listen: what came before was told to nobody there', () => {
  const heard = vi.fn();
  const stop = onSessionNews(heard);
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('a tab that slept looks when it comes to the front, and not without a reason', async () => {
  await signedIn();
  const { router } = await renderApp(<h1>Any page</h1>, { api, path: '/' });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(router.moves).toEqual([]);
  Cookies.remove('access_token');
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(router.moves).toHaveLength(1));
});

test('what is typed is there again for the same person on the same page, once', async () => {
  const { customer } = await signedIn();
  const view = await renderApp(note(), { api, path: '/cart' });
  await view.user.click(screen.getByRole('button', { expanded: false }));
  await view.user.type(screen.getByRole('textbox'), 'Ring twice');
  keepTyping();
  view.unmount();
  await signInBrowser(api, customer);
  const { unmount } = await renderApp(note(), { api, path: '/cart' });
  expect(await screen.findByRole('textbox')).toHaveValue('Ring twice');
  unmount();
  await renderApp(note(), { api, path: '/cart' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('nobody else finds it', async () => {
  await signedIn();
  const view = await renderApp(note(), { api, path: '/cart' });
  await view.user.click(screen.getByRole('button', { expanded: false }));
  await view.user.type(screen.getByRole('textbox'), 'My secret');
  keepTyping();
  view.unmount();
  await signedIn();
  await renderApp(note(), { api, path: '/cart' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(takeTyping('kitchen-note')).toBeUndefined();
});

test('a password is written down nowhere', async () => {
  await signedIn();
  const { user } = await renderApp(<DeletionContainer />, {
    api,
    path: '/profile/delete',
  });
  await user.type(screen.getByLabelText('Password'), TEST_PASSWORD);
  keepTyping();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(
    TEST_PASSWORD,
  );
});

test('a session that was ended elsewhere ends here when the stream says so', async () => {
  const stream = fakeStream();
  const { token } = await signedIn();
  const { client, tab } = await renderApp(<OrdersContainer />, {
    api,
    path: '/orders',
  });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await waitFor(() => expect(stream.count()).toBe(1));
  const { body } = await api.get('/dashboard/user/sessions', { token });
  await api.call('DELETE', `/dashboard/user/sessions/${body.data[0].id}`, {
    token,
  });
  act(() => stream.tell('session'));
  await waitFor(() => expect(cookie('access_token')).toBeNull());
  expect(tab.replaced).toEqual(['/login?from=%2Forders']);
});

test('who closes the account here is not led to /login by the stream that hears of it first', async () => {
  const stream = fakeStream();
  await signedIn();
  const { client, router, user } = await renderApp(<DeletionContainer />, {
    api,
    path: '/profile/delete',
  });
  await waitFor(() => expect(stream.count()).toBe(1));
  const close = accountService.deleteAccount;
  const asked: number[] = [];
  vi.spyOn(accountService, 'deleteAccount').mockImplementation(
    async (proof) => {
      const answer = await close(proof);
      await waitFor(() => expect(client.isFetching()).toBe(0));
      act(() => stream.tell('session'));
      asked.push(client.isFetching());
      return answer;
    },
  );
  await user.type(screen.getByLabelText('Password'), TEST_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  await waitFor(() =>
    expect(router.moves.at(-1)).toMatchObject({ path: '/profile/closed' }),
  );
  expect(asked).toEqual([0]);
});
