import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressQuestion } from '@/components/address/address-question/address-question';
import { CityMap } from '@/components/address/city-map/city-map';
import type { MapData } from '@/components/address/city-map/map-types';
import { useAddressChoice } from '@/hooks/address/use-address-choice';
import { useCityMap } from '@/hooks/address/use-city-map';
import { useFirstAddress } from '@/hooks/address/use-first-address';
import type { DeliveryPoint } from '@/utils/address/delivery-point';

type AddressPromptProps = Readonly<{
  point: DeliveryPoint;
  /** It was taken or put off. */
  onDone: () => void;
  onChange: () => void;
  /** The map knows no address there. */
  onUnknown: () => void;
}>;

/** Asks a new visitor whether to deliver to where the browser is; nothing to see without an address there. */
export function AddressPrompt({
  onChange,
  onDone,
  onUnknown,
  point,
}: AddressPromptProps) {
  const { t } = useTranslation();
  const found = useFirstAddress(point);
  const map = useCityMap<MapData>();
  const choose = useAddressChoice();
  const title = found?.title ?? '';
  const tellUnknown = useEffectEvent(onUnknown);
  const isUnknown = found === null;
  useEffect(() => {
    if (isUnknown) tellUnknown();
  }, [isUnknown]);
  return (
    <>
      <span role="status" className="sr-only">
        {found && `${t('address.prompt.title')} ${title}`}
      </span>
      {found && (
        <AddressQuestion
          address={title}
          map={
            <CityMap
              map={map}
              label={t('address.map.label')}
              markers={[
                { kind: 'home', at: [found.latitude, found.longitude] },
              ]}
              width={360}
              height={120}
            />
          }
          onYes={() => {
            void choose(found);
            onDone();
          }}
          onNo={onChange}
          onDismiss={onDone}
        />
      )}
    </>
  );
}
