import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { searchQueries } from '@/services/search/search-queries';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import type { SearchAddress } from '@/utils/search/search-address';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';

/** What the page of /search shows: a page of shops, unless one shop is meant, and a page of products. */
export function useSearchPage(address: SearchAddress) {
  const { shopId, show } = address;
  const scope = catalogueScope(useShell());
  const [type] = useDeliveryType();
  const pickup = type === 'pickup';
  const shops = useQuery({
    ...searchQueries.shopPage(address, scope, pickup),
    enabled: shopId === null,
  });
  const products = useQuery(searchQueries.productPage(address, scope, pickup));
  const asked = shopId === null ? [shops, products] : [products];
  return {
    shops: shops.data ?? null,
    products: products.data ?? null,
    isLoading: asked.some(({ isPending }) => isPending),
    failed: asked.some(({ isError, isFetching }) => isError && !isFetching),
    /** Of what is shown page by page: the products, unless only shops are. */
    lastPage:
      (show === 'shops' || products.data?.total === 0 ? shops : products).data
        ?.lastPage ?? 1,
    total: asked.reduce((sum, { data }) => sum + (data?.total ?? 0), 0),
    retry: () =>
      asked.forEach((query) => query.isError && void query.refetch()),
  };
}

/** The shop whose products are searched; null: none, or not known. */
export function useShopOf(id: number | null) {
  const scope = catalogueScope(useShell());
  const { data } = useQuery({
    ...shopPageQueries.detail(id ?? 0, scope),
    enabled: id !== null,
    meta: { silent: true },
  });
  return data ?? null;
}
