import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { cartActions } from '@/redux/slices/cart';
import { api, it as test } from '@/tests/support/api/api-test';
import { addOf, cartLine } from '@/tests/support/factories/cart-line';
import { createDish } from '@/tests/support/factories/menu';
import { createShop } from '@/tests/support/factories/shop';
import { renderApp } from '@/tests/support/render-app';
import { showCart } from '@/utils/cart/show-cart';

const openTab = () => renderApp(<h1>Any page</h1>, { api });

test('a guest’s cart is one, whichever of two tabs began it', async () => {
  const shopId = (await createShop(api.db)).id;
  const plov = await createDish(api.db, shopId, 'Plov');
  const tea = await createDish(api.db, shopId, 'Tea');
  const tabs = [await openTab(), await openTab()];
  const dishes = [plov.stockId, tea.stockId];
  act(() =>
    tabs.forEach(({ store }, index) => {
      const line = cartLine({ shopId, stockId: dishes[index] ?? 0 });
      store.dispatch(cartActions.given(addOf(line)));
    }),
  );
  const rest = async (): Promise<void> => {
    for (const { store } of tabs)
      await waitFor(() =>
        expect(store.getState().cart).toMatchObject({
          commands: [],
          known: true,
          confirmed: { shop_id: shopId },
        }),
      );
  };
  await rest();
  // As the live stream has them do, which there is none of here.
  act(() =>
    tabs.forEach(({ store }) => void store.dispatch(cartActions.expired())),
  );
  await rest();
  for (const { store } of tabs) {
    const { lines } = showCart(store.getState().cart);
    expect(
      lines.map(({ quantity, stockId }) => [stockId, quantity]).toSorted(),
    ).toEqual(dishes.map((id) => [id, 1]).toSorted());
  }
  const [one, other] = tabs.map(({ store }) => store.getState().cart);
  expect(one?.confirmed?.id).toBe(other?.confirmed?.id);
});
