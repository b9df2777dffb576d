import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { asApiError } from '@/services/http/api-error';
import { addressQueries } from '@/services/address/address-queries';
import { addressService } from '@/services/address/address-service';
import { againBody } from '@/utils/address/address-form';
import { addressName } from '@/utils/address/address-words';
import type { SavedAddress } from '@/utils/address/saved-address';
import { notify } from '@/utils/shell/notices';
import { useAddressCache } from './use-address-cache';
import { useAddressChoice } from './use-address-choice';

const GONE = 404;

/**
 * The saved addresses of /profile with how many places deliver to each; deleting one with a way back, and making one
 * the default. A row goes at once and is deleted on the server at once, so that a closed tab keeps what was said; undo
 * saves the address once more. When no answer comes, the list itself tells whether it was deleted.
 */
export function useAddressBook() {
  const { t } = useTranslation(['account-menu', 'address']);
  const userId = useShell().user?.id ?? 0;
  const { data, isError, refetch } = useQuery({
    ...addressQueries.zoned(userId),
    enabled: userId > 0,
  });
  const cache = useAddressCache();
  const choose = useAddressChoice();

  function fail(
    key:
      | 'addresses.defaultFailed'
      | 'addresses.deleteFailed'
      | 'addresses.restoreFailed',
    saved: SavedAddress,
    again: () => void,
  ): void {
    notify({
      type: 'error',
      title: t(key, { name: addressName(saved) }),
      action: { label: t('common.tryAgain'), onPress: again },
    });
  }

  async function restore(saved: SavedAddress): Promise<void> {
    try {
      await addressService.create(againBody(saved));
    } catch {
      fail('addresses.restoreFailed', saved, () => void restore(saved));
    }
    await cache.refresh();
  }

  /** Whether it is on the server after a call that had no answer; true when nobody can say. */
  const isStillThere = (id: number): Promise<boolean> =>
    cache.ask().then(
      (list) => list.some((address) => address.id === id),
      () => true,
    );

  async function remove(saved: SavedAddress): Promise<void> {
    await cache.hold();
    cache.update((list) => list.filter(({ id }) => id !== saved.id));
    try {
      await addressService.remove(saved.id);
    } catch (error) {
      const isKept =
        asApiError(error)?.status !== GONE && (await isStillThere(saved.id));
      if (isKept) {
        cache.update((list) =>
          [...list.filter(({ id }) => id !== saved.id), saved].sort(
            (a, b) => a.id - b.id,
          ),
        );
        fail('addresses.deleteFailed', saved, () => void remove(saved));
        return;
      }
    }
    notify({
      type: 'success',
      title: t('addresses.deleted', { name: addressName(saved) }),
      action: { label: t('cart.undo'), onPress: () => void restore(saved) },
    });
    await cache.refresh();
  }

  async function makeDefault(saved: SavedAddress): Promise<void> {
    const { address: title, id, location } = saved;
    try {
      await addressService.setActive(id);
    } catch {
      fail('addresses.defaultFailed', saved, () => void makeDefault(saved));
      return;
    }
    cache.update((list) =>
      list.map((each) => ({ ...each, active: each.id === id })),
    );
    // the header says the same
    await choose({ title, ...location });
    await cache.refresh();
  }

  return {
    addresses: data,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
    remove: (saved: SavedAddress) => void remove(saved),
    makeDefault: (saved: SavedAddress) => void makeDefault(saved),
  };
}
