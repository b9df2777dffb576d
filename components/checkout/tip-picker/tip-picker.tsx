import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceTile } from '@/components/form/choice-tile/choice-tile';
import { Price } from '@/components/money/price/price';
import { TextField } from '@/components/form/text-field/text-field';
import { clsx as cx } from 'clsx';
import { chargedAmount } from '@/utils/checkout/checkout-form';
import {
  percentTip,
  TIP_CHOICES,
  type TipChoice,
} from '@/utils/checkout/tip-choice';
import { currencySign, type MoneyCurrency } from '@/utils/money/money';
import { percentText, separatorsOf } from '@/utils/money/number-separators';
import styles from './tip-picker.module.css';

type TipPickerProps = Readonly<{
  /** What the goods cost, of which a part is given. */
  goods: number;
  currency: MoneyCurrency;
  value: TipChoice;
  onChange: (value: TipChoice) => void;
  /** What is typed when it is another amount. */
  other: string;
  onOtherChange: (text: string) => void;
  error?: string;
}>;

type TileProps = Pick<TipPickerProps, 'currency' | 'goods'> &
  Readonly<{ choice: TipChoice }>;

/** Tips from here on need wide tiles: 10,000.00. */
const LONG_FROM = 100;

/** "None", "10%" over "$1.90", "Other". */
function TileWords({ choice, currency, goods }: TileProps) {
  const { i18n, t } = useTranslation();
  if (choice === 0) return t('checkout.tip.none');
  if (choice === 'other') return t('checkout.tip.other');
  return (
    <span className={styles.part}>
      {percentText(Number.parseInt(choice, 10), i18n.language)}{' '}
      <Price
        amount={percentTip(choice, goods, currency)}
        currency={currency}
        className={styles.amount}
      />
    </span>
  );
}

/** Thanks for the courier: none, a part of the goods with what it comes to, or another amount. */
export function TipPicker({
  currency,
  goods,
  value,
  onChange,
  other,
  onOtherChange,
  error,
}: TipPickerProps) {
  const { i18n, t } = useTranslation();
  const name = useId();
  const isLong = percentTip('15%', goods) >= LONG_FROM;
  return (
    <fieldset className={styles.group} aria-describedby={`${name}-note`}>
      <legend className={styles.title}>{t('checkout.tip.title')}</legend>
      <p id={`${name}-note`} className={styles.note}>
        {t('checkout.tip.text')}
      </p>
      <div className={cx(styles.tips, isLong && styles.long)}>
        {TIP_CHOICES.map((choice) => (
          <ChoiceTile
            key={choice}
            look="filled"
            name={name}
            value={String(choice)}
            checked={value === choice}
            onChange={() => onChange(choice)}
          >
            <TileWords choice={choice} currency={currency} goods={goods} />
          </ChoiceTile>
        ))}
      </div>
      {value === 'other' && (
        <TextField
          label={t('checkout.tip.amount')}
          name="otherTip"
          value={other}
          onChange={(event) => onOtherChange(event.target.value)}
          onBlur={() => {
            const charged = chargedAmount(other, currency);
            if (charged !== other) onOtherChange(charged);
          }}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          ltr
          {...currencySign(currency, separatorsOf(i18n.language))}
          className={styles.other}
        />
      )}
    </fieldset>
  );
}
