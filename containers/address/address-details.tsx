import { useTranslation } from '@/utils/i18n/use-translation';
import { AddressDoor } from '@/components/address/address-door/address-door';
import { AddressName } from '@/components/address/address-name/address-name';
import { PlaceLine } from '@/components/address/place-line/place-line';
import { Form } from '@/components/form/form/form';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { Button } from '@/components/ui/button/button';
import type { useAddressDraft } from '@/hooks/address/use-address-draft';
import { useAddressForm } from '@/hooks/address/use-address-form';
import { namesHouse } from '@/utils/address/checkout-address';
import type { SavedAddress } from '@/utils/address/saved-address';
import { AddressMap } from './address-map';
import { NotifyBlock } from './notify-block';
import styles from './address-dialog.module.css';

type AddressDetailsProps = Readonly<{
  draft: ReturnType<typeof useAddressDraft>;
  saved: SavedAddress | null;
  /** Back to choosing the place. */
  onPlace: () => void;
  onSaved: () => void;
}>;

/** Name, door and default of an address whose place is on the map beside it; the pin may still be moved. */
export function AddressDetails({
  draft,
  onPlace,
  onSaved,
  saved,
}: AddressDetailsProps) {
  const { t } = useTranslation(['address', 'form']);
  const { point, reach, title } = draft;
  const place = { ...point, title: title ?? '' };
  const form = useAddressForm({ saved, place, onSaved });
  const { change, errors, failure, formProps, isBusy, values } = form;
  return (
    <div className={styles.panes}>
      <div className={styles.details}>
        <PlaceLine title={title} reach={reach} onChange={onPlace} />
        {reach === 0 && <NotifyBlock place={place} />}
        <Form {...formProps} className={styles.form}>
          {failure.message && <FormAlert>{failure.message}</FormAlert>}
          <AddressName
            value={values.title}
            error={errors.title}
            onChange={(next) => change({ title: next })}
          />
          <AddressDoor
            values={values}
            asksHouse={!namesHouse(place.title)}
            errors={errors}
            onChange={change}
          />
          {!saved?.active && (
            <SwitchField
              name="active"
              label={t('addresses.useAsDefault')}
              hint={t('addresses.useAsDefaultHint')}
              checked={values.active}
              onChange={() => change({ active: !values.active })}
            />
          )}
          <div className={styles.save}>
            <Button
              type="submit"
              size="l"
              block
              loading={isBusy || title === null}
            >
              {t('cart.note.save')}
            </Button>
          </div>
        </Form>
      </div>
      <AddressMap
        at={[point.latitude, point.longitude]}
        title={title}
        picks={draft.picks}
        onMove={([latitude, longitude]) =>
          draft.moveTo({ latitude, longitude })
        }
      />
    </div>
  );
}
