import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { productQueries } from '@/services/product/product-queries';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { catalogueScope } from '@/utils/catalogue-scope';

/** A shop and its menu, in the language and currency and for the address of the page. */
export function useShopPage(id: number) {
  const scope = catalogueScope(useShell());
  const shop = useQuery(shopPageQueries.detail(id, scope));
  const menu = useQuery(productQueries.menu(id, scope));
  const failures = [shop, menu].filter(({ isError }) => isError);
  return {
    shop: shop.data ?? null,
    menu: menu.data ?? null,
    failed:
      failures.length > 0 && failures.every(({ isFetching }) => !isFetching),
    retry: () => failures.forEach((failure) => void failure.refetch()),
  };
}

/** The terms of the shop a cart is of; null until known. */
export function useCartShop(id: number | null) {
  const scope = catalogueScope(useShell());
  const { data } = useQuery({
    ...shopPageQueries.detail(id ?? 0, scope),
    enabled: id !== null,
  });
  return data ?? null;
}
