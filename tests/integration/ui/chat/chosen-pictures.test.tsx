import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ChatLink } from '@/containers/chat/chat-link';
import { api, it as test } from '@/tests/support/api/api-test';
import { wireLive } from '@/tests/support/chat/live-wire';
import { MESSAGES } from '@/tests/support/factories/chat';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

/** jsdom lays nothing out: nothing ever changes its size. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

let stopLive: () => Promise<void>;

beforeEach(async () => {
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 40, height: 30, close: () => undefined }),
  );
  URL.createObjectURL = () => 'data:,';
  URL.revokeObjectURL = () => undefined;
  const customer = await createUser(api.db);
  stopLive = await wireLive(api, customer.id);
  await signInBrowser(api, customer);
});
afterEach(async () => {
  await stopLive();
  vi.unstubAllGlobals();
});

const picture = () =>
  new File([new Uint8Array(4)], 'soup.png', { type: 'image/png' });

async function openSupport() {
  const page = () => (
    <ChatLink target={{ kind: 'support', orderId: null }}>Chat</ChatLink>
  );
  const view = await renderApp(page, { api, path: '/help' });
  await view.user.click(await screen.findByRole('link', { name: 'Chat' }));
  const chat = within(await screen.findByRole('dialog', { name: 'Messages' }));
  const field = await chat.findByRole('textbox');
  const choose = (...files: File[]) =>
    fireEvent.paste(field, { clipboardData: { files } });
  return { ...view, chat, choose, field };
}

test('a chosen picture is looked at first, can be taken back, and goes with its caption', async () => {
  const { chat, choose, field, network, user } = await openSupport();
  choose(picture(), picture());
  const removes = () =>
    chat.queryAllByRole('button', { name: /^Remove picture/ });
  await waitFor(() => expect(removes()).toHaveLength(2));
  expect(network.sent('POST', MESSAGES)).toEqual([]);
  const [first] = removes();
  if (first) await user.click(first);
  expect(removes()).toHaveLength(1);
  expect(field).toHaveFocus();
  network.cut(true);
  await user.type(field, 'The soup was cold{Enter}');
  expect(await chat.findByText('The soup was cold')).toBeVisible();
  expect(
    await chat.findByRole('button', { name: 'Show the picture large' }),
  ).toBeVisible();
  // one message has both
  expect(chat.getAllByText('Being sent')).toHaveLength(1);
  expect(removes()).toEqual([]);
  expect(field).toHaveValue('');
});

test('more pictures than may go at once are refused, and those before stay', async () => {
  const { chat, choose } = await openSupport();
  choose(...Array.from({ length: 3 }, picture));
  await waitFor(() =>
    expect(chat.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(3),
  );
  choose(...Array.from({ length: 30 }, picture));
  expect(await chat.findByRole('alert')).toHaveTextContent(/^At most/);
  expect(chat.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
});
