import { useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { bannerQueries } from '@/services/shop/banner-queries';
import { categoryQueries } from '@/services/shop/category-queries';
import { shopQueries } from '@/services/shop/shop-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import type { ShopFilters } from '@/utils/shop/shop-filters';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';

/** Cuisines and trades around the address; on the page of a type only those that it has. */
export function useCategories(list: ShopFilters['list']) {
  const scope = catalogueScope(useShell());
  const [type] = useDeliveryType();
  const { data, isPending } = useQuery(
    categoryQueries.near(
      scope,
      list === 'home' ? null : list,
      type === 'pickup',
    ),
  );
  return { categories: data ?? [], isLoading: isPending };
}

/** The operator's promotions. */
export function useBanners() {
  return useQuery(bannerQueries.list(useShell().lang)).data ?? [];
}

/** How many deliver to the address; null until that is known. */
export function useShopCounts() {
  const scope = catalogueScope(useShell());
  return useQuery(shopQueries.counts(scope)).data ?? null;
}
