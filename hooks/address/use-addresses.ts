import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import type { SavedAddress } from '@/utils/address/saved-address';
import { addressQueries } from '@/services/address/address-queries';
import { addressService } from '@/services/address/address-service';
import { userQueries } from '@/services/account/user-queries';

const NONE: readonly SavedAddress[] = [];

/** The signed-in customer's saved addresses, and saving another. */
export function useAddresses() {
  const client = useQueryClient();
  const userId = useShell().user?.id ?? 0;
  const options = addressQueries.list(userId);
  const { data, isLoading } = useQuery({ ...options, enabled: userId > 0 });
  const save = useMutation({
    mutationFn: addressService.create,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: options.queryKey });
      void client.invalidateQueries({
        queryKey: userQueries.profile(userId).queryKey,
      });
    },
  });
  return { addresses: data ?? NONE, isLoading, save: save.mutateAsync };
}
