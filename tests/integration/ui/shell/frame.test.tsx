import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { Footer } from '@/containers/shell/footer';
import { SlimLayout } from '@/containers/shell/slim-layout';
import { TextPageContainer } from '@/containers/content/text-page-container';
import { userCartActions } from '@/redux/slices/user-cart';
import type { CartDto } from '@/server/contracts/cart';
import { api, it as test } from '@/tests/support/api/api-test';
import { createUser } from '@/tests/support/factories/user';
import {
  type RenderedApp,
  renderApp,
  signInBrowser,
} from '@/tests/support/render-app';

describe('the slim header', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'navigation');
  });

  /** The browser's own list of this tab's pages of this site; the last is shown. */
  function withHistory(...urls: string[]): void {
    const entries = urls.map((url) => ({ url }));
    Object.defineProperty(window, 'navigation', {
      configurable: true,
      value: {
        currentEntry: { index: urls.length - 1 },
        entries: () => entries,
      },
    });
  }

  const open = (path: string) =>
    renderApp(<SlimLayout>{path}</SlimLayout>, { api, path });
  const back = () => screen.getByRole('link', { name: 'Back' });

  test.each([
    ['/orders', '/'],
    ['/orders/7', '/orders'],
    ['/profile', '/'],
    ['/settings', '/'],
    ['/checkout', '/'],
  ])('leads back from %s to %s', async (path, to) => {
    await open(path);
    expect(back()).toHaveAttribute('href', to);
  });

  test('leads one step back from the checkout', async () => {
    const view = await open('/checkout');
    withHistory('https://s.example/restaurant/3', 'https://s.example/checkout');
    const step = vi.spyOn(view.router.current(), 'back');
    await view.user.click(back());
    expect(step).toHaveBeenCalledOnce();
    expect(view.router.moves).toEqual([]);
  });

  test.each([
    ['cold', ['https://s.example/checkout']],
    [
      'through signing in',
      ['https://s.example/ar/login?from=x', 'https://s.example/checkout'],
    ],
  ])(
    'leads from a checkout opened %s to the shop of the cart',
    async (_how, urls) => {
      const { store } = await open('/checkout');
      withHistory(...urls);
      act(() => {
        store.dispatch(
          userCartActions.received({
            id: 1,
            version: 1,
            shop: { id: 3, type: 'restaurant' },
            user_carts: [],
          } as unknown as CartDto),
        );
      });
      expect(back()).toHaveAttribute('href', '/restaurant/3');
    },
  );

  test('has the bar at the foot for customers, but not over the checkout', async () => {
    await signInBrowser(api, await createUser(api.db));
    const { unmount } = await open('/orders/7');
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/search', '/cart', '/orders', '/profile']);
    expect(within(bar).getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    unmount();
    await open('/checkout');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });
});

describe('the footer', () => {
  async function open(settings: Record<string, string>): Promise<RenderedApp> {
    const view = await renderApp(<Footer />, { api });
    const rows = Object.entries(settings).map(([key, value], id) => ({
      id,
      key,
      value,
    }));
    act(() => void view.client.setQueryData(['settings'], rows));
    return view;
  }

  test('names privacy, terms and the year, and nothing that is not there', async () => {
    await open({ referral_active: '0' });
    const links = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/privacy', '/terms']));
    expect(links).not.toContain('/referrals');
    expect(
      screen.getByText(`© ${new Date().getFullYear()} Sofra`),
    ).toBeVisible();
    for (const path of ['/about', '/careers', '/blog', '/help', '/be-seller'])
      expect(links).toContain(path);
    expect(links).toContain('/deliver');
    expect(screen.queryByText('Get the app')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Social networks' })).toBeNull();
  });

  test('leads to the referrals where there is a program', async () => {
    await open({ referral_active: '1' });
    expect(
      await screen.findByRole('link', { name: 'Referrals' }),
    ).toHaveAttribute('href', '/referrals');
  });

  test('leads to the operator’s stores and networks, by web addresses only', async () => {
    await open({
      customer_app_ios: 'https://apps.apple.com/app/1',
      customer_app_android: '',
      instagram: 'https://instagram.com/s',
      facebook: 'javascript:alert(1)',
      twitter: '@sofra',
    });
    await screen.findByText('Get the app');
    expect(screen.getByRole('link', { name: /App Store/ })).toHaveAttribute(
      'href',
      'https://apps.apple.com/app/1',
    );
    expect(screen.queryByRole('link', { name: /Google Play/ })).toBeNull();
    const networks = screen.getByRole('list', { name: 'Social networks' });
    expect(
      within(networks)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Instagram']);
  });
});

test.each([
  ['/privacy', 'policy', 'Privacy', 'Your rights'],
  ['/terms', 'term', 'Terms of use', 'Cancellation and refunds'],
] as const)(
  '%s is a whole text with its contents',
  async (path, slug, title, section) => {
    await renderApp(<TextPageContainer slug={slug} />, { api, path });
    await screen.findByRole('heading', { level: 2, name: section });
    expect(
      screen.getByRole('heading', { level: 1, name: title }),
    ).toBeVisible();
    const [version] = screen.getAllByText(/^Version \d · \d+ \w+ \d{4}$/);
    expect(version).toBeVisible();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    for (const link of within(contents).getAllByRole('link')) {
      expect(
        screen.getByRole('heading', {
          level: 2,
          name: link.textContent ?? '',
        }),
      ).toHaveAttribute('id', link.getAttribute('href')?.slice(1));
    }
  },
);
