import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { AccountTools } from '@/containers/shell/account-tools';
import { InboxContainer } from '@/containers/inbox/inbox-container';
import { notifications } from '@/server/db/schema/account/notifications';
import { api, it as test } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const INBOX = '/dashboard/notifications';
const DAY_MS = 86_400_000;

let userId: number;

beforeEach(async () => {
  const customer = await createUser(api.db);
  userId = customer.id;
  await signInBrowser(api, customer);
});

/** News called `title`, so many days old. */
async function put(title: string, days = 0, more: object = {}): Promise<void> {
  await api.db.insert(notifications).values({
    userId,
    type: 'news',
    subject: `news:${title}`,
    data: { title: { en: title }, text: { en: `About ${title}` } },
    createdAt: new Date(Date.now() - days * DAY_MS - 1_000),
    ...more,
  });
}

const open = (query = '') =>
  renderApp(<InboxContainer />, { api, path: `/notifications${query}` });
const rows = () => screen.findAllByRole('listitem');

test('shows the news by day with what is new, and leads on', async () => {
  await put('Plov day', 0, {
    data: { title: { en: 'Plov day' }, href: '/restaurant' },
  });
  await put('Old news', 9, { readAt: new Date() });
  await open();
  expect(
    await screen.findByRole('heading', { name: 'Today · 1 new' }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'New: Plov day' });
  expect(link).toHaveAttribute('href', '/restaurant');
  expect(screen.getByRole('link', { name: 'Old news' })).toBeVisible();
});

test('a press marks a row as read and goes where it belongs', async () => {
  await put('Plov day', 0, {
    data: { title: { en: 'Plov day' }, href: '/restaurant' },
  });
  const { network, router, user } = await open();
  await user.click(await screen.findByRole('link', { name: 'New: Plov day' }));
  await waitFor(() => expect(router.current().asPath).toBe('/restaurant'));
  await waitFor(async () => {
    const [row] = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId));
    expect(row?.readAt).not.toBeNull();
  });
  expect(network.sent('GET', INBOX).length).toBeGreaterThan(0);
});

test('marks everything as read', async () => {
  await put('One');
  await put('Two', 3);
  const { user } = await open();
  await user.click(
    await screen.findByRole('button', { name: 'Mark all as read' }),
  );
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^New:/ })).toBeNull();
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: 'Mark all as read' }),
    ).toBeNull(),
  );
});

test('what was not marked is said and is new again', async () => {
  await put('One');
  const { network, user } = await open();
  const button = await screen.findByRole('button', {
    name: 'Mark all as read',
  });
  network.cut(({ path }) => path.includes('read-all'));
  await user.click(button);
  expect(
    await screen.findByText(/^Your notifications were not marked as read/),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'New: One' })).toBeVisible();
});

test('deletes a row, and brings it back', async () => {
  await put('One');
  await put('Two');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete: One' }));
  expect(await screen.findByText('The notification was deleted')).toBeVisible();
  expect(screen.queryByRole('link', { name: /One/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /One/ })).toBeVisible();
});

test('shows one kind by its address, and says when it has none', async () => {
  await put('One');
  await open('?type=refund');
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
  expect(
    screen.getByText('Answers to your refund requests appear here.'),
  ).toBeVisible();
  const tabs = screen.getByRole('navigation', { name: 'Notifications' });
  expect(within(tabs).getByRole('link', { name: /^News/ })).toHaveAttribute(
    'href',
    '/notifications?type=news',
  );
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent(
    'Refunds',
  );
});

test('goes on page by page', async () => {
  for (let index = 0; index < 25; index += 1) await put(`News ${index}`, index);
  const { user } = await open();
  expect(await rows()).toHaveLength(20);
  const more = screen.queryByRole('button', { name: 'Show earlier' });
  if (more) await user.click(more);
  await waitFor(async () => expect(await rows()).toHaveLength(25));
});

test('a list that did not load is asked for again', async () => {
  await put('One');
  const view = await open();
  view.unmount();
  view.network.cut(({ path }) => path.includes('/notifications'));
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  view.network.cut(false);
  await view.user.click(again);
  expect(await screen.findByRole('link', { name: 'New: One' })).toBeVisible();
});

test('the bell counts, shows the newest, and goes with Escape', async () => {
  await put('One');
  await put('Two');
  const { user } = await renderApp(<AccountTools />, { api });
  const bell = screen.getByRole('link', { name: 'Notifications · 2 new' });
  expect(bell).toHaveAttribute('href', '/notifications');
  await user.click(bell);
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(
    await within(panel).findByRole('link', { name: 'New: Two' }),
  ).toBeVisible();
  await user.click(
    within(panel).getByRole('button', { name: 'Mark all as read' }),
  );
  expect(
    await screen.findByRole('link', { name: 'Notifications' }),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bell).toHaveFocus();
});
