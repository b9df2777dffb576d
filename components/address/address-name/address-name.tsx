import { clsx as cx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { AddressMark } from '@/components/address/address-mark/address-mark';
import { TextField } from '@/components/form/text-field/text-field';
import { NAME_MAX_LENGTH } from '@/utils/constants/limits';
import styles from './address-name.module.css';

type AddressNameProps = Readonly<{
  value: string;
  error?: string | undefined;
  onChange: (title: string) => void;
}>;

const SUGGESTED = ['home', 'work', 'parents'] as const;

/** What an address is called: one of the usual names by a press, or any other. */
export function AddressName({ error, onChange, value }: AddressNameProps) {
  const { t } = useTranslation('address');
  const listId = useId();
  const names = SUGGESTED.map((name) => t(`addresses.name.${name}`));
  return (
    <div className={styles.name}>
      <TextField
        name="title"
        label={t('addresses.name')}
        list={listId}
        dir={value ? 'auto' : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="off"
        error={error}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className={styles.chips}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={cx(styles.chip, value === name && styles.on)}
            aria-pressed={value === name}
            onClick={() => onChange(value === name ? '' : name)}
          >
            <AddressMark name={name} size={18} />
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
