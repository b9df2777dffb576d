import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShell } from '@/contexts/shell-context';
import { shopKeyQueries } from '@/services/shop/shop-key-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { neverChanges } from '@/utils/browser/never-changes';
import { viewedAtEntry } from '@/utils/shop/viewed-at-entry';
import { useBrowserValue } from '@/hooks/browser/use-browser-value';
import { useDeliveryType } from '@/hooks/checkout/use-delivery-type';

const hasSome = (): boolean => viewedAtEntry().length > 0;

/** Whether this browser has seen a shop; false on the server and while hydrating. */
export function useHasRecent(): boolean {
  return useBrowserValue(neverChanges, hasSome, false);
}

/** The shops that this browser has seen lately, newest first, with what holds for this address now. */
export function useRecentShops() {
  const scope = catalogueScope(useShell());
  const [type] = useDeliveryType();
  const [uuids] = useState(viewedAtEntry);
  const pickup = type === 'pickup';
  const { data, isError } = useQuery({
    ...shopKeyQueries.byUuids(uuids, scope, pickup),
    enabled: uuids.length > 0,
    placeholderData: (before) => before,
  });
  return {
    cards: data ?? [],
    /** How many are on their way. */
    waiting: data || isError ? 0 : uuids.length,
    pickup,
  };
}
