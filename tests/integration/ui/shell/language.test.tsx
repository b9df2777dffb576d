import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { LanguagePicker } from '@/containers/pickers/language-picker';
import { cartActions } from '@/redux/slices/cart';
import { inProgress, onProgress } from '@/utils/shell/progress-bus';
import { LOCALES, type LocaleCode } from '@/utils/i18n/locales';
import { api, it as test } from '@/tests/support/api/api-test';
import { cookie } from '@/tests/support/browser/browser-tab';
import type { NetworkCall } from '@/tests/support/browser/browser-network';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { type RenderedApp, renderApp } from '@/tests/support/render-app';
import { showCart } from '@/utils/cart/show-cart';

const textsOf =
  (lang: string) =>
  ({ path }: NetworkCall): boolean =>
    path === `/locales/${lang}/translation.json`;
const button = () => screen.getByLabelText('Language: EN');

async function open(): Promise<RenderedApp> {
  const view = await renderApp(<LanguagePicker />, { api, path: '/orders' });
  await view.user.click(button());
  return view;
}

const listed = () => screen.findByRole('radiogroup', { name: 'Language' });
const choice = async (name: string) =>
  within(await listed()).getByRole('radio', { name });

function expectEnglish(): void {
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  expect(button()).toBeInTheDocument();
  expect(window.location.pathname).toBe('/orders');
  expect(cookie('locale')).toBeNull();
}

async function expectIn(code: LocaleCode): Promise<void> {
  await waitFor(() => expect(cookie('locale')?.value).toBe(code));
  expect(window.location.pathname).toBe(`/${code}/orders`);
  await waitFor(() => expect(inProgress()).toBeNull());
}

describe('the list of languages', () => {
  test('has every active one by its own name, in its own voice and direction', async () => {
    const { network } = await open();
    const options = within(await listed()).getAllByRole('radio');
    expect(options.map(({ textContent }) => textContent)).toEqual(
      LOCALES.map(({ title }) => title),
    );
    expect(network.sent('GET', '/rest/languages/active')).toHaveLength(1);
    expect(await choice('English')).toBeChecked();
    const persian = within(await choice('فارسی')).getByText('فارسی');
    expect(persian).toHaveAttribute('lang', 'fa');
    expect(persian).toHaveAttribute('dir', 'rtl');
    expect(
      within(await choice('Қазақша')).getByText('Қазақша'),
    ).toHaveAttribute('lang', 'kk');
  });

  test('is asked for when it is opened, not before', async () => {
    const { network } = await renderApp(<LanguagePicker />, { api });
    expect(network.calls).toEqual([]);
  });

  test('is gone through by keys, which choose nothing by themselves', async () => {
    const { network, user } = await open();
    (await choice('English')).focus();
    await user.keyboard('{ArrowDown}');
    expect(await choice('Español')).toHaveFocus();
    await user.keyboard('{End}');
    expect(await choice('日本語')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await choice('Afrikaans')).toHaveFocus();
    await user.keyboard('d');
    expect(await choice('Deutsch')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(await choice('Afrikaans')).toHaveFocus();
    expect(network.calls.some(textsOf('de'))).toBe(false);
    expectEnglish();
  });

  test('says when it does not come, and asks again', async () => {
    const view = await renderApp(<LanguagePicker />, { api });
    let isDown = true;
    view.network.cut(({ path }) => isDown && path.includes('languages'));
    await view.user.click(button());
    const failed = await screen.findByRole('alert');
    isDown = false;
    await view.user.click(
      within(failed).getByRole('button', { name: 'Try again' }),
    );
    expect(await choice('English')).toBeChecked();
  });
});

describe('choosing a language', () => {
  test('changes words, direction and address in one step, and is kept', async () => {
    const { network, store, tab, user } = await open();
    const { id } = await createShop(api.db);
    const { id: productId, stockId } = await createProduct(api.db, id);
    const line = cartLine({ shopId: id, productId, stockId });
    act(
      () => void store.dispatch(cartActions.given(addOf(line, 'Plov house'))),
    );
    const persian = await choice('فارسی');
    expect(persian).toBeVisible();
    persian.focus();
    // the texts may be there before the press is answered
    const progress: (string | null)[] = [];
    const stop = onProgress(() => progress.push(inProgress()));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(progress).toContain(''));
    stop();
    expect(persian).not.toBeVisible();
    await expectIn('fa');
    expect(document.documentElement).toHaveAttribute('lang', 'fa');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    const there = screen.getByLabelText('زبان: FA');
    expect(there).toHaveFocus();
    expect(screen.getByText('زبان: فارسی')).toHaveAttribute('role', 'status');
    await waitFor(() =>
      expect(
        network.calls.some(
          ({ path, query }) =>
            path.startsWith('/rest/cart') && query.get('lang') === 'fa',
        ),
      ).toBe(true),
    );
    await waitFor(() =>
      expect(showCart(store.getState().cart).lines).toMatchObject([
        { productId },
      ]),
    );
    expect(tab.assigned).toEqual([]);
  });

  test('with texts that fail for a moment takes another try', async () => {
    const { network, user } = await open();
    let refusals = 2;
    network.cut((call) => textsOf('de')(call) && (refusals -= 1) >= 0);
    await user.click(await choice('Deutsch'));
    await expectIn('de');
    expect(network.calls.filter(textsOf('de'))).toHaveLength(3);
  });

  test('without its texts leaves everything as it was, and says so', async () => {
    const { network, user } = await open();
    network.refuse(textsOf('fr'), 404);
    await user.click(await choice('Français'));
    expect(
      await screen.findByText('This language did not load. Try again.'),
    ).toBeInTheDocument();
    expect(network.calls.filter(textsOf('fr'))).toHaveLength(1);
    expectEnglish();
    expect(inProgress()).toBeNull();
  });

  test('without the page in it leaves everything as it was, and says so', async () => {
    const { router, tab, user } = await open();
    router.breakPages(true);
    await user.click(await choice('Türkçe'));
    expect(
      await screen.findByText('This language did not load. Try again.'),
    ).toBeInTheDocument();
    expectEnglish();
    expect(tab.assigned).toEqual([]);
    router.breakPages(false);
    await user.click(button());
    await user.click(await choice('Türkçe'));
    await expectIn('tr');
  });

  test('twice quickly ends with the last', async () => {
    const { router } = await open();
    const [first, last] = [await choice('日本語'), await choice('Русский')];
    act(() => {
      first.click();
      last.click();
    });
    await expectIn('ru');
    expect(document.documentElement).toHaveAttribute('lang', 'ru');
    expect(router.moves).toHaveLength(1);
  });
});
