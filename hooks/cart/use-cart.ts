import { useCallback, useMemo } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useStore } from 'react-redux';
import { useShell } from '@/contexts/shell-context';
import { selectCart } from '@/redux/slices/cart';
import { selectUserCart } from '@/redux/slices/user-cart';
import { type AppStore, useAppDispatch } from '@/redux/store';
import { toCartQuestion } from '@/utils/cart/cart-question';
import type { CartDeed, CartState } from '@/utils/cart/cart-state';
import {
  type CartActions,
  type CartView,
  emptyCartView,
  toCartView,
} from '@/utils/cart/cart-view';
import { showCart } from '@/utils/cart/show-cart';
import { moneyUnit } from '@/utils/money/money';
import { notify } from '@/utils/shell/notices';
import { useActiveCart } from './use-active-cart';
import { withTexts } from '@/utils/browser/tab-texts';

type Scope = Readonly<{ currencyId: number; lang: string; unit: number }>;

function viewOf(state: CartState, scope: Scope): CartView {
  const { confirmed, failed, known, outdated } = state;
  if (!known && !confirmed) return emptyCartView(failed ? 'failed' : 'loading');
  const view = toCartView(
    { ...showCart(state, scope.lang), outdated, confirmed },
    scope,
  );
  return known ? view : { ...view, stale: true };
}

/**
 * Does something to the visitor's cart. False: so much waits to be sent already that it was not taken, which is said.
 * What is removed can be brought back for a while, with its options and its note, unless it can no longer be ordered.
 */
function useGive(): (deed: CartDeed & Readonly<{ id?: string }>) => boolean {
  const { t } = useTranslation('shop');
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
          void withTexts(
            ['account-menu', 'cart'],
            () => import('./offer-undo'),
          )().then(({ offerUndo }) =>
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

/**
 * The visitor's cart, a guest's, an account's or a group member's, in one shape (docs/adr/0026). What is done
 * is seen at once; containers/app/cart-island sends it.
 */
export function useCart(): CartActions {
  const { currency, lang } = useShell();
  const dispatch = useAppDispatch();
  const { actions, state } = useActiveCart();
  const give = useGive();
  const currencyId = currency.id;
  const unit = moneyUnit(currency);
  const view = useMemo(
    () => viewOf(state, { currencyId, lang, unit }),
    [currencyId, lang, state, unit],
  );
  const question = useMemo(
    () => toCartQuestion(state, { lang, unit }),
    [lang, state, unit],
  );
  const does = useMemo(
    (): Omit<CartActions, 'confirmed' | 'question' | 'view'> => ({
      add: (shop, line, id) =>
        give({ kind: 'add', shop, line, by: line.quantity, ...(id && { id }) }),
      setQuantity: (key, quantity) =>
        give(
          quantity > 0
            ? { kind: 'set', key, quantity }
            : { kind: 'remove', key },
        ),
      setNote: (key, note) => give({ kind: 'note', key, note }),
      remove: (key) => give({ kind: 'remove', key }),
      clear: () => give({ kind: 'clear' }),
      undoClear: () => void dispatch(actions.clearUndone()),
      replace: (answer) => void dispatch(actions.answered(answer)),
      acceptChanges: () => void dispatch(actions.changesAccepted()),
      retry: () => void dispatch(actions.expired()),
    }),
    [actions, dispatch, give],
  );
  const { confirmed } = state;
  return useMemo(
    () => ({
      view,
      confirmed,
      question,
      ...does,
    }),
    [confirmed, does, question, view],
  );
}
