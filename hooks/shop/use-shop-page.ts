import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { productQueries } from '@/services/product/product-queries';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import type { ShopView } from '@/utils/shop/shop-view';
import { useModeAt } from '@/hooks/checkout/use-mode-at';
import { useJoinedGroup } from '@/hooks/group-order/use-joined-group';

/** Whether the order is fetched, and the shop to somebody who does; undefined until known. */
function usePickup(id: number | null): {
  readonly isPickup: boolean;
  readonly pickup: ShopView | undefined;
} {
  const scope = catalogueScope(useShell());
  const isPickup = useModeAt(id) === 'pickup';
  const isAsked = id !== null && isPickup;
  const { data } = useQuery({
    ...shopPageQueries.pickup(id ?? 0, scope),
    enabled: isAsked,
  });
  return { isPickup, pickup: isAsked ? data : undefined };
}

/** A shop and its menu, in the language and currency and for the address of the page, or for a pickup. */
export function useShopPage(id: number) {
  const scope = catalogueScope(useShell());
  const { pickup } = usePickup(id);
  const shop = useQuery(shopPageQueries.detail(id, scope));
  const menu = useQuery(productQueries.menu(id, scope));
  const shown = pickup ?? shop.data ?? null;
  // a group's order goes where its owner says
  const isReached = useJoinedGroup(id) && shown?.reason === 'out_of_zone';
  const failures = [shop, menu].filter(({ isError }) => isError);
  return {
    shop: isReached ? { ...shown, reason: null, canOrder: shown.open } : shown,
    menu: menu.data ?? null,
    failed:
      failures.length > 0 && failures.every(({ isFetching }) => !isFetching),
    retry: () => failures.forEach((failure) => void failure.refetch()),
  };
}

/** The terms of the shop a cart is of; null until known. Until a pickup's come they are a delivery's without its fee. */
export function useCartShop(id: number | null): ShopView | null {
  const scope = catalogueScope(useShell());
  const { isPickup, pickup } = usePickup(id);
  const { data } = useQuery({
    ...shopPageQueries.detail(id ?? 0, scope),
    enabled: id !== null,
  });
  if (pickup || !data) return pickup ?? null;
  return isPickup ? { ...data, deliveryFee: null, leastFee: null } : data;
}
