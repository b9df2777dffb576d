import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { productQueries } from '@/services/product/product-queries';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import type { ShopView } from '@/utils/shop/shop-view';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';

/** The shop to somebody who fetches the order; undefined while it is to be brought, or not known yet. */
function usePickupShop(id: number | null): ShopView | undefined {
  const scope = catalogueScope(useShell());
  const [type] = useDeliveryType();
  const isAsked = id !== null && type === 'pickup';
  const { data } = useQuery({
    ...shopPageQueries.pickup(id ?? 0, scope),
    enabled: isAsked,
  });
  return isAsked ? data : undefined;
}

/** A shop and its menu, in the language and currency and for the address of the page, or for a pickup. */
export function useShopPage(id: number) {
  const scope = catalogueScope(useShell());
  const pickup = usePickupShop(id);
  const shop = useQuery(shopPageQueries.detail(id, scope));
  const menu = useQuery(productQueries.menu(id, scope));
  const failures = [shop, menu].filter(({ isError }) => isError);
  return {
    shop: pickup ?? shop.data ?? null,
    menu: menu.data ?? null,
    failed:
      failures.length > 0 && failures.every(({ isFetching }) => !isFetching),
    retry: () => failures.forEach((failure) => void failure.refetch()),
  };
}

/** The terms of the shop a cart is of; null until known. */
export function useCartShop(id: number | null) {
  const scope = catalogueScope(useShell());
  const pickup = usePickupShop(id);
  const { data } = useQuery({
    ...shopPageQueries.detail(id ?? 0, scope),
    enabled: id !== null,
  });
  return pickup ?? data ?? null;
}
