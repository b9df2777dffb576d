import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/text-field/text-field';
import { formatAmount, type MoneyCurrency } from '@/utils/money';
import { separatorsOf } from '@/utils/number-separators';
import styles from './filter-form.module.css';
import { FilterGroup } from './filter-group';

type PriceRangeProps = Readonly<{
  title: string;
  from: number | null;
  to: number | null;
  /** Between which the shops are; null while nobody knows. */
  range: Readonly<{ min: number; max: number }> | null;
  currency: MoneyCurrency;
}>;

/** The least and the highest mean price, in the visitor's currency. */
export function PriceRange(props: PriceRangeProps) {
  const { currency, from, range, title, to } = props;
  const { t, i18n } = useTranslation();
  const amount = (value: number) =>
    formatAmount(value, currency, separatorsOf(i18n.language));
  const input = {
    type: 'number',
    inputMode: 'decimal',
    min: 0,
    step: 'any',
    start: <bdi>{currency.symbol}</bdi>,
  } as const;
  return (
    <FilterGroup title={title}>
      <div className={styles.prices}>
        <TextField
          {...input}
          name="price_from"
          label={t('filter.price.from')}
          defaultValue={from ?? undefined}
          placeholder={range ? String(Math.floor(range.min)) : undefined}
        />
        <TextField
          {...input}
          name="price_to"
          label={t('filter.price.to')}
          defaultValue={to ?? undefined}
          placeholder={range ? String(Math.ceil(range.max)) : undefined}
        />
      </div>
      {range && range.max > 0 && (
        <p className={styles.range}>
          {t('filter.price.between', {
            from: amount(range.min),
            to: amount(range.max),
          })}
        </p>
      )}
    </FilterGroup>
  );
}
