import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { it } from '@/tests/support/api/api-test';
import { fillIn, openCheckout, saveHome } from './checkout-page';
import { fillCart } from '@/tests/support/factories/cart';
import { createProduct } from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { holdable } from '@/tests/support/held-calls';
import { type RenderedApp, signInBrowser } from '@/tests/support/render-app';

/** What the button says while it keeps a press. */
export const KEPT = 'Getting the total, then ordering…';

export const isQuote = (path: string) => path.includes('/cart/calculate/');

export const radio = (name: RegExp) => screen.getByRole('radio', { name });

/** One is shown where there are two columns, one where there is one. */
export const keptButtons = () =>
  screen.queryAllByRole('button', { name: KEPT });

/** `checkout`: of a new customer with $10.00 in the cart, whose quotes can be held back. */
export const heldIt = it
  .extend('dinner', { scope: 'file' }, async ({ api }) => {
    const shop = await createShop(api.db);
    const { stockId } = await createProduct(api.db, shop.id, {
      priceMinor: 500,
    });
    return { shopId: shop.id, stockId, ...holdable(api) };
  })
  .extend('checkout', async ({ api: real, dinner }, { onCleanup }) => {
    const { api, held, shopId, stockId } = dinner;
    // The promised time is whole five minutes: it changes only with this clock.
    const now = new Date();
    real.setNow(now);
    const user = await createUser(real.db);
    const token = await signInBrowser(real, user);
    await fillCart(real, { token, userId: user.id }, { shopId, stockId });
    await saveHome(token);
    onCleanup(() => {
      held.release();
      real.setNow(null);
      localStorage.clear();
    });
    const hold = () => held.hold(({ pathname }) => isQuote(pathname));
    return {
      now,
      shopId,
      stockId,
      token,
      userId: user.id,
      held,
      hold,
      open: () => openCheckout(api),
      /** Opens it and fills it in. */
      openFilled: async () => {
        const view = await openCheckout(api);
        return { ...view, button: await fillIn(view) };
      },
      /** Presses the button while the quote of another choice is on its way. */
      pressWhileAsking: async (
        { button, user: hand }: RenderedApp & { button: HTMLElement },
        choice: RegExp,
      ) => {
        hold();
        await hand.click(radio(choice));
        expect(button).toHaveAttribute('aria-busy', 'true');
        await hand.click(button);
        await waitFor(() => expect(button).toHaveTextContent(KEPT));
      },
      /** Lets the quotes come that are on their way. */
      release: async () => {
        await waitFor(() => expect(held.waiting()).toBeGreaterThan(0));
        await act(async () => {
          held.release();
          await Promise.resolve();
        });
      },
    };
  });
