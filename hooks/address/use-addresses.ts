import { useMutation, useQuery } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import type { SavedAddress } from '@/utils/address/saved-address';
import { addressQueries } from '@/services/address/address-queries';
import { addressService } from '@/services/address/address-service';
import { useAddressCache } from './use-address-cache';

const NONE: readonly SavedAddress[] = [];

/** The signed-in customer's saved addresses, and saving another. */
export function useAddresses() {
  const cache = useAddressCache();
  const userId = useShell().user?.id ?? 0;
  const { data, isLoading } = useQuery({
    ...addressQueries.list(userId),
    enabled: userId > 0,
  });
  const save = useMutation({
    mutationFn: addressService.create,
    onSuccess: () => void cache.refresh(),
  });
  return { addresses: data ?? NONE, isLoading, save: save.mutateAsync };
}

/** How a shop delivers to each saved address: its fee, null for not at all; nothing for what is not known. */
export function useShopZones(
  shopId: number,
): ReadonlyMap<number, number | null | undefined> {
  const { currency, user } = useShell();
  const { data } = useQuery({
    ...addressQueries.ofShop(user?.id ?? 0, shopId, currency.id),
    enabled: user !== null,
  });
  return new Map((data ?? NONE).map(({ fee, id }) => [id, fee]));
}
