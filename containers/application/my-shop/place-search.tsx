import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AddressSearch } from '@/components/address/address-search/address-search';
import { useAddressSearch } from '@/hooks/address/use-address-search';
import { useMyPosition } from '@/hooks/address/use-my-location';
import type { LatLng } from '@/utils/address/geo';
import styles from './my-shop.module.css';

type PlaceSearchProps = Readonly<{
  error: string | undefined;
  onPick: (location: LatLng) => void;
}>;

/** Moves the pin to a place that is found by its address, or to where the browser is. */
export function PlaceSearch({ error, onPick }: PlaceSearchProps) {
  const { t } = useTranslation('my-shop');
  const [typed, setTyped] = useState('');
  const found = useAddressSearch(typed);
  const here = useMyPosition(({ latitude, longitude }) =>
    onPick([latitude, longitude]),
  );
  return (
    <div className={styles.search}>
      <p className={styles.label}>{t('myShop.place')}</p>
      <AddressSearch
        typed={typed}
        onType={setTyped}
        results={found.results}
        isSearching={found.searching}
        isFailed={found.failed}
        onRetry={found.retry}
        onPick={({ latitude, longitude, title }) => {
          setTyped(title);
          onPick([latitude, longitude]);
        }}
        onLocate={here.locate}
        isLocating={here.isLocating}
        locateError={here.locateError}
        {...(error && { error })}
        over
      />
    </div>
  );
}
