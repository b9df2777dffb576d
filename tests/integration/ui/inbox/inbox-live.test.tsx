import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { AccountNavigation } from '@/containers/account/frame/account-navigation';
import { UserMenuContainer } from '@/containers/account/user-menu/user-menu-container';
import { InboxContainer } from '@/containers/inbox/inbox-container';
import { AccountTools } from '@/containers/shell/account-tools';
import { BottomBar } from '@/containers/shell/bottom-bar';
import { notifications } from '@/server/db/schema/account/notifications';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { api, it as test } from '@/tests/support/api/api-test';
import { fakeStream } from '@/tests/support/browser/fake-stream';
import { answerRoom, chatCalls } from '@/tests/support/factories/chat';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const INBOX = '/dashboard/notifications';
const COUNTS = '/dashboard/user/profile/notifications-statistic';

let userId: number;
let token: string;
let stream: ReturnType<typeof fakeStream>;

beforeEach(async () => {
  const customer = await createUser(api.db);
  userId = customer.id;
  token = await signInBrowser(api, customer);
  stream = fakeStream();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function put(title: string): Promise<void> {
  await api.db.insert(notifications).values({
    userId,
    type: 'news',
    subject: `news:${title}`,
    data: { title: { en: title }, text: { en: `About ${title}` } },
    createdAt: new Date(Date.now() - 1_000),
  });
}

const tellNews = () => act(() => stream.tell('notification', { id: 1 }));

/** The page with its live stream open. */
async function open(screenOf: React.ReactNode, from: ApiHarness = api) {
  const view = await renderApp(screenOf, { api: from, path: '/notifications' });
  await waitFor(() => expect(stream.count()).toBe(1));
  return view;
}

test('the open inbox follows the live events and asks once for each', async () => {
  const { network } = await open(<InboxContainer />);
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
  const before = {
    rows: network.sent('GET', INBOX).length,
    counts: network.sent('GET', COUNTS).length,
  };
  await put('Fresh');
  tellNews();
  expect(await screen.findByRole('link', { name: 'New: Fresh' })).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'Mark all as read' }),
  ).toBeVisible();
  expect(network.sent('GET', INBOX).length - before.rows).toBe(1);
  expect(network.sent('GET', COUNTS).length - before.counts).toBe(1);
});

test('news that come while an answer is on its way are counted, too', async () => {
  const late: (() => void)[] = [];
  let isSlow = false;
  const slow: ApiHarness = {
    ...api,
    fetch: async (request) => {
      const answer = await api.fetch(request);
      if (isSlow && new URL(request.url).pathname.endsWith(COUNTS))
        await new Promise<void>((go) => late.push(go));
      return answer;
    },
  };
  await open(<AccountTools />, slow);
  isSlow = true;
  await put('One');
  tellNews();
  // The page's own first question can be among them.
  await waitFor(() => expect(late.length).toBeGreaterThan(0));
  const held = late.length;
  await put('Two');
  tellNews();
  await waitFor(() => expect(late.length).toBeGreaterThan(held));
  isSlow = false;
  for (const go of late) go();
  expect(
    await screen.findByRole('link', { name: 'Notifications · 2 new' }),
  ).toBeVisible();
});

test('every place shows the same numbers, and the same again once all is read', async () => {
  const chat = chatCalls(api, { token });
  const room = await chat.room();
  await put('One');
  const { user } = await open(
    <>
      <AccountTools />
      <UserMenuContainer />
      <BottomBar />
      <AccountNavigation current="inbox" balance={null} />
      <InboxContainer />
    </>,
  );
  await answerRoom(api, room);
  act(() => stream.tell('message', { chat_id: room, kind: 'new' }));
  const bell = await screen.findByRole('link', {
    name: 'Notifications · 2 new',
  });
  const bar = screen.getByRole('navigation', { name: 'Main' });
  const account = screen.getByRole('navigation', { name: 'Account' });
  const tabs = screen.getByRole('navigation', { name: 'Notifications' });
  const link = (place: HTMLElement, name: RegExp) =>
    within(place).getByRole('link', { name });
  expect(link(bar, /^Profile · 2 new$/)).toBeVisible();
  expect(link(account, /^Notifications ?· 2 new$/)).toBeVisible();
  expect(link(account, /^Messages ?· Unread: 1$/)).toBeVisible();
  expect(link(tabs, /^All · 2 new$/)).toBeVisible();
  expect(link(tabs, /^News · 1 new$/)).toBeVisible();
  expect(link(tabs, /^Messages · 1 new$/)).toBeVisible();
  expect(link(tabs, /^Refunds$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(bell).toHaveAccessibleName('Notifications'));
  expect(link(bar, /^Profile$/)).toBeVisible();
  expect(link(tabs, /^All$/)).toBeVisible();
  expect(link(account, /^Messages ?· Unread: 1$/)).toBeVisible();
});
