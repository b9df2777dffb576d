import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShell } from '@/contexts/shell-context';
import { locationChosen } from '@/redux/slices/settings';
import { useAppDispatch } from '@/redux/store';
import { addressQueries } from '@/services/address/address-queries';
import { addressService } from '@/services/address/address-service';
import { userQueries } from '@/services/user/user-queries';
import { COOKIES } from '@/utils/constants/cookies';
import { notify } from '@/utils/notices';
import { forgetChoice, rememberChoice } from '@/utils/remember';
import type { ShellAddress } from '@/utils/shell';
import { useReloadPage } from './use-reload-page';

function keep(address: ShellAddress | null): void {
  if (!address) return forgetChoice(COOKIES.address);
  const { latitude, longitude, title } = address;
  rememberChoice(
    COOKIES.address,
    JSON.stringify({ title, latitude, longitude }),
  );
}

/**
 * Chooses where to deliver: kept for the server, then everything that depends on the address is read anew. When that
 * does not come the old address stays everywhere, and a notice says so. A saved address also becomes the account's
 * active one; the choice holds when only that call fails.
 */
export function useAddressChoice(): (
  address: ShellAddress,
  savedId?: number | null,
) => Promise<void> {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const client = useQueryClient();
  const { address: shown, user } = useShell();
  const reload = useReloadPage();

  async function activate(account: number, savedId: number): Promise<void> {
    await addressService.setActive(savedId).catch(() => undefined);
    for (const { queryKey } of [
      addressQueries.list(account),
      userQueries.profile(account),
    ])
      void client.invalidateQueries({ queryKey });
  }

  return async (address, savedId = null) => {
    keep(address);
    if (!(await reload())) {
      keep(shown);
      notify({ type: 'error', title: t('address.notChosen'), id: 'address' });
      return;
    }
    const { latitude, longitude, title } = address;
    dispatch(
      locationChosen({ address: title, location: { latitude, longitude } }),
    );
    if (user && savedId !== null) await activate(user.id, savedId);
  };
}
