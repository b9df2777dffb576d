import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useCallback } from 'react';
import { useShell } from '@/contexts/shell-context';
import { selectCart } from '@/redux/slices/cart';
import type { CartDeed } from '@/utils/cart/cart-state';
import { selectUserCart } from '@/redux/slices/user-cart';
import type { AppStore } from '@/redux/store';
import { notify } from '@/utils/shell/notices';
import { useActiveCart } from './use-active-cart';

/**
 * Does something to the visitor's cart. False: so much waits to be sent already that it was not taken, which is said.
 * What is removed can be brought back for a while, with its options and its note, unless it can no longer be ordered.
 */
export function useGive(): (deed: CartDeed) => boolean {
  const { t } = useTranslation();
  const store = useStore() as AppStore;
  const { actions, isAccount } = useActiveCart();
  const { lang } = useShell();
  return useCallback(
    (deed) => {
      const read = () =>
        (isAccount ? selectUserCart : selectCart)(store.getState());
      const before = read();
      store.dispatch(actions.given(deed));
      if (read() !== before) {
        if (deed.kind === 'remove')
          void import('./offer-undo').then(({ offerUndo }) =>
            offerUndo(before, deed.key, {
              t,
              lang,
              add: (add) => void store.dispatch(actions.given(add)),
            }),
          );
        return true;
      }
      notify({
        type: 'error',
        id: 'cart-failed',
        title: t('cart.failed.title'),
        text: t('cart.failed.text'),
      });
      return false;
    },
    [actions, isAccount, lang, store, t],
  );
}
