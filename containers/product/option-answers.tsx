import { clsx as cx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/utils/i18n/use-translation';
import { RadioMark } from '@/components/form/radio-mark/radio-mark';
import { Price } from '@/components/money/price/price';
import { QuantityStepper } from '@/components/product/quantity-stepper/quantity-stepper';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useShell } from '@/contexts/shell-context';
import styles from './product-options.module.css';

type AnswerWordsProps = Readonly<{
  title: ReactNode;
  hint: ReactNode;
  /** What it costs more; null: it is sold out. */
  amount: number | null;
}>;

/** What an answer is, and what it costs more. */
function AnswerWords({ amount, hint, title }: AnswerWordsProps) {
  const { t } = useTranslation('product');
  const { currency } = useShell();
  const more = amount !== null && amount > 0;
  return (
    <>
      <span className="grow breaks">
        {title}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
      <span className={styles.price}>
        {more && <Price amount={amount} currency={currency} plus />}
        {!more && t(amount === null ? 'product.soldOut' : 'options.included')}
      </span>
    </>
  );
}

type OptionRadioProps = AnswerWordsProps &
  Readonly<{
    name: string;
    checked: boolean;
    /** CSS colour of a swatch. */
    color?: string | null;
    onChange: () => void;
  }>;

/** One answer of which exactly one is chosen. */
export function OptionRadio(props: OptionRadioProps) {
  const { color, title, hint, amount, ...radio } = props;
  const disabled = amount === null;
  return (
    <label className={cx(styles.option, styles.choice, disabled && styles.off)}>
      <input type="radio" className="laid" {...radio} disabled={disabled} />
      <RadioMark />
      {color && (
        <span className={styles.swatch} style={{ background: color }} />
      )}
      <AnswerWords title={title} hint={hint} amount={amount} />
    </label>
  );
}

type OptionAddonProps = AnswerWordsProps &
  Readonly<{
    title: string;
    quantity: number;
    /** Up to which it can be raised now. */
    max: number;
    onChange: (quantity: number) => void;
  }>;

/** One add-on: "+" at first, a stepper once it is chosen. */
export function OptionAddon(props: OptionAddonProps) {
  const { max, onChange, quantity, ...words } = props;
  const { t } = useTranslation('dish');
  return (
    <div
      className={cx(
        styles.option,
        quantity > 0 && styles.on,
        max === 0 && styles.off,
      )}
    >
      <AnswerWords {...words} />
      {quantity > 0 ? (
        <QuantityStepper
          size="s"
          label={words.title}
          value={quantity}
          min={0}
          max={max}
          onChange={onChange}
        />
      ) : (
        <IconButton
          variant="round"
          size="s"
          label={t('product.add', { name: words.title })}
          disabled={max === 0}
          icon={<Plus size={18} strokeWidth={2} aria-hidden="true" />}
          onClick={() => onChange(1)}
        />
      )}
    </div>
  );
}
