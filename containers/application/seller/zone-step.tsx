import { Circle, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldNote } from '@/components/application/step-fields/field-note';
import { ChoiceLines } from '@/components/application/choice-lines/choice-lines';
import { AddressSearch } from '@/components/address/address-search/address-search';
import { SegmentedControl } from '@/components/form/segmented-control/segmented-control';
import { TextField } from '@/components/form/text-field/text-field';
import { Panel } from '@/components/ui/panel/panel';
import { usePostedForm } from '@/contexts/posted-form-context';
import {
  useAddressSearch,
  useCanLookUp,
} from '@/hooks/address/use-address-search';
import { useMyPosition } from '@/hooks/address/use-my-location';
import { usePlaceName } from '@/hooks/application/use-place-name';
import { useZone } from '@/hooks/application/use-zone';
import type { LatLng } from '@/utils/address/geo';
import { readChoices } from '@/utils/address/place-choices';
import { lazyBlock } from '@/utils/browser/lazy-block';
import { AmountFields } from './amount-fields';
import type { StepProps } from './step-props';
import { ZoneWaiting } from './zone-waiting';
import styles from './seller.module.css';

const ZoneEditor = lazyBlock(
  () => import('./zone-editor'),
  'ZoneEditor',
  ZoneWaiting,
);

/** Step 2: where the kitchen is, which streets it delivers to, and for what. */
export function ZoneStep({ form }: StepProps) {
  const { t } = useTranslation();
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
  const isLost = here.state !== 'idle' && here.state !== 'locating';
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
            isLocating={here.state === 'locating'}
            {...(isLost && {
              locateError: t(`address.locate.${here.state}`, ''),
            })}
            {...(wrongPlace && {
              error: typed?.trim() ? t('address.pick') : wrongPlace,
            })}
            over
          />
        </div>
        <ChoiceLines
          legend={t('addresses.which')}
          name="place"
          choices={choices}
        />
      </Panel>
      <Panel>
        <div className={styles.head}>
          <h2>{t('seller.zone.area')}</h2>
          <SegmentedControl
            label={t('seller.zone.area')}
            className={styles.kinds}
            name="zone_kind"
            value={draft.zoneKind}
            onChange={(kind) => {
              zone.setKind(kind);
              setPicks((count) => count + 1);
            }}
            segments={[
              {
                value: 'polygon',
                label: t('zone.draw'),
                icon: <PenLine size={16} aria-hidden="true" />,
              },
              {
                value: 'radius',
                label: t('zone.circle'),
                icon: <Circle size={16} aria-hidden="true" />,
              },
            ]}
          />
        </div>
        <ZoneEditor
          zone={zone}
          location={draft.location}
          picks={picks}
          onPin={put}
        />
        {draft.zoneKind === 'radius' && draft.location && (
          <FieldNote hint={t('zone.circle.hint')} />
        )}
        {isMoved && (
          <p role="status" className={styles.moved}>
            {t('zone.moved', { address: draft.address })}
          </p>
        )}
        {draft.zoneKind === 'radius' && (
          <TextField
            name="radius"
            className={styles.radius}
            label={t('zone.radius')}
            inputMode="decimal"
            ltr
            value={draft.radius}
            autoComplete="off"
            error={errors.zone ?? errors['zone.radius_km']}
            onChange={({ target }) => change({ radius: target.value }, 'zone')}
          />
        )}
        {draft.zoneKind === 'polygon' && (
          <FieldNote error={errors.zone ?? errors['zone.points']} blocks />
        )}
      </Panel>
      <Panel title={t('shop.about.delivery')}>
        <AmountFields form={form} />
      </Panel>
    </>
  );
}
