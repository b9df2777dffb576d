import { House, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressSearch } from '@/components/address/address-search/address-search';
import { Button } from '@/components/ui/button/button';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { useAddressSearch } from '@/hooks/address/use-address-search';
import { useMyLocation } from '@/hooks/address/use-my-location';
import type { SavedAddress } from '@/utils/address/saved-address';
import {
  type CheckoutAddress,
  fromPlace,
  fromSaved,
} from '@/utils/address/checkout-address';
import styles from './checkout.module.css';

type AddressPickerProps = Readonly<{
  addresses: readonly SavedAddress[];
  value: CheckoutAddress | null;
  onPick: (address: CheckoutAddress) => void;
  /** Absent while there is nothing to go back to. */
  onClose?: () => void;
  error?: string;
}>;

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One of the saved addresses, or a new one by search or by the browser's location. */
export function AddressPicker({
  addresses,
  error,
  onClose,
  onPick,
  value,
}: AddressPickerProps) {
  const { t } = useTranslation();
  const name = useId();
  const [typed, setTyped] = useState('');
  const search = useAddressSearch(typed);
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
              icon={saved.active ? <House {...icon} /> : <MapPin {...icon} />}
              title={<bdi>{saved.title}</bdi>}
              text={<bdi>{saved.address}</bdi>}
            />
          ))}
        </fieldset>
      )}
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
      {onClose && (
        <div>
          <Button variant="secondary" size="s" onClick={onClose}>
            {t('checkout.where.use')}
          </Button>
        </div>
      )}
    </div>
  );
}
