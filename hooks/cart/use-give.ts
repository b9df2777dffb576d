import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useCallback } from 'react';
import { selectCart } from '@/redux/slices/cart';
import type { CartDeed } from '@/utils/cart/cart-state';
import { selectUserCart } from '@/redux/slices/user-cart';
import type { AppStore } from '@/redux/store';
import { notify } from '@/utils/shell/notices';
import { useActiveCart } from './use-active-cart';

/**
 * Does something to the visitor's cart. False: so much waits to be sent already that it was not taken, which is said.
 */
export function useGive(): (deed: CartDeed) => boolean {
  const { t } = useTranslation();
  const store = useStore() as AppStore;
  const { actions, isAccount } = useActiveCart();
  return useCallback(
    (deed) => {
      const read = () =>
        (isAccount ? selectUserCart : selectCart)(store.getState());
      const before = read();
      store.dispatch(actions.given(deed));
      if (read() !== before) return true;
      notify({
        type: 'error',
        id: 'cart-failed',
        title: t('cart.failed.title'),
        text: t('cart.failed.text'),
      });
      return false;
    },
    [actions, isAccount, store, t],
  );
}
