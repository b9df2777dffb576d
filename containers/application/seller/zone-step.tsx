import '@/styles/families/application';
import { useTranslation } from '@/utils/i18n/use-translation';
import { useState } from 'react';
import {
  ChoiceLines,
  StepFields,
} from '@/components/application/step-fields/step-fields';
import { TextField } from '@/components/form/text-field/text-field';
import type { StepProps } from '@/containers/application/shared/application-form';
import type { SellerKind } from '@/utils/application/seller';
import { useMainCurrency } from '@/hooks/application/use-application';
import { currencySign } from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';
import { NUMBER_FIELDS } from '@/utils/application/seller-draft';
import { AddressSearch } from '@/components/address/address-search/address-search';
import { PointField } from '@/components/address/point-field/point-field';
import { Panel } from '@/components/ui/panel/panel';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useAddressSearch } from '@/hooks/address/use-address-search';
import { useCanLookUp } from '@/hooks/address/use-can-look-up';
import { useMyPosition } from '@/hooks/address/use-my-location';
import { usePlaceName, useZone } from '@/hooks/application/use-zone';
import type { LatLng } from '@/utils/address/geo';
import { readChoices } from '@/utils/address/place-choices';
import { ZoneFields } from '@/containers/application/shared/shop-fields';
import styles from '@/containers/application/shared/shared.module.css';

const FIELDS = [
  ['price', 'shop.about.start'],
  ['pricePerKm', 'shop.about.perKm'],
  ['minAmount', 'shop.about.minimum'],
] as const;

/** What a delivery costs and what an order must come to, in the currency that the house reckons in. */
function AmountFields({ form }: Pick<StepProps<SellerKind>, 'form'>) {
  const { i18n, t } = useTranslation('shop');
  const { change, draft, errors } = form;
  const { end, start } = currencySign(
    useMainCurrency(),
    separatorsOf(i18n.language),
  );
  return (
    <StepFields columns={3}>
      {FIELDS.map(([key, label]) => (
        <TextField
          key={key}
          name={NUMBER_FIELDS[key]}
          label={t(label)}
          inputMode="decimal"
          autoComplete="off"
          ltr
          start={start}
          end={end && <span className={styles.unit}>{end}</span>}
          placeholder="0.00"
          value={draft[key]}
          error={errors[NUMBER_FIELDS[key]]}
          onChange={({ target }) =>
            change({ [key]: target.value }, NUMBER_FIELDS[key])
          }
        />
      ))}
    </StepFields>
  );
}

/** Step 2: where the kitchen is, which streets it delivers to, and for what. */
export function ZoneStep({ form }: StepProps<SellerKind>) {
  const { t } = useTranslation(['address', 'application', 'shop']);
  const { change, draft, errors } = form;
  const posted = usePostedForm();
  const zone = useZone({
    draft,
    change: (next) => change(next, 'zone'),
  });
  const [typed, setTyped] = useState<string | null>(null);
  const [picks, setPicks] = useState(0);
  const found = useAddressSearch(typed ?? '');
  const canLookUp = useCanLookUp();
  // the address is what stands at the pin: until somebody says one
  const [isNamed, setNamed] = useState(draft.address === '');
  const [isMoved, setMoved] = useState(false);
  const name = usePlaceName((title) => change({ address: title }, 'address'));
  function put(location: LatLng, isNew = isNamed): void {
    if (isNew && canLookUp) name.ask(location);
    setMoved(!isNew && canLookUp);
    setTyped(null);
    change({ location }, 'location', 'address', 'zone');
  }
  const here = useMyPosition(({ latitude, longitude }) => {
    setNamed(true);
    put([latitude, longitude], true);
    setPicks((count) => count + 1);
  });
  const wrongPlace = errors.address ?? errors.location;
  const choices = readChoices(posted?.values.choices ?? '');
  return (
    <>
      <Panel title={t('seller.kitchen')}>
        <div className={styles.search}>
          <AddressSearch
            typed={typed ?? draft.address}
            isChosen={canLookUp && typed === null && draft.location !== null}
            onType={(text) => {
              if (canLookUp) setTyped(text);
              change(canLookUp ? {} : { address: text }, 'address', 'location');
            }}
            results={canLookUp ? found.results : undefined}
            isSearching={found.searching}
            isFailed={found.failed}
            onRetry={found.retry}
            onPick={({ latitude, longitude, title }) => {
              name.forget();
              setNamed(false);
              setMoved(false);
              setTyped(null);
              change(
                { address: title, location: [latitude, longitude] },
                'address',
                'location',
                'zone',
              );
              setPicks((count) => count + 1);
            }}
            onLocate={here.locate}
            isLocating={here.isLocating}
            locateError={here.locateError}
            {...(wrongPlace && {
              error: typed?.trim() ? t('address.pick') : wrongPlace,
            })}
            over
          />
        </div>
        {!canLookUp && (
          <noscript>
            <PointField
              defaultValue={posted?.values.point ?? draft.location?.join(', ')}
              error={errors.point}
            />
          </noscript>
        )}
        <ChoiceLines
          legend={t('addresses.which')}
          name="place"
          choices={choices}
        />
      </Panel>
      <Panel>
        <ZoneFields
          zone={zone}
          draft={draft}
          errors={errors}
          picks={picks}
          onKind={(kind) => {
            zone.setKind(kind);
            setPicks((count) => count + 1);
          }}
          onPin={put}
          onRadius={(radius) => change({ radius }, 'zone')}
        >
          {isMoved && (
            <p role="status" className={styles.moved}>
              {t('zone.moved', { address: draft.address })}
            </p>
          )}
        </ZoneFields>
      </Panel>
      <Panel title={t('shop.about.delivery')}>
        <AmountFields form={form} />
      </Panel>
    </>
  );
}
