import { act, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, expect } from 'vitest';
import { cartActions } from '@/redux/slices/cart';
import { api, it as test } from '@/tests/support/api/api-test';
import { fakeStream } from '@/tests/support/browser/fake-stream';
import { leavePage, returnToPage } from '@/tests/support/browser/page-turn';
import { cartDto } from '@/tests/support/factories/cart-dto';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';
import { COOKIES } from '@/utils/constants/cookies';
import { recordEarlyInput } from '@/utils/platform/record-early-input';

const { style } = document.documentElement;
const VERSION = 'sofra:cart-version';

afterEach(() => {
  style.display = '';
});

/** A page that is alive, down to what is loaded when it is idle. */
async function open(): Promise<RenderedApp> {
  const view = await renderApp(<h1>Any page</h1>, { api, path: '/' });
  await waitFor(() =>
    expect(window.localStorage.getItem(VERSION)).not.toBeNull(),
  );
  return view;
}

/** The page goes into the back/forward cache and comes back; what happens meanwhile is done elsewhere. */
function turn(meanwhile: () => void = () => undefined): void {
  act(leavePage);
  meanwhile();
  act(returnToPage);
}

function expectAnew({ router, tab }: RenderedApp): void {
  expect(tab.reloads).toBe(1);
  expect(style.display).toBe('none');
  expect(router.moves).toEqual([]);
}

test('a page of the same session, language and cart stays as it is', async () => {
  await signInBrowser(api, await createUser(api.db));
  const { router, tab } = await open();
  turn();
  expect([tab.reloads, style.display, router.moves]).toEqual([0, '', []]);
});

test('a page of an account that logged out is not seen again', async () => {
  await signInBrowser(api, await createUser(api.db));
  const view = await open();
  turn(() => Cookies.remove(COOKIES.token));
  expectAnew(view);
  act(() => void window.dispatchEvent(new Event('focus')));
  expectAnew(view);
});

test('a guest’s page is not seen by who signed in meanwhile', async () => {
  const account = await createUser(api.db);
  const view = await open();
  act(leavePage);
  await signInBrowser(api, account);
  act(returnToPage);
  expectAnew(view);
});

test.for([
  [COOKIES.locale, 'ru'],
  [COOKIES.currency, '2'],
  [COOKIES.address, 'elsewhere'],
] as const)('another %s is the next page’s', async ([name, value]) => {
  const view = await open();
  turn(() => Cookies.set(name, value));
  expectAnew(view);
});

test('a cart that is another one on a later page is asked for', async () => {
  const view = await open();
  await waitFor(() => expect(window.localStorage.getItem(VERSION)).toBe(''));
  turn(() => window.localStorage.setItem(VERSION, '7.2'));
  expectAnew(view);
});

test('a cart that is another one here alone stays', async () => {
  const { store, tab } = await open();
  await waitFor(() => expect(window.localStorage.getItem(VERSION)).toBe(''));
  // its answer comes as the page comes back, before the page is drawn
  turn(() => store.dispatch(cartActions.received(cartDto({ lines: [] }))));
  expect(tab.reloads).toBe(0);
});

test('what is added and waits for its answer keeps the page', async () => {
  const view = await open();
  act(() => {
    view.store.dispatch(cartActions.given(addOf(cartLine({}))));
  });
  turn(() => window.localStorage.setItem(VERSION, '7.2'));
  expect(view.tab.reloads).toBe(0);
});

/** The page is left before any of its scripts have run, and they run as it comes back. */
async function openLeft(meanwhile: () => void): Promise<RenderedApp> {
  Cookies.set(COOKIES.locale, 'en');
  recordEarlyInput();
  leavePage();
  meanwhile();
  returnToPage();
  return open();
}

test('a page that was left before it was alive is asked for anew in the language that was chosen meanwhile', async () => {
  expectAnew(await openLeft(() => Cookies.set(COOKIES.locale, 'ru')));
});

test('a page that was left before it was alive stays where nothing that it was made by has changed', async () => {
  const { tab } = await openLeft(() => Cookies.set(COOKIES.theme, 'dark'));
  expect([tab.reloads, style.display]).toEqual([0, '']);
});

test('what waits for the server is known to earlier pages before this one is left', async () => {
  const view = await open();
  await waitFor(() => expect(window.localStorage.getItem(VERSION)).toBe(''));
  act(() => {
    view.store.dispatch(cartActions.given(addOf(cartLine({}))));
  });
  expect(window.localStorage.getItem(VERSION)).toMatch(/^sending\./);
});

test('a page that is left while its cart is sent leaves no version that an earlier page takes for its own', async () => {
  const view = await open();
  await waitFor(() => expect(window.localStorage.getItem(VERSION)).toBe(''));
  act(() => {
    view.store.dispatch(cartActions.given(addOf(cartLine({}))));
  });
  act(leavePage);
  expect(window.localStorage.getItem(VERSION)).toMatch(/^sending\./);
  act(returnToPage);
  expect(view.tab.reloads).toBe(0);
});

test('the stream ends with the page’s going and comes with its return', async () => {
  const stream = fakeStream();
  await signInBrowser(api, await createUser(api.db));
  const { client } = await open();
  await waitFor(() => expect(stream.count()).toBe(1));
  act(leavePage);
  expect(stream.closed()).toBe(1);
  act(returnToPage);
  await waitFor(() => expect(stream.count()).toBe(2));
  expect(stream.closed()).toBe(1);
  await waitFor(() => expect(client.isFetching()).toBe(0));
});
