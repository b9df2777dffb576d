import { useTranslation } from '@/utils/i18n/use-translation';
import { FloatingCartBar } from '@/components/cart/floating-cart-bar/floating-cart-bar';
import { useShell } from '@/contexts/shell-context';
import { useGroup } from '@/hooks/group-order/use-group';
import { openCartSheet } from '@/utils/cart/cart-events';
import type { CartActions } from '@/utils/cart/cart-view';

/** On narrow screens in a group: the owner sees what all have chosen, a member their own; opens the group's sheet. */
export function GroupBar({ cart }: Readonly<{ cart: CartActions }>) {
  const { t } = useTranslation(['group', 'shop']);
  const { currency } = useShell();
  const group = useGroup(cart);
  if (!group) return null;
  const { count, sums } = group.isOwner ? group : cart.view;
  return (
    <FloatingCartBar
      count={count}
      total={sums.total}
      currency={currency}
      label={t(group.isOwner ? 'group.title' : 'group.mine.title')}
      onOpen={openCartSheet}
    />
  );
}
