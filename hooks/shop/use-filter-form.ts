import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { shopQueries } from '@/services/shop/shop-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { FILTER_COUNT_DEBOUNCE_MS } from '@/utils/constants/timings';
import { filtersHref, type ShopFilters } from '@/utils/shop/shop-filters';
import { useDebouncedValue } from '@/hooks/browser/use-debounced-value';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';
import { useFreeDelivery } from './use-home';
import { useTakes } from './use-takes';

/** What the filter form offers: tags, the range of mean prices, and free delivery where somebody has it. */
export function useFilterOffers(filters: ShopFilters) {
  const { currency } = useShell();
  const { isLoading, takes } = useTakes(true);
  const prices = useQuery(shopQueries.prices(currency.id)).data ?? null;
  return {
    takes,
    isLoading,
    prices,
    currency,
    free: useFreeDelivery(filters),
  };
}

/** The filters that are being chosen, how many shops they would show, and the way to that list. */
export function useFilterForm(filters: ShopFilters, onDone: () => void) {
  const router = useRouter();
  const scope = catalogueScope(useShell());
  const [type] = useDeliveryType();
  const [draft, setDraft] = useState(filters);
  const settled = useDebouncedValue(draft, FILTER_COUNT_DEBOUNCE_MS);
  const { data, isPlaceholderData } = useQuery({
    ...shopQueries.total(settled, scope, type === 'pickup'),
    placeholderData: keepPreviousData,
  });
  return {
    draft,
    change: setDraft,
    /** Null while nobody knows. */
    total: settled !== draft || isPlaceholderData ? null : (data ?? null),
    show: (chosen: ShopFilters) => {
      onDone();
      void router.push(filtersHref(chosen), undefined, { scroll: false });
    },
  };
}
