import type { TFunction } from 'i18next';
import { cartActions, selectCart } from '@/redux/slices/cart';
import { selectCurrency } from '@/redux/slices/currency';
import { userCartActions } from '@/redux/slices/user-cart';
import type { AppStore } from '@/redux/store';
import type { CartDto } from '@/server/contracts/cart';
import {
  cartService,
  type MergedCart,
  type MergeMode,
  type MetCarts,
} from '@/services/cart/cart-service';
import { asApiError } from '@/services/http/api-error';
import { randomKey } from '@/utils/browser/random-key';
import { handedOver } from '@/utils/cart/handed-over';
import { hurryCart } from '@/utils/cart/cart-events';
import { hasLines } from '@/utils/cart/own-part';
import { notify } from '@/utils/shell/notices';

/** How long presses that are on their way are waited for at sign-in, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Until nothing of the guest's cart waits to be sent, or for some seconds; what rests after a failure is tried at once. */
function whenSent(store: AppStore): Promise<void> {
  const isSent = () => selectCart(store.getState()).commands.length === 0;
  if (isSent()) return Promise.resolve();
  hurryCart();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const unsubscribe = store.subscribe(() => {
      if (isSent()) end();
    });
  });
}

/** The account's cart is this one now, and gets what never reached the server as it was done. */
function handOver(
  store: AppStore,
  account: CartDto | null,
  guestVersion = account?.guest_version ?? 0,
): void {
  const guest = selectCart(store.getState());
  store.dispatch(cartActions.ended());
  store.dispatch(userCartActions.received(account));
  for (const deed of handedOver(guest, account, guestVersion))
    store.dispatch(userCartActions.given(deed));
}

/** False: everything is kept, and it was said. */
export type TakeGuestCart = (mode: MergeMode) => Promise<boolean>;

/**
 * Takes the guest's cart of this browser into the account's in one call (issue 11 Sign-in): of the same shop quantities
 * are added, what could not be kept is named. When the account's is of another shop both stay and the person is asked
 * (useCart `question`); `replace` is their answer. A failure keeps everything and says so: false. A lost answer is
 * asked for again with the same key.
 */
export function takeGuestCartOf(store: AppStore, t: TFunction): TakeGuestCart {
  const keys: Record<MergeMode, string | null> = { add: null, replace: null };
  function tell({ dropped = [], notices = [] }: MergedCart): void {
    if (dropped.length === 0 && notices.length === 0) return;
    const names = dropped.map(({ title }) => title).filter(Boolean);
    const text = names.length ? names.join(', ') : t('cart.notice.text');
    const title = t('cart.merged.title');
    notify({ type: 'warning', id: 'cart-merged', title, text });
  }
  function failed(error: unknown): boolean {
    const failure = asApiError(error);
    const met = failure?.info.data as Partial<MetCarts> | null | undefined;
    if (failure?.code === 'ERROR_440' && met?.account && met.guest) {
      if (!hasLines(met.guest)) handOver(store, met.account, met.guest.version);
      else {
        // what was done to the guest's waits for the answer, too
        store.dispatch(userCartActions.received(met.account));
        store.dispatch(userCartActions.met(met.guest));
      }
      return true;
    }
    notify({
      type: 'warning',
      id: 'merge-failed',
      title: t('cart.mergeFailed.title'),
      text: t('cart.mergeFailed.text'),
    });
    return false;
  }
  return async (mode) => {
    // the answer to the question comes when nobody sends the guest's cart any more
    if (mode === 'add') await whenSent(store);
    keys[mode] ??= randomKey();
    const currencyId = selectCurrency(store.getState()).id;
    const sent = { key: keys[mode], currencyId };
    try {
      const cart = await cartService.merge(mode, sent);
      keys[mode] = null;
      store.dispatch(userCartActions.questionClosed());
      handOver(store, cart);
      if (cart) tell(cart);
      return true;
    } catch (error) {
      if (asApiError(error)?.status) keys[mode] = null;
      return failed(error);
    }
  };
}
