import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import type { CartDto } from '@/server/contracts/cart';
import type { PartGoneDto } from '@/server/contracts/group-order';
import { asApiError } from '@/services/http/api-error';
import { toGroupView } from '@/utils/group-order/group-view';
import { type Notice, notify } from '@/utils/shell/notices';
import { routes } from '@/utils/shell/routes';

function goneOf(data: unknown): PartGoneDto | null {
  const isGone = typeof data === 'object' && data !== null && 'reason' in data;
  return isGone ? (data as PartGoneDto) : null;
}

/**
 * Tells a member whose part of a group the server has just refused what became of it: removed, with the dishes that
 * went, called off, or ordered; then the receipt opens in place of the menu. `held` is the cart as it was.
 */
export function useMembershipEnded(
  held: CartDto | null,
): (error: unknown) => void {
  const { t } = useTranslation();
  const router = useRouter();
  return (error) => {
    const info = asApiError(error)?.info;
    const gone = goneOf(info?.data);
    const group = toGroupView(held);
    const tell = (notice: Omit<Notice, 'id'>) =>
      notify({ ...notice, id: 'cart-lost' });
    if (!group || !gone) {
      if (info?.message) tell({ type: 'warning', title: info.message });
      return;
    }
    const { me, ownerName: name, shop } = group;
    const { reason, receipt } = gone;
    if (reason === 'kicked') {
      const dishes = me?.lines.map(({ title }) => title).join(', ');
      tell({
        type: 'warning',
        title: t('group.kicked'),
        ...(dishes && { text: t('group.kickedText', { dishes }) }),
        action: {
          label: t('group.toShop', { shop: shop.title }),
          onPress: () => void router.push(routes.shop(shop)),
        },
      });
    } else if (reason === 'closed')
      tell({ type: 'info', title: t('group.closed', { name }) });
    else if (reason === 'finished' && receipt) {
      const open = () => void router.push(routes.receipt(receipt));
      tell({
        type: 'success',
        title: t('group.ended', { name }),
        action: { label: t('group.toReceipt'), onPress: open },
      });
      if (router.asPath.startsWith(routes.shop(shop))) open();
    }
  };
}
