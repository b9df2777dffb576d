import { useTranslation } from '@/utils/i18n/use-translation';
import { useShell } from '@/contexts/shell-context';
import { useServerForm } from '@/hooks/form/use-server-form';
import { addressService } from '@/services/address/address-service';
import { toSavedAddress } from '@/services/address/to-saved-address';
import {
  addressBody,
  type AddressValues,
  addressValues,
} from '@/utils/address/address-form';
import type { SavedAddress } from '@/utils/address/saved-address';
import { FORMS } from '@/utils/constants/forms';
import { addressDetailsSchema } from '@/utils/form/address-schema';
import type { ShellAddress } from '@/utils/shell/shell';
import { useAddressCache } from './use-address-cache';
import { useAddressChoice } from './use-address-choice';

interface AddressFormOptions {
  /** Null: a new one. */
  readonly saved: SavedAddress | null;
  /** Where it is, as the map has it. */
  readonly place: ShellAddress;
  readonly onSaved: () => void;
}

/**
 * What is known of a saved address beside its place, saved together with that. The header follows: when the address is
 * made the default one, and when it is the one that the header shows.
 */
export function useAddressForm({ onSaved, place, saved }: AddressFormOptions) {
  const { t } = useTranslation('address');
  const { address: shown } = useShell();
  const cache = useAddressCache();
  const choose = useAddressChoice();

  const isShown = (): boolean =>
    saved !== null &&
    shown?.latitude === saved.location.latitude &&
    shown.longitude === saved.location.longitude;

  async function keep(values: AddressValues): Promise<void> {
    const body = addressBody(values, place);
    const answer = saved
      ? await addressService.change(saved.id, body)
      : await addressService.create(body);
    const kept = toSavedAddress(answer);
    void cache.refresh();
    const isFirst = kept.active && !shown;
    const isNewDefault = values.active && saved?.active !== true;
    onSaved();
    if (isNewDefault || isFirst || isShown())
      await choose({ title: kept.address, ...kept.location });
  }

  return useServerForm<AddressValues>({
    name: FORMS.address,
    initialValues: addressValues(saved),
    schema: addressDetailsSchema,
    offline: t('addresses.saveFailed'),
    submit: async (values) => keep({ ...values, address: place.title }),
  });
}
