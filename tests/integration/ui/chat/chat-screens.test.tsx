import { screen, waitFor, within } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ChatLink } from '@/containers/chat/chat-link';
import { ChatOrderCard } from '@/containers/chat/chat-order-card';
import { api, it as test } from '@/tests/support/api/api-test';
import { wireLive } from '@/tests/support/chat/live-wire';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const link = () => (
  <ChatLink target={{ kind: 'support', orderId: null }}>Chat</ChatLink>
);

/** jsdom lays nothing out: nothing ever changes its size. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
beforeEach(() => vi.stubGlobal('ResizeObserver', StillObserver));
afterEach(() => vi.unstubAllGlobals());

test('a message is written, stands in its bubble, and Escape closes the chat', async () => {
  const customer = await createUser(api.db);
  const stopLive = await wireLive(api, customer.id);
  await signInBrowser(api, customer);
  const { router, user } = await renderApp(link, { api, path: '/help' });
  await user.click(await screen.findByRole('link', { name: 'Chat' }));
  const chat = await screen.findByRole('dialog', { name: 'Messages' });
  const field = await within(chat).findByRole('textbox');
  await user.type(
    field,
    'Two{Shift>}{Enter}{/Shift}lines, see https://a.example{Enter}',
  );
  const address = await within(chat).findByRole('link', {
    name: 'https://a.example',
  });
  expect(address.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.current().asPath).toBe('/help');
  await stopLive();
});

test('Escape before the address says that the chat is open closes it, too', async () => {
  const customer = await createUser(api.db);
  const stopLive = await wireLive(api, customer.id);
  await signInBrowser(api, customer);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const slowly = (router: NextRouter) => {
    const push: NextRouter['push'] = (...to) =>
      held.then(() => router.push(...to));
    return (
      <RouterContext.Provider value={{ ...router, push }}>
        {link()}
      </RouterContext.Provider>
    );
  };
  const { router, user } = await renderApp(slowly, { api, path: '/help' });
  await user.click(await screen.findByRole('link', { name: 'Chat' }));
  await screen.findByRole('dialog', { name: 'Messages' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  goOn();
  await waitFor(() =>
    expect(router.moves.at(-1)?.path).toBe('/help?chat=support'),
  );
  await waitFor(() => expect(router.current().asPath).toBe('/help'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Chat' }));
  expect(await screen.findByRole('dialog', { name: 'Messages' })).toBeVisible();
  await stopLive();
});

test('a visitor is asked to sign in, and comes back to the open chat', async () => {
  const { router, user } = await renderApp(link, { api, path: '/help' });
  await user.click(await screen.findByRole('link', { name: 'Chat' }));
  await waitFor(() =>
    expect(router.current().asPath).toBe(
      `/login?from=${encodeURIComponent('/help?chat=support')}`,
    ),
  );
});

test('an order that was picked up is not told as delivered', async () => {
  const card = {
    ...{ id: 20006, status: 'delivered', shopTitle: 'Osh Markazi', items: 2 },
    ...{ totalPrice: 12.5, currencyId: null, imgs: [] },
  };
  await renderApp(
    <>
      <ChatOrderCard card={{ ...card, isPickup: true }} />
      <ChatOrderCard card={{ ...card, id: 20007, isPickup: false }} />
    </>,
    { api, path: '/' },
  );
  expect(await screen.findByText('Picked up')).toBeVisible();
  expect(screen.getByText('Delivered')).toBeVisible();
});
