import { clsx as cx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { TextArea } from '@/components/form/text-field/text-area';
import { TextField } from '@/components/form/text-field/text-field';
import {
  COURIER_NOTE_MAX_LENGTH,
  DOOR_PART_MAX_LENGTH,
} from '@/utils/constants/limits';
import type { DoorDetails } from '@/utils/address/checkout-address';
import styles from './address-door.module.css';

type AddressDoorProps = Readonly<{
  values: DoorDetails;
  /** The address itself names no house. */
  asksHouse: boolean;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (next: Partial<DoorDetails>) => void;
}>;

const PARTS = ['entrance', 'floor', 'office'] as const;
const WITH_HOUSE = ['house', ...PARTS] as const;

/** What a courier needs at a door: house, entrance, floor, flat, a note, and whether to leave it there. */
export function AddressDoor({
  asksHouse,
  errors,
  onChange,
  values,
}: AddressDoorProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.door}>
      <div className={cx(styles.parts, asksHouse && styles.house)}>
        {(asksHouse ? WITH_HOUSE : PARTS).map((part) => (
          <TextField
            key={part}
            name={part}
            label={t(`checkout.where.${part}`)}
            value={values[part]}
            onChange={({ target }) =>
              onChange({
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
        dir={values.comment ? 'auto' : undefined}
        value={values.comment}
        onChange={({ target }) => onChange({ comment: target.value })}
        maxLength={COURIER_NOTE_MAX_LENGTH}
        error={errors.comment}
      />
      <SwitchField
        name="leaveAtDoor"
        label={t('checkout.where.leave')}
        hint={t('checkout.where.leaveHint')}
        checked={values.leaveAtDoor}
        onChange={() => onChange({ leaveAtDoor: !values.leaveAtDoor })}
      />
    </div>
  );
}
