import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { geocodeQueries } from '@/services/address/geocode-queries';
import { addressQueries } from '@/services/address/address-queries';
import { ADDRESS_MIN_LETTERS } from '@/utils/constants/limits';
import { SEARCH_DEBOUNCE_MS } from '@/utils/constants/timings';
import type { ShellAddress } from '@/utils/shell/shell';
import { useCanLookUp } from './use-can-look-up';
import { useDebouncedValue } from '@/hooks/browser/use-debounced-value';

/** The places that what is typed names, 400 ms after the last key; null while too little is typed. */
export function useAddressSearch(typed: string) {
  const { lang } = useShell();
  const term = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const canLookUp = useCanLookUp();
  const enabled = canLookUp && term.length >= ADDRESS_MIN_LETTERS;
  const { data, isError, isFetching, refetch } = useQuery({
    ...geocodeQueries.search(term, lang),
    enabled,
    placeholderData: keepPreviousData,
  });
  return {
    results: enabled ? (data ?? null) : null,
    searching:
      canLookUp &&
      (isFetching || (typed.trim() !== term && typed.trim() !== '')),
    failed: enabled && isError,
    retry: () => void refetch(),
  };
}

/** The addresses that the signed-in customer has saved; none for a visitor. */
export function useSavedAddresses(): readonly (ShellAddress & {
  readonly id: number;
  /** As the customer calls it; empty: no name. */
  readonly name: string;
})[] {
  const { user } = useShell();
  const { data } = useQuery({
    ...addressQueries.list(user?.id ?? 0),
    enabled: user !== null,
  });
  return (data ?? []).map(({ address, id, location, title }) => ({
    id,
    name: title === address ? '' : title,
    title: address,
    ...location,
  }));
}
