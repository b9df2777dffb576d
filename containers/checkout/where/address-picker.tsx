import { Map } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressMark } from '@/components/address/address-mark/address-mark';
import { AddressSearch } from '@/components/address/address-search/address-search';
import { Button } from '@/components/ui/button/button';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { useAddressSearch } from '@/hooks/address/use-address-search';
import { useCanLookUp } from '@/hooks/address/use-can-look-up';
import { useShopZones } from '@/hooks/address/use-addresses';
import { useMyLocation } from '@/hooks/address/use-my-location';
import { addressName, addressWords } from '@/utils/address/address-words';
import type { SavedAddress } from '@/utils/address/saved-address';
import {
  type CheckoutAddress,
  fromPlace,
  fromSaved,
} from '@/utils/address/checkout-address';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { SavedZone } from './saved-zone';
import styles from '@/containers/checkout/checkout.module.css';

type AddressPickerProps = Readonly<{
  addresses: readonly SavedAddress[];
  shopId: number;
  value: CheckoutAddress | null;
  onPick: (address: CheckoutAddress) => void;
  /** Absent while there is nothing to go back to. */
  onClose?: () => void;
  error?: string;
}>;

const AddressDialog = lazyBlock(
  () => import('@/containers/address/address-dialog'),
  'AddressDialog',
);
const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One of the saved addresses, each with how this shop delivers there; or a new one by search, location or on the map. */
export function AddressPicker({
  addresses,
  error,
  onClose,
  onPick,
  shopId,
  value,
}: AddressPickerProps) {
  const { t } = useTranslation();
  const name = useId();
  const [typed, setTyped] = useState('');
  const [dialog, setDialog] = useState<'closed' | 'never' | 'open'>('never');
  const search = useAddressSearch(typed);
  const canLookUp = useCanLookUp();
  const zones = useShopZones(shopId);
  const location = useMyLocation((place) => onPick(fromPlace(place)));
  const { state } = location;
  const isLost = state !== 'idle' && state !== 'locating';
  return (
    <div className={styles.stack}>
      {addresses.length > 0 && (
        <fieldset className={styles.pair}>
          <legend className="sr-only">{t('address.saved')}</legend>
          {addresses.map((saved) => (
            <PickCard
              key={saved.id}
              name={name}
              value={String(saved.id)}
              checked={value?.id === saved.id}
              onChange={() => onPick(fromSaved(saved))}
              icon={<AddressMark name={saved.title} size={24} />}
              title={<bdi>{addressName(saved)}</bdi>}
              text={
                <>
                  {addressWords(saved, t)}
                  <SavedZone fee={zones.get(saved.id)} />
                </>
              }
            />
          ))}
        </fieldset>
      )}
      {canLookUp ? (
        <AddressSearch
          typed={typed}
          onType={setTyped}
          results={search.results}
          isSearching={search.searching}
          isFailed={search.failed}
          onRetry={search.retry}
          onPick={(place) => onPick(fromPlace(place))}
          onLocate={location.locate}
          isLocating={state === 'locating'}
          locateError={isLost ? t(`address.locate.${state}`) : undefined}
          error={error}
        />
      ) : (
        error && <FormAlert>{error}</FormAlert>
      )}
      <div className={styles.ways}>
        <Button
          variant="secondary"
          size="s"
          icon={<Map {...icon} />}
          onPointerEnter={AddressDialog.warm}
          onFocus={AddressDialog.warm}
          onClick={() => setDialog('open')}
        >
          {t('address.onMap')}
        </Button>
        {onClose && (
          <Button variant="secondary" size="s" onClick={onClose}>
            {t('checkout.where.use')}
          </Button>
        )}
      </div>
      {dialog !== 'never' && (
        <AddressDialog
          open={dialog === 'open'}
          onClose={() => setDialog('closed')}
          start={value}
          onChoose={(place, savedId) => {
            const saved = addresses.find(({ id }) => id === savedId);
            onPick(saved ? fromSaved(saved) : fromPlace(place));
          }}
        />
      )}
    </div>
  );
}
