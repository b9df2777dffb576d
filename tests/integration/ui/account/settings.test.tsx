import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { AccountFrame } from '@/containers/account/frame/account-frame';
import { LookSection } from '@/containers/account/settings/look-section';
import { NotificationsSection } from '@/containers/account/settings/notifications-section';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';

const UPDATE = '/dashboard/user/update/notifications';
const LIST = '/dashboard/user/notifications';

const open = () =>
  renderApp(
    <AccountFrame current="settings">
      <NotificationsSection />
      <LookSection />
    </AccountFrame>,
    { api, path: '/settings' },
  );

async function signIn(): Promise<string> {
  return signInBrowser(api, await createUser(api.db));
}

const toggle = (name: RegExp | string) => screen.findByRole('switch', { name });

async function kept(token: string): Promise<boolean[]> {
  const { body } = await api.get(LIST, { token });
  return body.data.map(({ active }: { active: boolean }) => active);
}

describe('the notifications', () => {
  test('are switched one by one and kept at once', async () => {
    const token = await signIn();
    const { user } = await open();
    for (const name of ['News by e-mail', 'Discounts', 'Order updates'])
      expect(await toggle(name)).toBeChecked();
    await user.click(await toggle('News by e-mail'));
    expect(await toggle('News by e-mail')).not.toBeChecked();
    await waitFor(async () =>
      expect(await kept(token)).toEqual([true, false, true, true]),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keep the last of quick presses', async () => {
    const token = await signIn();
    const { network, user } = await open();
    const discounts = await toggle('Discounts');
    await user.click(discounts);
    await user.click(discounts);
    await user.click(discounts);
    expect(discounts).not.toBeChecked();
    await waitFor(() =>
      expect(network.calls.filter(({ path }) => path === UPDATE)).toHaveLength(
        3,
      ),
    );
    await waitFor(async () =>
      expect(await kept(token)).toEqual([true, true, false, true]),
    );
    expect(discounts).not.toBeChecked();
  });

  test('turn back when they were not kept, and say which', async () => {
    const token = await signIn();
    const { network, user } = await open();
    const news = await toggle('News by e-mail');
    network.cut(({ path }) => path === UPDATE);
    await user.click(news);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“News by e-mail” was not saved and is back as it was.',
    );
    expect(news).toBeChecked();
    expect(await kept(token)).toEqual([true, true, true, true]);
    network.cut(false);
    await user.click(news);
    await waitFor(async () =>
      expect(await kept(token)).toEqual([true, false, true, true]),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(news).not.toBeChecked();
  });

  test('that did not load can be asked for again', async () => {
    await signIn();
    const { network, unmount } = await open();
    await toggle('Discounts');
    unmount();
    network.cut(({ path }) => path === LIST);
    const { user } = await open();
    await screen.findByText('Your notification settings did not load.');
    network.cut(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await toggle('Discounts')).toBeChecked();
  });

  test('show a visitor the way in, and back', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?from=%2Fsettings',
    );
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('language and look', () => {
  test('change the currency of the whole site, for visitors, too', async () => {
    const { user } = await open();
    const list = await screen.findByRole('combobox', { name: 'Currency' });
    await waitFor(() =>
      expect(within(list).getAllByRole('option').length).toBeGreaterThan(1),
    );
    const other = within(list)
      .getAllByRole<HTMLOptionElement>('option')
      .find(({ selected }) => !selected);
    await user.selectOptions(list, other?.value ?? '');
    await waitFor(() => expect(cookie('currency')?.value).toBe(other?.value));
    expect(list).toHaveValue(other?.value);
  });

  test('change the language', async () => {
    const { router, user } = await open();
    const list = await screen.findByRole('combobox', { name: 'Language' });
    await within(list).findByRole('option', { name: 'Русский' });
    await user.selectOptions(list, 'ru');
    await screen.findByRole('heading', { level: 1, name: 'Настройки' });
    expect(router.current().locale).toBe('ru');
    expect(screen.getByRole('combobox', { name: 'Язык' })).toHaveValue('ru');
  });

  test('let the theme be light, dark or the system’s', async () => {
    const { user } = await open();
    const choose = (name: string) =>
      user.click(screen.getByRole('radio', { name }));
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    await choose('Dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked(),
    );
    await choose('System');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem('mui-mode')).toBe('system');
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'System' })).toBeChecked(),
    );
  });
});
