import { Map } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AddressMark } from '@/components/address/address-mark/address-mark';
import { AddressSearch } from '@/components/address/address-search/address-search';
import { Button } from '@/components/ui/button/button';
import { PickCard } from '@/components/form/pick-card/pick-card';
import { useShell } from '@/contexts/shell-context';
import { useAddressSearch } from '@/hooks/address/use-address-search';
import { useCanLookUp } from '@/hooks/address/use-can-look-up';
import { useShopZones } from '@/hooks/address/use-addresses';
import { useMyLocation, useMyPosition } from '@/hooks/address/use-my-location';
import { addressName, addressWords } from '@/utils/address/address-words';
import type { SavedAddress } from '@/utils/address/saved-address';
import {
  type CheckoutAddress,
  fromPlace,
  fromSaved,
} from '@/utils/address/checkout-address';
import { withTexts } from '@/utils/browser/tab-texts';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { moneyText } from '@/utils/money/money-text';
import type { ShellAddress } from '@/utils/shell/shell';
import styles from './checkout.module.css';

type AddressPickerProps = Readonly<{
  addresses: readonly SavedAddress[];
  shopId: number;
  value: CheckoutAddress | null;
  /** Words of an address that has no pin yet, where nobody looks addresses up. */
  typed: string;
  onType: (typed: string) => void;
  onPick: (address: CheckoutAddress) => void;
  /** Absent while there is nothing to go back to. */
  onClose?: () => void;
  error?: string;
}>;

type FieldProps = Pick<AddressPickerProps, 'error'> &
  Readonly<{
    typed: string;
    onType: (typed: string) => void;
    onPick: (place: ShellAddress) => void;
  }>;

const AddressDialog = lazyBlock(
  withTexts(
    ['address', 'auth', 'form'],
    () => import('@/containers/address/address-dialog'),
  ),
  'AddressDialog',
);
const icon = { size: 18 } as const;

function SearchedField({ error, onPick, onType, typed }: FieldProps) {
  const search = useAddressSearch(typed);
  const location = useMyLocation(onPick);
  return (
    <AddressSearch
      typed={typed}
      onType={onType}
      results={search.results}
      isSearching={search.searching}
      isFailed={search.failed}
      onRetry={search.retry}
      onPick={onPick}
      onLocate={location.locate}
      isLocating={location.isLocating}
      locateError={location.locateError}
      error={error}
    />
  );
}

/** What is typed is the address; the pin on the map is its place, also where the browser knows it. */
function TypedField({ error, onPick, onType, typed }: FieldProps) {
  const { t } = useTranslation('address');
  const here = useMyPosition((point) => onPick({ ...point, title: typed }));
  return (
    <div>
      <AddressSearch
        typed={typed}
        onType={onType}
        results={undefined}
        isSearching={false}
        isFailed={false}
        onRetry={here.locate}
        onPick={onPick}
        onLocate={here.locate}
        isLocating={here.isLocating}
        locateError={here.locateError}
        error={error}
      />
      <p role="status" className="note">
        {!error && t(typed.trim() ? 'address.lacksPin' : 'address.typeAndPin')}
      </p>
    </div>
  );
}

type SavedZoneProps = Readonly<{
  /** Null: the shop does not deliver there; undefined: not known. */
  fee: number | null | undefined;
}>;

/** How the shop of the cart delivers to a saved address. */
function SavedZone({ fee }: SavedZoneProps) {
  const { t } = useTranslation(['address', 'checkout']);
  const { currency, lang } = useShell();
  if (fee === undefined) return null;
  if (fee === null)
    return <span className={styles.out}>{t('address.outOfZone')}</span>;
  const price = fee === 0 ? t('checkout.free') : moneyText(fee, currency, lang);
  return (
    <span className={styles.in}>
      {t('mode.delivery')} · {price}
    </span>
  );
}

/**
 * One of the saved addresses, each with how this shop delivers there; or a new one by search, location or on the map.
 * Where nobody looks addresses up, what is typed goes to the map with whoever typed it, and stays until its pin is put.
 */
export function AddressPicker({
  addresses,
  error,
  onClose,
  onPick,
  onType,
  shopId,
  typed,
  value,
}: AddressPickerProps) {
  const { t } = useTranslation(['address', 'checkout']);
  const name = useId();
  const [sought, setSought] = useState('');
  const [dialog, setDialog] = useState<'closed' | 'never' | 'open'>('never');
  const [here, setHere] = useState<ShellAddress | null>(null);
  const canLookUp = useCanLookUp();
  const zones = useShopZones(shopId);
  function openMap(at: ShellAddress | null = null): void {
    setHere(at);
    setDialog('open');
  }
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
        <SearchedField
          typed={sought}
          onType={setSought}
          onPick={(place) => onPick(fromPlace(place))}
          error={error}
        />
      ) : (
        <TypedField
          typed={typed}
          onType={onType}
          onPick={openMap}
          error={error}
        />
      )}
      <div className={styles.ways}>
        <Button
          variant="secondary"
          size="s"
          icon={<Map {...icon} />}
          onPointerEnter={AddressDialog.warm}
          onFocus={AddressDialog.warm}
          onClick={() => openMap()}
        >
          {t('address.onMap')}
        </Button>
        {onClose && (
          <Button
            variant="secondary"
            size="s"
            // words that were typed meanwhile are another address
            onClick={() => (typed.trim() ? openMap() : onClose())}
          >
            {t('checkout.where.use')}
          </Button>
        )}
      </div>
      {dialog !== 'never' && (
        <AddressDialog
          open={dialog === 'open'}
          onClose={() => setDialog('closed')}
          start={here ?? (typed.trim() ? null : value)}
          typed={typed}
          onType={onType}
          onChoose={(place, savedId) => {
            const saved = addresses.find(({ id }) => id === savedId);
            onPick(saved ? fromSaved(saved) : fromPlace(place));
          }}
        />
      )}
    </div>
  );
}
