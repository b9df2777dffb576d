import { useRouter } from 'next/router';
import { useEffect, useMemo } from 'react';
import { useShell } from '@/contexts/shell-context';
import { filterChanged } from '@/redux/slices/shop-filter';
import { useAppDispatch } from '@/redux/store';
import { filterGroup } from '@/utils/shop/filter-parts';
import {
  NO_FILTERS,
  parseShopFilters,
  type ShopFilters,
} from '@/utils/shop/shop-filters';

/**
 * The filters of the address that is open. The address is the one writer: the shopFilter slice (spec.md §3) only
 * follows it.
 */
export function useShopFilters(list: ShopFilters['list']): ShopFilters {
  const { query } = useRouter();
  const dispatch = useAppDispatch();
  const currencyId = useShell().currency.id;
  const filters = useMemo(
    () => parseShopFilters(query, list, currencyId),
    [currencyId, list, query],
  );
  useEffect(() => {
    const { category, newest, order } = filters;
    dispatch(
      filterChanged({
        category_id: category,
        newest,
        order_by: order === NO_FILTERS.order ? null : order,
        group: filterGroup(filters),
      }),
    );
  }, [dispatch, filters]);
  return filters;
}
