import { useRouter } from 'next/router';
import { useTranslation } from '@/utils/i18n/use-translation';
import type { CartDto } from '@/server/contracts/cart';
import type { PartGoneDto } from '@/server/contracts/group-order';
import { asApiError } from '@/services/http/api-error';
import { toGroupView } from '@/services/group-order/to-group-view';
import { type Notice, notify } from '@/utils/shell/notices';
import { routes } from '@/utils/shell/routes';

function goneOf(data: unknown): PartGoneDto | null {
  const isGone = typeof data === 'object' && data !== null && 'reason' in data;
  return isGone ? (data as PartGoneDto) : null;
}

/**
 * Tells a member whose part of a group the server has just refused what became of it: removed, with the dishes that
 * went, called off, or ordered; then the receipt opens in place of the menu or the cart. `held` is the cart as it was.
 */
export function useMembershipEnded(
  held: CartDto | null,
): (error: unknown) => void {
  const { t } = useTranslation(['cart', 'group']);
  const router = useRouter();
  return (error) => {
    const info = asApiError(error)?.info;
    const gone = goneOf(info?.data);
    const group = toGroupView(held);
    const tell = (notice: Omit<Notice, 'id'>) =>
      notify({ ...notice, id: 'cart-lost' });
    const toReceipt = (receipt: string) => ({
      label: t('group.toReceipt'),
      onPress: () => void router.push(routes.receipt(receipt)),
    });
    if (!group || !gone) {
      // it ended while no page was open
      const receipt = gone?.receipt;
      if (info?.message)
        tell({
          type: receipt ? 'success' : 'warning',
          title: info.message,
          ...(receipt && { action: toReceipt(receipt) }),
        });
      return;
    }
    const { me, ownerName: name, shop } = group;
    const { reason, receipt } = gone;
    if (reason === 'kicked') {
      const dishes = me?.lines.map(({ title }) => title).join(', ');
      tell({
        type: 'warning',
        title: t('group.kicked'),
        stays: true,
        ...(dishes && { text: t('cart.removed', { title: dishes }) }),
        action: {
          label: t('group.toShop', { shop: shop.title }),
          onPress: () => void router.push(routes.shop(shop)),
        },
      });
    } else if (reason === 'closed')
      tell({ type: 'info', title: t('group.closed', { name }), stays: true });
    else if (reason === 'finished' && receipt) {
      const action = toReceipt(receipt);
      const places = [routes.shop(shop), routes.cart()];
      const isLed = places.some((place) => router.asPath.startsWith(place));
      const title = t('group.ended', { name });
      tell({ type: 'success', title, ...(!isLed && { action }) });
      if (isLed) action.onPress();
    }
  };
}
