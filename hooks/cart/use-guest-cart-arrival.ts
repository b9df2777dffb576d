import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'react-redux';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { cartActions } from '@/redux/slices/cart';
import { selectUserCart, userCartActions } from '@/redux/slices/user-cart';
import { type AppStore, useAppSelector } from '@/redux/store';
import { guestCartService } from '@/services/cart/cart-service';
import { noteThrow } from '@/utils/shell/guarded';
import { notify } from '@/utils/shell/notices';
import { isGuestsToTake, useTakeGuestCart } from './use-take-guest-cart';

/**
 * The merge of a guest's cart into the account's: what could not be taken over at sign-in is tried again with every
 * page that opens, and the answer to the question of two carts is carried out.
 */
export function useGuestCartArrival(): void {
  const { cart, user } = useShell();
  const userId = user?.id ?? null;
  const { asPath } = useRouter();
  const { t } = useTranslation('shop');
  const store = useStore() as AppStore;
  const take = useTakeGuestCart();
  const isBusy = useRef(false);
  const taken = useRef<typeof cart>(null);

  const carry = useEffectEvent(async () => {
    const isAsked = selectUserCart(store.getState()).question !== null;
    if (isBusy.current || isAsked) return;
    const isWaiting = cart?.guestWaits === true && taken.current !== cart;
    if (!isWaiting && !isGuestsToTake(store)) return;
    isBusy.current = true;
    try {
      if (await take('add', isWaiting)) taken.current = cart;
    } finally {
      isBusy.current = false;
    }
  });
  useEffect(() => {
    if (userId !== null) carry().catch(noteThrow);
  }, [asPath, userId]);

  const { question } = useAppSelector(selectUserCart);
  const answer =
    question?.kind === 'two_carts' ? question.takesWanted : undefined;
  const carryOut = useEffectEvent(async (takesGuests: boolean) => {
    const { dispatch } = store;
    if (takesGuests) {
      const guest = question?.kind === 'two_carts' ? question.guest : null;
      const isTaken = await take('replace', true);
      // Asked once more: nothing is lost, and nothing was done.
      if (!isTaken && guest) dispatch(userCartActions.met(guest));
      return;
    }
    dispatch(userCartActions.questionClosed());
    dispatch(cartActions.ended());
    await guestCartService.end().catch(() =>
      notify({
        type: 'warning',
        id: 'merge-failed',
        title: t('cart.failed.title'),
        text: t('cart.failed.text'),
      }),
    );
  });
  useEffect(() => {
    if (answer !== undefined) carryOut(answer).catch(noteThrow);
  }, [answer]);
}
