import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { locationChosen } from '@/redux/slices/settings';
import { useAppDispatch } from '@/redux/store';
import { addressQueries } from '@/services/address/address-queries';
import { addressService } from '@/services/address/address-service';
import { userQueries } from '@/services/account/user-queries';
import { COOKIES } from '@/utils/constants/cookies';
import { notify } from '@/utils/shell/notices';
import { rememberAddress } from '@/utils/address/recent-addresses';
import {
  forgetChoice,
  rememberChoice,
  rememberedChoice,
} from '@/utils/browser/remember';
import type { ShellAddress } from '@/utils/shell/shell';
import { useReloadPage } from '@/hooks/shell/use-reload-page';

const worded = ({ latitude, longitude, title }: ShellAddress): string =>
  JSON.stringify({ title, latitude, longitude });

function keep(address: ShellAddress | null): void {
  if (address) rememberChoice(COOKIES.address, worded(address));
  else forgetChoice(COOKIES.address);
}

/**
 * Chooses where to deliver: kept for the server, then everything that depends on the address is read anew. When that
 * does not come the old address stays everywhere, and a notice says so. A saved address also becomes the account's
 * active one; the choice holds when only that call fails. What was chosen while the page of another choice is on its
 * way is the one that counts. This browser remembers it, and the one before, among its recent addresses.
 */
export function useAddressChoice(): (
  address: ShellAddress,
  savedId?: number | null,
) => Promise<void> {
  const { t } = useTranslation('address');
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
    const hasCome = await reload();
    if (rememberedChoice(COOKIES.address) !== worded(address)) return;
    if (!hasCome) {
      keep(shown);
      notify({ type: 'error', title: t('address.notChosen'), id: 'address' });
      return;
    }
    for (const used of [shown, address]) if (used) rememberAddress(used);
    const { latitude, longitude, title } = address;
    dispatch(
      locationChosen({ address: title, location: { latitude, longitude } }),
    );
    if (user && savedId !== null) await activate(user.id, savedId);
  };
}
