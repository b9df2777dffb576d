import { useTranslation } from 'react-i18next';
import type { CartReports } from '@/services/cart/cart-port';
import { asApiError } from '@/services/http/api-error';
import { quantityWords } from '@/utils/cart/quantity-text';
import { useMembershipEnded } from '@/hooks/group-order/use-membership-ended';
import { notify } from '@/utils/shell/notices';
import { useActiveCart } from './use-active-cart';

/** What is told in words. */
type Told = Omit<CartReports, 'away' | 'changed'>;

/** What is told of a cart's sending, in the language of the page. */
export function useCartReports(): Told {
  const { i18n, t } = useTranslation();
  const words = { t, language: i18n.language };
  const lost = useMembershipEnded(useActiveCart().state.confirmed);
  return {
    cut: (lines) => {
      const [line] = lines;
      if (line)
        notify({
          type: 'info',
          id: 'cart-cut',
          title: line.title,
          text: t(line.isShelf ? 'cart.limit.stock' : 'cart.limit.order', {
            quantity: quantityWords(line.to, line.unit, words),
          }),
        });
    },
    notices: (cart) =>
      notify({
        type: 'warning',
        id: 'cart-notice',
        title: t('cart.notice.title', { count: cart.notices?.length ?? 1 }),
        text: t('cart.notice.text'),
      }),
    failure: (error) => {
      const info = asApiError(error)?.info;
      // Said where the session's end is noticed: when the cart is read anew.
      if (info?.status !== 401)
        notify({
          type: 'error',
          id: 'cart-failed',
          title: t('cart.failed.title'),
          text: info?.message || t('cart.failed.text'),
        });
    },
    lost,
    waiting: () =>
      notify({
        type: 'info',
        id: 'cart-waiting',
        title: t('cart.waiting.title'),
        text: t('cart.waiting.text'),
      }),
  };
}
