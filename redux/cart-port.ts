import type { CartDto } from '@/server/contracts/cart';
import { cartActions, selectCart } from './slices/cart';
import { selectUserCart, userCartActions } from './slices/user-cart';
import type { AppStore } from './store';

/** One of the two carts of a store, as its sending reads and changes it (services/cart/cart-port). */
export function cartPort(store: AppStore, isAccount: boolean) {
  const actions = isAccount ? userCartActions : cartActions;
  const { dispatch } = store;
  const read = () =>
    isAccount ? selectUserCart(store.getState()) : selectCart(store.getState());
  return {
    read,
    subscribe: (listener: () => void) => {
      let last = read();
      return store.subscribe(() => {
        const next = read();
        if (next === last) return;
        last = next;
        listener();
      });
    },
    received: (cart: CartDto | null) => void dispatch(actions.received(cart)),
    sent: (ids: readonly string[], key: string) =>
      void dispatch(actions.sent({ ids, key })),
    settled: (key: string, cart: CartDto | null) =>
      void dispatch(actions.settled({ key, cart })),
    refused: (key: string) => void dispatch(actions.refused(key)),
    released: (key: string) => void dispatch(actions.released(key)),
    withdrawn: (ids: readonly string[]) =>
      void dispatch(actions.withdrawn(ids)),
    failed: () => void dispatch(actions.failed()),
  };
}
