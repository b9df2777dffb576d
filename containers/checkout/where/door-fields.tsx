import { useTranslation } from 'react-i18next';
import { AddressDoor } from '@/components/address/address-door/address-door';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { namesHouse } from '@/utils/address/checkout-address';
import type { CheckoutForm } from '@/containers/checkout/use-checkout-form';
import styles from '@/containers/checkout/checkout.module.css';

type DoorFieldsProps = Readonly<{
  form: CheckoutForm;
  /** The address is not one of the saved ones. */
  canSave: boolean;
}>;

/** The house where the address names none, entrance, floor, flat, a note, what to do at the door, and keeping it all. */
export function DoorFields({ canSave, form }: DoorFieldsProps) {
  const { t } = useTranslation();
  const { change, errors, values } = form;
  return (
    <div className={styles.stack}>
      <AddressDoor
        values={values}
        asksHouse={values.address !== null && !namesHouse(values.address.title)}
        errors={errors}
        onChange={change}
      />
      {canSave && (
        <SwitchField
          name="saveAddress"
          label={t('checkout.where.save')}
          hint={t('checkout.where.saveHint')}
          checked={values.saveAddress}
          onChange={() => change({ saveAddress: !values.saveAddress })}
        />
      )}
    </div>
  );
}
