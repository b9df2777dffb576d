import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { api, it as test } from '@/tests/support/api/api-test';
import { wireLive } from '@/tests/support/chat/live-wire';
import { PlainChat } from '@/tests/support/chat/plain-chat';
import { answerRoom, CHATS, MESSAGES } from '@/tests/support/factories/chat';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';

let stopLive: () => Promise<void>;
let customer: Awaited<ReturnType<typeof createUser>>;

beforeEach(async () => {
  customer = await createUser(api.db);
  stopLive = await wireLive(api, customer.id);
  await signInBrowser(api, customer);
});
afterEach(() => stopLive());

async function openPage(): Promise<RenderedApp> {
  return renderApp(<PlainChat />, { api, path: '/help' });
}

const press = ({ user }: RenderedApp, name: string) =>
  user.click(screen.getByRole('button', { name }));

async function openRoom(): Promise<RenderedApp> {
  const view = await openPage();
  await press(view, 'chat');
  await press(view, 'support');
  await screen.findByRole('list', { name: 'messages' });
  await waitFor(() =>
    expect(view.store.getState().chat.messages).not.toBeNull(),
  );
  return view;
}

async function write(view: RenderedApp, text: string): Promise<void> {
  await view.user.type(screen.getByRole('textbox'), text);
  await press(view, 'send');
}

const shown = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'messages' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const shows = (...texts: string[]) =>
  waitFor(() => expect(shown()).toEqual(texts));

const isWrite = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path === MESSAGES;

test('a message is shown at once, is confirmed, and answered live', async () => {
  const view = await openRoom();
  await write(view, 'Hello');
  expect(screen.getByRole('textbox')).toHaveValue('');
  await shows('Hello (sent)');
  expect(view.store.getState().chat).toMatchObject({
    roleId: 'admin',
    waiting: [],
  });
  const { currentChat } = view.store.getState().chat;
  await answerRoom(api, String(currentChat), 'How can I help?');
  await shows('Hello (sent)', 'How can I help? (delivered)');
  await waitFor(() =>
    expect(screen.getByLabelText('unread')).toHaveTextContent('1'),
  );
  await press(view, 'read');
  await waitFor(() =>
    expect(screen.getByLabelText('unread')).toHaveTextContent('0'),
  );
});

test('what is written without a network waits, through a reload, and goes once and in order', async () => {
  const view = await openRoom();
  view.network.cut(true);
  for (const text of ['one', 'two', 'three']) await write(view, text);
  await shows('one (sending)', 'two (sending)', 'three (sending)');
  await waitFor(() =>
    expect(screen.getByLabelText('network')).toHaveTextContent('offline'),
  );
  view.unmount();
  view.network.cut(false);
  await openRoom();
  await shows('one (sent)', 'two (sent)', 'three (sent)');
});

test('it goes as well when nobody opens the chat again', async () => {
  const view = await openRoom();
  view.network.cut(isWrite);
  await write(view, 'left behind');
  await shows('left behind (sending)');
  await press(view, 'chat');
  const before = view.network.sent('POST', MESSAGES).length;
  view.network.cut(false);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(view.network.sent('POST', MESSAGES).length).toBeGreaterThan(before),
  );
  await press(view, 'chat');
  await press(view, 'support');
  await shows('left behind (sent)');
});

test('an answer that was lost makes no second message', async () => {
  const view = await openRoom();
  view.network.lose(isWrite);
  await write(view, 'twice?');
  await waitFor(() =>
    expect(view.network.sent('POST', MESSAGES)).not.toEqual([]),
  );
  view.network.lose(() => false);
  act(() => void window.dispatchEvent(new Event('online')));
  await shows('twice? (sent)');
  const answer = await api.get(
    `${MESSAGES}?chat_id=${view.store.getState().chat.currentChat}`,
    { token: await signInBrowser(api, customer) },
  );
  expect(answer.body.data).toHaveLength(1);
});

test('a refused message stays as failed, is said, and can be sent again', async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined);
  const view = await openRoom();
  view.network.refuse(isWrite, 400);
  await write(view, 'refused');
  await shows('refused (failed)again');
  expect(await screen.findByText('Your message was not sent')).toBeVisible();
  expect(console.warn).toHaveBeenCalledWith(
    'A message was not written.',
    expect.any(String),
    expect.anything(),
  );
  view.network.refuse(() => false, 400);
  await press(view, 'again');
  await shows('refused (sent)');
});

test('what is typed is there again after a close and a reload', async () => {
  const view = await openRoom();
  await view.user.type(screen.getByRole('textbox'), 'half a sen');
  await press(view, 'chat');
  await press(view, 'chat');
  await press(view, 'support');
  await waitFor(() =>
    expect(screen.getByRole('textbox')).toHaveValue('half a sen'),
  );
  view.unmount();
  await openRoom();
  expect(screen.getByRole('textbox')).toHaveValue('half a sen');
});

test('rooms that could not be read are asked for again', async () => {
  const view = await openPage();
  view.network.cut(({ path }) => path === CHATS);
  await press(view, 'chat');
  await screen.findByRole('button', { name: 'retry' });
  view.network.cut(false);
  await press(view, 'retry');
  await waitFor(() =>
    expect(screen.getByLabelText('unread')).not.toHaveTextContent('loading'),
  );
  expect(screen.queryByRole('button', { name: 'retry' })).toBeNull();
});

test('logging out forgets rooms, messages and what is typed', async () => {
  const view = await openRoom();
  await write(view, 'private');
  await shows('private (sent)');
  await view.user.type(screen.getByRole('textbox'), 'secret');
  await press(view, 'log out');
  await waitFor(() =>
    expect(Object.keys(window.localStorage).join()).not.toContain('chat'),
  );
  await waitFor(() =>
    expect(view.store.getState().chat).toMatchObject({
      ...{ chats: null, messages: null, currentChat: null, newMessage: '' },
    }),
  );
});
