import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { CartBlock } from '@/containers/cart/cart-block';
import { api, it as test } from '@/tests/support/api/api-test';
import { cartLine } from '@/tests/support/factories/cart-line';
import { createShop } from '@/tests/support/factories/shop';
import { renderApp } from '@/tests/support/render-app';
import type { LocalCartLine } from '@/utils/cart/cart-line';
import { type CartActions, toCartView } from '@/utils/cart/cart-view';

let shopId: number;

test.beforeAll(async () => {
  shopId = (await createShop(api.db)).id;
});

const items = () => screen.findByRole('list', { name: 'Items in the cart' });

/** A cart in the browser alone, as it is after the server said what is new. */
function ChangedCart({ lines }: Readonly<{ lines: LocalCartLine[] }>) {
  const [shown, setShown] = useState(lines);
  const [known, setKnown] = useState(true);
  const [first] = lines;
  const shop = { id: shopId, type: 'restaurant', title: 'Kitchen' } as const;
  const before = { price: 5, discount: 0, addons: [] };
  const view = toCartView(
    {
      shop,
      lines: shown,
      outdated: known && first ? { [first.key]: before } : {},
    },
    { currencyId: 1, lang: 'en' },
  );
  const nothing = (): boolean => true;
  const remove = (key: string): boolean => {
    setShown((all) => all.filter((line) => line.key !== key));
    return true;
  };
  const cart: CartActions = {
    view,
    confirmed: null,
    question: null,
    add: nothing,
    setQuantity: (key, quantity) => {
      if (quantity === 0) remove(key);
      return true;
    },
    setNote: nothing,
    remove,
    clear: nothing,
    undoClear: nothing,
    replace: nothing,
    acceptChanges: () => setKnown(false),
    retry: nothing,
  };
  return <CartBlock cart={cart} />;
}

test('what has changed since is told line by line, and settled before checkout', async () => {
  const { user } = await renderApp(
    <ChangedCart
      lines={[
        cartLine({ title: 'Plov', price: 6.9, quantity: 2 }),
        cartLine({ title: 'Tea', stockId: 11, gone: true }),
        cartLine({ title: 'Samsa', stockId: 12, quantity: 4, stock: 3 }),
        cartLine({ title: 'Bread', stockId: 13, stock: 0 }),
      ]}
    />,
    { api },
  );
  const lines = within(await items()).getAllByRole('listitem');
  const [plov, tea, samsa, bread] = lines;
  expect(plov).toHaveTextContent(/Before:\$10\.00Price now:\$13\.80/);
  expect(tea).toHaveTextContent('This item is no longer sold');
  expect(samsa).toHaveTextContent('Only 3 left');
  expect(samsa).toHaveTextContent('Take 3');
  expect(bread).toHaveTextContent('Sold out');
  const go = () => screen.findByRole('button', { name: /Go to checkout/ });
  expect(await go()).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: 'Remove these' }));
  expect(within(await items()).getAllByRole('listitem')).toHaveLength(1);
  expect(await go()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(
    await screen.findByRole('link', { name: /Go to checkout/ }),
  ).toBeVisible();
  expect(document.body).not.toHaveFocus();
});
