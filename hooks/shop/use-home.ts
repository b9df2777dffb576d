import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShell } from '@/contexts/shell-context';
import { bannerQueries } from '@/services/shop/banner-queries';
import { categoryQueries } from '@/services/shop/category-queries';
import { shopQueries } from '@/services/shop/shop-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { RESTAURANTS_PER_PAGE } from '@/utils/constants/limits';
import { isNarrow } from '@/utils/shop/filter-parts';
import type { ShopFilters } from '@/utils/shop/shop-filters';
import { withoutRepeats } from '@/utils/shop/without-repeats';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useRecommended, useShopList } from './use-shop-list';

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

/** The list, and above the whole of it a row of what a visitor is shown first, without repeats in the first screen. */
export function useHomeLists(filters: ShopFilters, isAdvised: boolean) {
  const list = useShopList(filters);
  const advised = useRecommended(isAdvised);
  const { cards } = list;
  const plan = useMemo(
    () => withoutRepeats(advised, cards, RESTAURANTS_PER_PAGE),
    [advised, cards],
  );
  return { list: { ...list, cards: plan.list }, recommended: plan.row };
}

/** How many deliver to the address; null until that is known. */
export function useShopCounts() {
  const scope = catalogueScope(useShell());
  return useQuery(shopQueries.counts(scope)).data ?? null;
}

/** How many of a list take orders now; null while that is not known, and of a list that is narrowed. */
export function useOpenCount(filters: ShopFilters): number | null {
  const scope = catalogueScope(useShell());
  const [type] = useDeliveryType();
  const { data } = useQuery({
    ...shopQueries.openNow(filters.list, scope, type === 'pickup'),
    enabled: !isNarrow(filters),
  });
  return isNarrow(filters) ? null : (data ?? null);
}

/** Whether a list offers to be narrowed to free delivery: only where it finds something, or is on already. */
export function useFreeDelivery({ freeDelivery, list }: ShopFilters): boolean {
  const [type] = useDeliveryType();
  const isFree = useShopCounts()?.isFree;
  if (type === 'pickup') return false;
  if (freeDelivery || !isFree) return true;
  return list === 'home' ? isFree.restaurant || isFree.shop : isFree[list];
}
