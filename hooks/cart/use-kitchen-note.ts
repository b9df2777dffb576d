import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { useAppDispatch } from '@/redux/store';
import { cartService, guestCartService } from '@/services/cart/cart-service';
import { asApiError } from '@/services/http/api-error';
import { notify } from '@/utils/shell/notices';
import { useActiveCart } from './use-active-cart';

/** What is written to the kitchen about the whole cart; null while there is none, and for a member of a group. */
export function useKitchenNote() {
  const { t } = useTranslation('shop');
  const { currency } = useShell();
  const dispatch = useAppDispatch();
  const { actions, isAccount, state } = useActiveCart();
  const { confirmed } = state;
  const { isPending, mutateAsync } = useMutation({
    mutationFn: (note: string) =>
      (isAccount ? cartService : guestCartService).setNote(note, currency.id),
    onSuccess: (cart) => void dispatch(actions.received(cart)),
    onError: (error) =>
      notify({
        type: 'error',
        id: 'cart-failed',
        title: t('cart.failed.title'),
        text: asApiError(error)?.info.message || t('cart.failed.text'),
      }),
  });
  if (!confirmed || confirmed.owner === false) return null;
  return {
    note: confirmed.note ?? '',
    isPending,
    /** Whether it was kept; why not is said. */
    save: (note: string): Promise<boolean> =>
      mutateAsync(note).then(
        () => true,
        () => false,
      ),
  };
}
