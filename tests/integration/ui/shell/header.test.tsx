import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect } from 'vitest';
import { Header } from '@/containers/shell/header';
import { selectCurrency } from '@/redux/slices/currency';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';

const open = (path = '/'): Promise<RenderedApp> =>
  renderApp(<Header />, { api, path });

describe('the way in', () => {
  test.each([
    ['/', '/login'],
    ['/search?q=plov', '/login?from=%2Fsearch%3Fq%3Dplov'],
    ['/restaurant/3?product=x', '/login?from=%2Frestaurant%2F3%3Fproduct%3Dx'],
  ])('is offered to a visitor of %s, and the way back', async (path, href) => {
    await open(path);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      href,
    );
  });

  test('gives way to the menu of a customer', async () => {
    const user = await createUser(api.db, { firstname: 'Aziza', lastname: '' });
    await signInBrowser(api, user);
    await open();
    await screen.findByLabelText('Account of Aziza');
    expect(screen.getByRole('link', { name: 'Profile' })).not.toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    for (const [name, path] of [
      ['Profile', '/profile'],
      ['Orders', '/orders'],
      ['Saved places', '/liked'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  });
});

describe('the currency', () => {
  beforeEach(() => {
    document.cookie = 'currency=; Max-Age=0; Path=/';
  });

  const button = (name: RegExp) => screen.getByLabelText(name);

  test('is chosen from symbols and names in capitals, kept and shown', async () => {
    const { router, store, user } = await open('/restaurant/1');
    await user.click(button(/^Currency: \$ USD/));
    const euro = await screen.findByRole('radio', { name: '€ EUR' });
    expect(screen.getByRole('radio', { name: '$ USD' })).toBeChecked();
    await user.click(euro);
    await waitFor(() => expect(button(/^Currency: € EUR/)).toBeVisible());
    expect(screen.getByRole('radio', { name: '€ EUR' })).not.toBeVisible();
    expect(cookie('currency')?.value).toBe('2');
    expect(selectCurrency(store.getState())).toMatchObject({ symbol: '€' });
    expect(router.moves).toMatchObject([
      { how: 'replace', path: '/restaurant/1' },
    ]);
  });

  test('only moves by arrow keys and is chosen by Enter', async () => {
    const { router, user } = await open();
    await user.click(button(/^Currency: /));
    await screen.findByRole('radio', { name: '€ EUR' });
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '$ USD' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(router.moves).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button(/^Currency: so'm UZS/)).toBeVisible());
    expect(button(/^Currency: /)).toHaveFocus();
  });

  test('stays when the page does not come, and that is said', async () => {
    const { router, user } = await open();
    await user.click(button(/^Currency: /));
    const euro = await screen.findByRole('radio', { name: '€ EUR' });
    router.breakPages(true);
    await user.click(euro);
    await screen.findByText('The currency was not changed. Try again.');
    expect(button(/^Currency: \$ USD/)).toBeVisible();
    expect(cookie('currency')?.value).toBe('1');
  });

  test('can be asked for again when the list does not load', async () => {
    const { network, user } = await open();
    network.cut(({ path }) => path === '/rest/currencies');
    await user.click(button(/^Currency: /));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The currencies did not load.');
    network.cut(false);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('radio', { name: '€ EUR' });
  });
});
