import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useStartGroup } from '@/hooks/group-order/use-start-group';
import type { CartActions } from '@/utils/cart/cart-view';
import { hasLines } from '@/utils/cart/own-part';
import type { CartShop } from '@/utils/cart/cart-line';
import { AskDialog } from '@/containers/ui/ask-dialog';
import { InGroupDialog } from './in-group-dialog';

type GroupStartProps = Readonly<{
  shop: CartShop;
  cart: CartActions;
  /** It has started, or does not. */
  onEnd: (isStarted: boolean) => void;
}>;

/**
 * Begins a group order once the cart is known: at once with none or one of this shop; what another shop's cart holds
 * is asked about first, and who is in somebody's group has to leave it.
 */
export function GroupStart({ cart, onEnd, shop }: GroupStartProps) {
  const { t } = useTranslation('cart');
  const start = useStartGroup();
  const { confirmed, view } = cart;
  const isKnown = view.status !== 'loading';
  const isMember = !!confirmed?.group_order && confirmed.owner === false;
  const isOther =
    confirmed !== null && confirmed.shop_id !== shop.id && hasLines(confirmed);
  const isFree = isKnown && !isMember && !isOther;
  function begin(): void {
    start.mutate(
      { shopId: shop.id, held: confirmed },
      { onSuccess: () => onEnd(true), onError: () => onEnd(false) },
    );
  }
  const beginNow = useEffectEvent(begin);
  // the call toggles: made twice, as React's strict mode would, it ends the group that it began
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isFree || isBegun.current) return;
    isBegun.current = true;
    beginNow();
  }, [isFree]);
  if (!isKnown || isFree) return null;
  if (isMember) return <InGroupDialog onClose={() => onEnd(false)} />;
  return (
    <AskDialog
      title={t('cart.replace.title')}
      keep={t('cart.replace.keep')}
      confirm={t('cart.replace.start')}
      isPending={start.isPending}
      onClose={() => onEnd(false)}
      onConfirm={begin}
    >
      <p>{t('cart.oneRestaurant')}</p>
      <p>{t('cart.replace.goes', { name: confirmed?.shop?.title ?? '' })}</p>
    </AskDialog>
  );
}
