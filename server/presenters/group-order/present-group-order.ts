import { toDecimal, toDecimalOrNull } from '@/utils/money/money';
import type { GroupOrderDto } from '@/server/contracts/group-order';
import type { LoadedCart } from '@/server/domain/cart/load-cart';
import type { GroupView } from '@/server/domain/group-order/view-group';

/** The path of a share link. */
export const groupPath = (code: string): string => `/g/${code}`;

/** What makes a cart a group order; the link is the owner's alone. */
export function presentGroupOrder(
  { cart, members }: Pick<LoadedCart, 'cart' | 'members'>,
  { locked, mode, shares, spendingLimitMinor }: GroupView,
  isOwner: boolean,
): GroupOrderDto {
  const code = isOwner ? cart.shareCode : null;
  return {
    code,
    url: code && groupPath(code),
    spending_limit: toDecimalOrNull(spendingLimitMinor),
    closes_at: cart.closesAt?.toISOString() ?? null,
    locked,
    split: cart.split,
    mode,
    owner_name:
      members.find(({ userId }) => userId === cart.ownerId)?.name ?? '',
    shares: shares.map(({ itemsMinor, member, totalMinor }) => ({
      user_cart_id: member.id,
      items: toDecimal(itemsMinor),
      fees: toDecimal(totalMinor - itemsMinor),
      total: toDecimal(totalMinor),
    })),
  };
}
