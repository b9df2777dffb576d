import { clsx as cx } from 'clsx';
import { useTranslation } from '@/utils/i18n/use-translation';
import { SwitchField } from '@/components/form/switch-field/switch-field';
import { TextArea } from '@/components/form/text-field/text-area';
import { TextField } from '@/components/form/text-field/text-field';
import {
  DOOR_PARTS,
  type DoorDetails,
  doorTypedMost,
} from '@/utils/address/door';
import styles from './address-door.module.css';

type AddressDoorProps = Readonly<{
  values: DoorDetails;
  /** The address itself names no house. */
  asksHouse: boolean;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (next: Partial<DoorDetails>) => void;
}>;

const WITHOUT_HOUSE = DOOR_PARTS.filter((part) => part !== 'house');

/** What a courier needs at a door: house, entrance, floor, flat, a note, and whether to leave it there. */
export function AddressDoor({
  asksHouse,
  errors,
  onChange,
  values,
}: AddressDoorProps) {
  const { t } = useTranslation(['checkout', 'form']);
  return (
    <div className={styles.door}>
      <div className={cx(styles.parts, asksHouse && styles.house)}>
        {(asksHouse ? DOOR_PARTS : WITHOUT_HOUSE).map((part) => (
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
            maxLength={doorTypedMost(part)}
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
        maxLength={doorTypedMost('comment')}
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
