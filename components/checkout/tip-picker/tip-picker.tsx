import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceTile } from '@/components/form/choice-tile/choice-tile';
import { Price } from '@/components/money/price/price';
import { TextField } from '@/components/form/text-field/text-field';
import { clsx as cx } from 'clsx';
import type { MoneyCurrency } from '@/utils/money/money';
import styles from './tip-picker.module.css';

type TipPickerProps = Readonly<{
  choices: readonly number[];
  currency: MoneyCurrency;
  value: number | 'other';
  onChange: (value: number | 'other') => void;
  /** What is typed when it is another amount. */
  other: string;
  onOtherChange: (text: string) => void;
  error?: string;
}>;

/** Amounts from here on need wide tiles: 10,000.00. */
const LONG_FROM = 100;

/** Thanks for the courier: none, one of three amounts, or another. */
export function TipPicker({
  choices,
  currency,
  value,
  onChange,
  other,
  onOtherChange,
  error,
}: TipPickerProps) {
  const { t } = useTranslation();
  const name = useId();
  const isLong = choices.some((choice) => choice >= LONG_FROM);
  return (
    <fieldset className={styles.group} aria-describedby={`${name}-note`}>
      <legend className={styles.title}>{t('checkout.tip.title')}</legend>
      <p id={`${name}-note`} className={styles.note}>
        {t('checkout.tip.text')}
      </p>
      <div className={cx(styles.tips, isLong && styles.long)}>
        {([0, ...choices, 'other'] as const).map((choice) => (
          <ChoiceTile
            key={choice}
            look="filled"
            name={name}
            value={String(choice)}
            checked={value === choice}
            onChange={() => onChange(choice)}
          >
            {choice === 'other' && t('checkout.tip.other')}
            {choice === 0 && t('checkout.tip.none')}
            {choice !== 'other' && choice > 0 && (
              <Price amount={choice} currency={currency} />
            )}
          </ChoiceTile>
        ))}
      </div>
      {value === 'other' && (
        <TextField
          label={t('checkout.tip.amount')}
          name="otherTip"
          value={other}
          onChange={(event) => onOtherChange(event.target.value)}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          ltr
          {...(currency.position === 'before'
            ? { start: currency.symbol }
            : { end: currency.symbol })}
          className={styles.other}
        />
      )}
    </fieldset>
  );
}
