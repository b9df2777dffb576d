import { writeFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ShopPageContainer } from '@/containers/shop/page/shop-page-container';
import { userCartActions } from '@/redux/slices/user-cart';
import { PRESS_FILES_MAX, pressPath } from '@/tests/count/press-path';
import type { CartDto } from '@/server/contracts/cart';
import { api, it as test } from '@/tests/support/api/api-test';
import { createDish, createMenuSection } from '@/tests/support/factories/menu';
import { createShop } from '@/tests/support/factories/shop';
import { createUser } from '@/tests/support/factories/user';
import { renderApp, signInBrowser } from '@/tests/support/render-app';
import { watchCalls } from '@/tests/support/ui/watch-calls';

async function openShop() {
  const shopId = (await createShop(api.db, { minAmountMinor: 2_000 })).id;
  const categoryId = await createMenuSection(api.db, shopId, 'Hot dishes');
  for (const dish of ['Plov', 'Manti', 'Shashlik'])
    await createDish(api.db, shopId, dish, { categoryId });
  await signInBrowser(api, await createUser(api.db));
  const view = await renderApp(<ShopPageContainer id={shopId} />, {
    api,
    path: `/restaurant/${shopId}`,
  });
  await screen.findByRole('heading', { name: 'Hot dishes' });
  const cart = () => view.store.getState().userCart;
  return {
    /** Presses a dish's button, and waits until the server has said what the cart is now. */
    press: async (name: string): Promise<CartDto> => {
      const { confirmed } = cart();
      const menu = screen.getByRole('region', { name: 'Hot dishes' });
      await view.user.click(within(menu).getByRole('button', { name }));
      await waitFor(() => {
        expect(cart().confirmed).not.toBe(confirmed);
        expect(cart().commands).toEqual([]);
      });
      const now = cart().confirmed;
      if (!now) throw new Error('the account has no cart');
      return now;
    },
    /** What another device has made of the cart. */
    draw: (drawn: CartDto): Promise<void> =>
      act(async () => {
        const version = (cart().confirmed?.version ?? 0) + 1;
        view.store.dispatch(userCartActions.received({ ...drawn, version }));
        await new Promise((resolve) => setTimeout(resolve, 300));
      }),
  };
}

/** `COUNT_FILES_TO`: where scripts/count-files.ts reads what they are. */
test('a press on a dish passes few files of the cart', async () => {
  const { draw, press } = await openShop();
  await press('Add Plov');
  const carts = [await press('Add Manti')];
  // a page that nobody looks at does not poll
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const calls = await watchCalls(async () => {
    carts.push(await press('Add Shashlik'));
    carts.push(await press('One more: Plov'));
  });
  const drawing = await watchCalls(async () => {
    for (const cart of carts) await draw(cart);
  });
  const found = pressPath(calls, drawing);
  const { COUNT_FILES_TO: to } = process.env;
  if (to) writeFileSync(to, JSON.stringify(found));
  expect(found.path).toContain('server/domain/cart/insert-cart-products.ts');
  expect(found.path).toContain('hooks/cart/use-cart.ts');
  expect(found.path.length).toBeLessThanOrEqual(PRESS_FILES_MAX);
});
