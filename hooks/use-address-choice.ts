import { useQueryClient } from '@tanstack/react-query';
import { useShell } from '@/contexts/shell-context';
import { locationChosen } from '@/redux/slices/settings';
import { useAppDispatch } from '@/redux/store';
import { addressQueries } from '@/services/address/address-queries';
import { addressService } from '@/services/address/address-service';
import { userQueries } from '@/services/user/user-queries';
import { COOKIES } from '@/utils/constants/cookies';
import { rememberChoice } from '@/utils/remember';
import type { ShellAddress } from '@/utils/shell';
import { useReloadPage } from './use-reload-page';

/**
 * Chooses where to deliver: kept for the server, then everything that depends on the address is read anew. A saved
 * address also becomes the account's active one; the choice holds when that call fails.
 */
export function useAddressChoice(): (
  address: ShellAddress,
  savedId?: number | null,
) => void {
  const dispatch = useAppDispatch();
  const client = useQueryClient();
  const userId = useShell().user?.id;
  const reload = useReloadPage();

  async function activate(account: number, savedId: number): Promise<void> {
    await addressService.setActive(savedId).catch(() => undefined);
    for (const { queryKey } of [
      addressQueries.list(account),
      userQueries.profile(account),
    ])
      void client.invalidateQueries({ queryKey });
  }

  return ({ latitude, longitude, title }, savedId = null) => {
    const location = { latitude, longitude };
    rememberChoice(COOKIES.address, JSON.stringify({ title, ...location }));
    dispatch(locationChosen({ address: title, location }));
    if (userId !== undefined && savedId !== null)
      void activate(userId, savedId);
    void reload();
  };
}
