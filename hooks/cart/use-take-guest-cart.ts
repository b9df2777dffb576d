import { useRef } from 'react';
import { useStore } from 'react-redux';
import { useTranslation } from '@/utils/i18n/use-translation';
import { selectCart } from '@/redux/slices/cart';
import type { AppStore } from '@/redux/store';
import type { MergeMode } from '@/services/cart/cart-service';
import { isAlive } from '@/utils/cart/cart-commands';
import { isMembersCart } from '@/utils/cart/own-part';
import { notify } from '@/utils/shell/notices';
import type { TakeGuestCart } from './take-guest-cart';
import { withTexts } from '@/utils/browser/tab-texts';

/** Something of a guest's is in this browser that an account has not got. */
export function isGuestsToTake(store: AppStore): boolean {
  const cart = selectCart(store.getState());
  return cart.known && isAlive(cart) && !isMembersCart(cart.confirmed);
}

/**
 * Takes the guest's cart of this browser into the account's (take-guest-cart.ts, loaded when there is something to
 * take); `replace` is the person's answer about two carts. False: everything is kept, and it was said.
 */
export function useTakeGuestCart(): (
  mode?: MergeMode,
  force?: boolean,
) => Promise<boolean> {
  const { t } = useTranslation('auth');
  const store = useStore() as AppStore;
  const taken = useRef<TakeGuestCart>(null);
  return async (mode = 'add', force = false) => {
    if (!force && !isGuestsToTake(store)) return true;
    try {
      const { takeGuestCartOf } = await withTexts(
        ['auth', 'cart'],
        () => import('./take-guest-cart'),
      )();
      taken.current ??= takeGuestCartOf(store, t);
    } catch {
      // the network is away: as good as a merge that failed
      notify({
        type: 'warning',
        id: 'merge-failed',
        title: t('cart.mergeFailed.title'),
        text: t('cart.mergeFailed.text'),
      });
      return false;
    }
    return taken.current(mode);
  };
}
