import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { useShell } from '@/contexts/shell-context';
import { cartPort } from '@/redux/cart-port';
import type { AppStore } from '@/redux/store';
import { sendUnloaded } from '@/services/cart/send-unloaded';
import { sessionUserId } from '@/utils/account/session-user';
import { useActiveCart } from './use-active-cart';

/** For as long as the cart's own part is not loaded: a page that ends sends what was pressed on it. */
export function useUnloadedCart(): void {
  const store = useStore() as AppStore;
  const { currency, user } = useShell();
  const { isAccount } = useActiveCart();
  const send = useEffectEvent(() => {
    // whoever has logged out meanwhile has no cart here
    if (user && sessionUserId() !== user.id) return;
    sendUnloaded(cartPort(store, isAccount), {
      currencyId: currency.id,
      isAccount,
    });
  });
  useEffect(() => {
    const leave = (): void => send();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}
