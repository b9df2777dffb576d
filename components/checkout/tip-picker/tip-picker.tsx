import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceTile } from '@/components/form/choice-tile/choice-tile';
import { Price } from '@/components/money/price/price';
import { TextField } from '@/components/form/text-field/text-field';
import { clsx as cx } from 'clsx';
import {
  percentTip,
  TIP_PERCENTS,
  type TipChoice,
} from '@/utils/checkout/tip-choice';
import { currencySign, type MoneyCurrency } from '@/utils/money/money';
import { percentText, separatorsOf } from '@/utils/money/number-separators';
import styles from './tip-picker.module.css';

type TipPickerProps = Readonly<{
  choices: readonly number[];
  /** What the goods cost: of these a part can be given, too. */
  goods?: number;
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

/** Amounts from here on need wide tiles: 10,000.00. */
const LONG_FROM = 100;

/** "None", "$2.00", "10% · $1.90", "Other". */
function TileWords({ choice, currency, goods }: TileProps) {
  const { i18n, t } = useTranslation();
  if (choice === 'other') return t('checkout.tip.other');
  if (choice === 0) return t('checkout.tip.none');
  if (typeof choice === 'number')
    return <Price amount={choice} currency={currency} />;
  return (
    <span className={styles.part}>
      {percentText(Number.parseInt(choice, 10), i18n.language)}
      {goods !== undefined && (
        <>
          {' · '}
          <Price amount={percentTip(choice, goods)} currency={currency} />
        </>
      )}
    </span>
  );
}

/** Thanks for the courier: none, an amount, a part of the goods, or another amount. */
export function TipPicker({
  choices,
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
  const isLong = choices.some((choice) => choice >= LONG_FROM);
  const tile = (choice: TipChoice) => (
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
  );
  return (
    <fieldset className={styles.group} aria-describedby={`${name}-note`}>
      <legend className={styles.title}>{t('checkout.tip.title')}</legend>
      <p id={`${name}-note`} className={styles.note}>
        {t('checkout.tip.text')}
      </p>
      <div className={cx(styles.tips, isLong && styles.long)}>
        {([0, ...choices, 'other'] as const).map(tile)}
      </div>
      <div className={cx(styles.tips, styles.parts)}>
        {TIP_PERCENTS.map(tile)}
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
          {...currencySign(currency, separatorsOf(i18n.language))}
          className={styles.other}
        />
      )}
    </fieldset>
  );
}
