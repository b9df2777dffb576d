import { useTranslation } from 'react-i18next';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { TextArea } from '@/components/form/text-field/text-area';
import { TextField } from '@/components/form/text-field/text-field';
import {
  COURIER_NOTE_MAX_LENGTH,
  DOOR_PART_MAX_LENGTH,
} from '@/utils/constants/limits';
import { namesHouse } from '@/utils/address/checkout-address';
import type { CheckoutForm } from './use-checkout-form';
import styles from './checkout.module.css';

type DoorFieldsProps = Readonly<{
  form: CheckoutForm;
  /** The address is not one of the saved ones. */
  canSave: boolean;
}>;

const PARTS = ['entrance', 'floor', 'office'] as const;
const WITH_HOUSE = ['house', ...PARTS] as const;

/** The house where the address names none, entrance, floor, flat, a note, and what to do at the door. */
export function DoorFields({ canSave, form }: DoorFieldsProps) {
  const { t } = useTranslation();
  const { change, errors, values } = form;
  const asksHouse =
    values.address !== null && !namesHouse(values.address.title);
  return (
    <div className={styles.stack}>
      <div className={asksHouse ? styles.four : styles.three}>
        {(asksHouse ? WITH_HOUSE : PARTS).map((part) => (
          <TextField
            key={part}
            name={part}
            label={t(`checkout.where.${part}`)}
            value={values[part]}
            onChange={({ target }) =>
              change({
                // either of them answers the question for the other
                house: values.house,
                entrance: values.entrance,
                [part]: target.value,
              })
            }
            maxLength={DOOR_PART_MAX_LENGTH}
            autoComplete="off"
            error={errors[part]}
          />
        ))}
      </div>
      <TextArea
        name="comment"
        label={t('checkout.where.note')}
        rows={1}
        value={values.comment}
        onChange={(event) => change({ comment: event.target.value })}
        maxLength={COURIER_NOTE_MAX_LENGTH}
        error={errors.comment}
      />
      <SwitchField
        name="leaveAtDoor"
        label={t('checkout.where.leave')}
        hint={t('checkout.where.leaveHint')}
        checked={values.leaveAtDoor}
        onChange={() => change({ leaveAtDoor: !values.leaveAtDoor })}
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
