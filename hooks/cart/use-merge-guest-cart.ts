import { useStore } from 'react-redux';
import { useTranslation } from 'react-i18next';
import { cartCleared, selectCart } from '@/redux/slices/cart';
import { selectCurrency } from '@/redux/slices/currency';
import { userCartReceived } from '@/redux/slices/user-cart';
import { type RootState, useAppDispatch } from '@/redux/store';
import { cartService } from '@/services/cart/cart-service';
import { guestLinesToProducts } from '@/utils/cart/cart-payload';
import { notify } from '@/utils/shell/notices';

/** `replace` empties an account's cart of another shop first; `add` leaves such a cart alone. */
export type MergeMode = 'add' | 'replace';

/**
 * The whole guest cart goes to the server in one insert-product, added to what a cart of the same shop already holds;
 * then it is cleared and the server's cart is stored (spec.md §4). When the account's cart is of another shop the
 * guest's stays and the person is asked (use-cart-conflict). A failure keeps it and says so.
 */
export function useMergeGuestCart(): (mode?: MergeMode) => Promise<void> {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  return async (mode = 'add') => {
    const { lines, shop } = selectCart(store.getState());
    const currencyId = selectCurrency(store.getState()).id;
    try {
      let known = await cartService.get(currencyId);
      const isForeign = known && shop && known.shop_id !== shop.id;
      if (known && isForeign && mode === 'replace') {
        await cartService.remove(known.id);
        known = null;
      }
      if (!shop || lines.length === 0 || (isForeign && mode === 'add')) {
        dispatch(userCartReceived(known));
        return;
      }
      const cart = await cartService.insertProducts({
        shop_id: shop.id,
        currency_id: currencyId,
        products: guestLinesToProducts(lines, known),
      });
      dispatch(cartCleared());
      dispatch(userCartReceived(cart));
    } catch {
      notify({
        type: 'warning',
        id: 'merge-failed',
        title: t('cart.mergeFailed.title'),
        text: t('cart.mergeFailed.text'),
      });
    }
  };
}
