import { eq } from 'drizzle-orm';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { UnsubscribeContainer } from '@/containers/account/unsubscribe/unsubscribe-container';
import { notificationSettings, users } from '@/server/db/schema/account/users';
import { api, it as test } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import { renderApp } from '@/tests/support/render-app';

async function reader() {
  const { id } = await createUser(api.db);
  const [user] = await api.db.select().from(users).where(eq(users.id, id));
  const off = async () => {
    const rows = await api.db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, id));
    return rows.filter(({ active }) => !active).map(({ type }) => type);
  };
  return { key: user?.mailKey ?? '', off };
}

const open = (key: string, type = 'order_statuses') =>
  renderApp(<UnsubscribeContainer />, {
    api,
    path: `/unsubscribe?key=${key}&type=${type}`,
  });

const heading = (name: string) =>
  screen.findByRole('heading', { level: 1, name });

describe('the link of a mail', () => {
  test('ends its kind with one press, and another takes it back', async () => {
    const { key, off } = await reader();
    const { user } = await open(key);
    await heading('Stop mails about the progress of your orders?');
    expect(await off()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop these mails' }));
    await heading(
      'You will get no more mails about the progress of your orders',
    );
    expect(await off()).toEqual(['order_statuses']);
    expect(
      screen.getByRole('link', { name: 'All notification settings' }),
    ).toHaveAttribute('href', '/settings#notifications');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await heading('You will get these mails again');
    expect(await off()).toEqual([]);
  });

  test('keeps its button when nothing was sent', async () => {
    const { key, off } = await reader();
    const { network, user } = await open(key, 'news');
    network.cut(true);
    const button = screen.getByRole('button', { name: 'Stop these mails' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was sent',
    );
    network.cut(false);
    await user.click(button);
    await heading('You will get no more news by e-mail');
    await waitFor(async () => expect(await off()).toEqual(['news']));
  });

  test.for(['0b7c1c58-0000-4000-8000-000000000000', 'cut-of'])(
    'with the key %s says that it does not work, and leads to the settings',
    async (key) => {
      const { user } = await open(key, 'discounts');
      await user.click(
        screen.getByRole('button', { name: 'Stop these mails' }),
      );
      await heading('This link no longer works');
      expect(
        screen.getByRole('link', { name: 'All notification settings' }),
      ).toBeVisible();
    },
  );
});
