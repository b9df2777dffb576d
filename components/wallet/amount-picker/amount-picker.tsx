import { type ComponentProps, useId } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { ChoiceTile } from '@/components/form/choice-tile/choice-tile';
import { TextField } from '@/components/form/text-field/text-field';
import { Price } from '@/components/money/price/price';
import { currencySign, type MoneyCurrency } from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';
import styles from './amount-picker.module.css';

type AmountPickerProps = Readonly<{
  /** Of the radios in what is posted. */
  name: string;
  choices: readonly number[];
  /** A choice as text, or `other`. */
  value: string;
  onChange: (value: string) => void;
  currency: MoneyCurrency;
  /** The field of another amount: value, listeners, what is wrong. */
  other: ComponentProps<'input'> & { readonly error?: string };
  /** Between what and what it may be. */
  hint: string;
}>;

/** Ready amounts and another one; its field shows up without script, too. */
export function AmountPicker(props: AmountPickerProps) {
  const { choices, currency, hint, name, onChange, other, value } = props;
  const { i18n, t } = useTranslation('checkout');
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className="sr-only">{t('checkout.tip.amount')}</legend>
      <div className={styles.tiles}>
        {choices.map((choice) => (
          <ChoiceTile
            key={choice}
            look="filled"
            name={name}
            value={String(choice)}
            checked={value === String(choice)}
            onChange={() => onChange(String(choice))}
          >
            <Price amount={choice} currency={currency} />
          </ChoiceTile>
        ))}
        <ChoiceTile
          look="filled"
          name={name}
          value="other"
          checked={value === 'other'}
          onChange={() => onChange('other')}
        >
          {t('checkout.tip.other')}
        </ChoiceTile>
      </div>
      <TextField
        {...other}
        className={styles.other}
        label={t('checkout.tip.amount')}
        inputMode="decimal"
        autoComplete="off"
        ltr
        {...currencySign(currency, separatorsOf(i18n.language))}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </fieldset>
  );
}
