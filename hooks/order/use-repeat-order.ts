import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { useActiveCart } from '@/hooks/cart/use-active-cart';
import { userCartActions } from '@/redux/slices/user-cart';
import { useAppDispatch } from '@/redux/store';
import type { CartDto } from '@/server/contracts/cart';
import type { OrderBaseDto } from '@/server/contracts/order/order';
import type { RepeatedOrderDto } from '@/server/contracts/order/order-repeat';
import { asApiError } from '@/services/http/api-error';
import { orderService } from '@/services/order/order-service';
import { cartSummary } from '@/utils/cart/cart-question';
import type { CartQuestion } from '@/utils/cart/cart-view';
import { moneyUnit } from '@/utils/money/money';
import { orderStory } from '@/utils/order/order-story';
import { notify } from '@/utils/shell/notices';
import { routes } from '@/utils/shell/routes';

/** An order as it would be in the cart, for the question which of two carts stays. */
function wantedCart(order: OrderBaseDto): CartQuestion['wanted'] {
  const { currency, items_count: count, items_img: pictures, shop } = order;
  return {
    shop: { id: shop.id, type: shop.type, title: shop.title },
    count,
    total: orderStory(order).rows[0]?.amount ?? order.total_price,
    currency,
    lines: pictures.map((img, index) => ({
      img,
      key: String(index),
      quantity: 1,
      title: '',
    })),
  };
}

/**
 * Puts an order's lines into the account's cart again. What comes of it: the cart opens when all is as it was, `result` when
 * something is not, `question` when the cart is of another shop, a toast with the reason when it was refused.
 */
export function useRepeatOrder(order: OrderBaseDto) {
  const { t } = useTranslation(['group', 'order']);
  const router = useRouter();
  const dispatch = useAppDispatch();
  const { currency, lang } = useShell();
  const { isAccount } = useActiveCart();
  const [question, setQuestion] = useState<CartQuestion | null>(null);
  const [result, setResult] = useState<RepeatedOrderDto | null>(null);
  const title = t('order.repeat.failed');
  function handleDone(repeated: RepeatedOrderDto): void {
    const { cart, changes } = repeated;
    if (cart) dispatch(userCartActions.received(cart));
    const isOpen = cart?.shop?.availability.can_order !== false;
    if (changes.length > 0 || !isOpen) return setResult(repeated);
    notify({
      type: 'success',
      id: 'order-repeated',
      title: t('order.repeat.done'),
    });
    void router.push(routes.cart());
  }
  function handleRefused(error: unknown): void {
    const refusal = asApiError(error);
    const held =
      refusal?.code === 'ERROR_440' && refusal.info.data
        ? cartSummary(refusal.info.data as CartDto, {
            lang,
            unit: moneyUnit(currency),
          })
        : null;
    if (held)
      return setQuestion({
        kind: 'other_shop',
        held,
        wanted: wantedCart(order),
      });
    const isGone = refusal?.status === 404;
    const text = isGone ? t('error.gone.text') : refusal?.info.message;
    notify({ type: 'error', title, ...(text && { text }) });
  }
  const { isPending, mutate } = useMutation({
    mutationFn: (replace: boolean) => orderService.repeat(order.id, replace),
    onSuccess: handleDone,
    onError: handleRefused,
  });
  return {
    isPending,
    question,
    result,
    repeat: () => {
      if (isAccount) mutate(false);
      else notify({ type: 'error', title, text: t('group.leaveFirst') });
    },
    answer: (replace: boolean) => {
      setQuestion(null);
      if (replace) mutate(true);
    },
    close: () => setResult(null),
  };
}
