import { useState } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AddressDoor } from '@/components/address/address-door/address-door';
import { AddressName } from '@/components/address/address-name/address-name';
import { PointField } from '@/components/address/point-field/point-field';
import { FormAlert } from '@/components/form/form-alert/form-alert';
import { Form } from '@/components/form/form/form';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { TextField } from '@/components/form/text-field/text-field';
import { SiteLink } from '@/components/shell/site-link/site-link';
import { Button, buttonClass } from '@/components/ui/button/button';
import { usePostedForm } from '@/contexts/posted-form-context';
import { useShell } from '@/contexts/shell-context';
import { useCanLookUp } from '@/hooks/address/use-can-look-up';
import { addressValues } from '@/utils/address/address-form';
import { namesHouse } from '@/utils/address/checkout-address';
import { readChoices } from '@/utils/address/place-choices';
import type { SavedAddress } from '@/utils/address/saved-address';
import { FORMS } from '@/utils/constants/forms';
import { ADDRESS_MAX_LENGTH } from '@/utils/constants/limits';
import { firstValues } from '@/utils/form/posted-form';
import { accountRoutes } from '@/utils/shell/account-routes';
import styles from './addresses.module.css';

/** Places that what was typed may mean: one of them is posted with the form. */
function PlaceChoices({ choices }: Readonly<{ choices: string }>) {
  const { t } = useTranslation('address');
  const titles = readChoices(choices);
  if (titles.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{t('addresses.which')}</legend>
      {titles.map((title, index) => (
        <label key={title} className={styles.choice}>
          <input
            type="radio"
            name="place"
            value={title}
            defaultChecked={index === 0}
          />
          <bdi>{title}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

type AddressPageFormProps = Readonly<{
  /** Null: a new one. */
  saved: SavedAddress | null;
}>;

/**
 * A saved address as a form of the page, which a browser posts by itself: the street as text, found by the server or with its point. With
 * script the dialog with its map is there instead.
 */
export function AddressPageForm({ saved }: AddressPageFormProps) {
  const { t } = useTranslation(['account', 'address', 'form']);
  const { lang } = useShell();
  const canLookUp = useCanLookUp();
  const anyPosted = usePostedForm();
  const posted = anyPosted?.form === FORMS.address ? anyPosted : null;
  const [values, setValues] = useState(() =>
    firstValues(
      {
        ...addressValues(saved),
        point: saved
          ? `${saved.location.latitude}, ${saved.location.longitude}`
          : '',
      },
      posted,
    ),
  );
  const change = (next: Partial<typeof values>) =>
    setValues((now) => ({ ...now, ...next }));
  const errors: Readonly<Record<string, string | undefined>> =
    posted?.errors ?? {};
  // the first field asks for it, too
  const { address, house } = values;
  const asksHouse = house !== '' || (address !== '' && !namesHouse(address));
  return (
    <Form
      name={FORMS.address}
      hidden={saved ? { id: String(saved.id) } : {}}
      className={styles.form}
      onSubmit={() => undefined}
    >
      <h3 className={styles.formTitle}>
        {t(saved ? 'addresses.edit' : 'addresses.new')}
      </h3>
      {posted?.message && <FormAlert>{posted.message}</FormAlert>}
      <TextField
        name="address"
        label={t('address.field')}
        dir={values.address ? 'auto' : undefined}
        value={values.address}
        onChange={({ target }) => change({ address: target.value })}
        maxLength={ADDRESS_MAX_LENGTH}
        autoComplete="street-address"
        error={errors.address}
      />
      {!canLookUp && (
        <PointField
          value={values.point}
          error={errors.point}
          onChange={({ target }) => change({ point: target.value })}
        />
      )}
      <PlaceChoices choices={posted?.values.choices ?? ''} />
      <AddressName
        value={values.title}
        error={errors.title}
        onChange={(title) => change({ title })}
      />
      <AddressDoor
        values={values}
        asksHouse={asksHouse}
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
      <div className={styles.buttons}>
        <Button type="submit">{t('cart.note.save')}</Button>
        <SiteLink
          href={accountRoutes.addresses()}
          lang={lang}
          className={buttonClass({ variant: 'secondary' }, false)}
        >
          {t('group.cancel.action')}
        </SiteLink>
      </div>
    </Form>
  );
}
