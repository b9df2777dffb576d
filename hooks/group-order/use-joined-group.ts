import { useActiveCart } from '@/hooks/cart/use-active-cart';
import type { GroupOrderDto } from '@/server/contracts/group-order';
import { isMembersCart } from '@/utils/cart/own-part';

/** Somebody else's group at this shop that the reader is in: where and how it is had is its owner's choice; null: none. */
export function useJoinedGroup(shopId: number | null): GroupOrderDto | null {
  const { confirmed } = useActiveCart().state;
  const isHere = isMembersCart(confirmed) && confirmed?.shop_id === shopId;
  return (isHere && confirmed.group_order) || null;
}
