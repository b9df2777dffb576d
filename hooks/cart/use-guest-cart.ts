import { useMemo } from 'react';
import { useShell } from '@/contexts/shell-context';
import {
  cartCleared,
  lineAdded,
  lineRemoved,
  quantitySet,
  selectCart,
} from '@/redux/slices/cart';
import { useAppDispatch, useAppSelector } from '@/redux/store';
import { type CartActions, toCartView } from '@/utils/cart/cart-view';
import type { CartShop, LocalCartLine } from '@/utils/cart/cart-line';
import { NOT_ASKED } from './not-asked';

/** A visitor's cart: local, not persisted (spec.md §4). */
export function useGuestCart(): CartActions {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCart);
  const { currency, lang } = useShell();
  const view = useMemo(
    () => toCartView(cart, { currencyId: currency.id, lang }),
    [cart, currency.id, lang],
  );
  const actions = useMemo(
    () => ({
      add: (shop: CartShop, line: LocalCartLine) =>
        void dispatch(lineAdded({ shop, line })),
      setQuantity: (key: string, quantity: number) =>
        void dispatch(
          quantity > 0 ? quantitySet({ key, quantity }) : lineRemoved({ key }),
        ),
      remove: (key: string) => void dispatch(lineRemoved({ key })),
      clear: () => void dispatch(cartCleared()),
      ...NOT_ASKED,
      retry: () => undefined,
    }),
    [dispatch],
  );
  return useMemo(
    () => ({ view, confirmed: null, ...actions }),
    [actions, view],
  );
}
