import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/form/text-field/text-field';
import {
  currencySign,
  formatAmount,
  type MoneyCurrency,
} from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import { separatorsOf } from '@/utils/money/number-separators';
import { typedPrice } from '@/utils/shop/shop-filters';
import { priceScale } from '@/utils/shop/price-scale';
import styles from './filter-form.module.css';
import { FilterGroup } from './filter-group';
import type { PriceSliderProps } from './price-slider';

export type PriceRangeProps = Readonly<{
  title: string;
  from: number | null;
  to: number | null;
  /** Between which the shops are; null while nobody knows. */
  range: Readonly<{ min: number; max: number }> | null;
  currency: MoneyCurrency;
  /** Of a dialog: two thumbs above the fields, which work without script. */
  slider?: ComponentType<PriceSliderProps> | undefined;
  /** The thumbs have changed the fields. */
  onPick: () => void;
}>;

const textOf = (value: number | null): string =>
  value === null ? '' : String(value);

/** A field's text, or where the scale ends. */
const placeOf = (text: string, end: number): number => typedPrice(text) ?? end;

/** The fields' values, and the slider's thumbs that follow them; a thumb at its end sets no bound. */
function usePrices({ from, onPick, range, to }: PriceRangeProps) {
  const [texts, setTexts] = useState({ from: textOf(from), to: textOf(to) });
  const [picks, setPicks] = useState(0);
  const tell = useEffectEvent(onPick);
  useEffect(() => {
    // only now the fields hold what was picked
    if (picks > 0) tell();
  }, [picks]);
  const scale = range && priceScale(range);
  return {
    texts,
    type: (text: Partial<typeof texts>) => setTexts({ ...texts, ...text }),
    thumbs:
      scale &&
      ({
        scale,
        value: [placeOf(texts.from, scale.min), placeOf(texts.to, scale.max)],
        onChange: (least: number, most: number) =>
          setTexts({
            from: least > scale.min ? textOf(least) : '',
            to: most < scale.max ? textOf(most) : '',
          }),
        onCommit: () => setPicks(picks + 1),
      } as const),
  };
}

/** The least and the highest mean price, in the visitor's currency. */
export function PriceRange(props: PriceRangeProps) {
  const { currency, range, slider: Slider, title } = props;
  const { t, i18n } = useTranslation();
  const separators = separatorsOf(i18n.language);
  const amount = (value: number) => moneyText(value, currency, i18n.language);
  const { texts, thumbs, type } = usePrices(props);
  // as the fields take them, and the thumbs nearly: in whole numbers
  const ends: readonly [number, number] | null = range && [
    Math.floor(range.min),
    Math.ceil(range.max),
  ];
  const input = {
    inputMode: 'decimal',
    autoComplete: 'off',
    ltr: true,
    ...currencySign(currency, separators),
  } as const;
  return (
    <FilterGroup title={title}>
      {Slider && thumbs && (
        <Slider
          {...thumbs}
          amount={(value) => formatAmount(value, currency, separators)}
          labels={[
            `${title}: ${t('filter.price.from')}`,
            `${title}: ${t('filter.price.to')}`,
          ]}
        />
      )}
      <div className={styles.prices}>
        <TextField
          {...input}
          name="price_from"
          label={t('filter.price.from')}
          value={texts.from}
          onChange={({ target }) => type({ from: target.value })}
          placeholder={ends?.[0].toString()}
        />
        <TextField
          {...input}
          name="price_to"
          label={t('filter.price.to')}
          value={texts.to}
          onChange={({ target }) => type({ to: target.value })}
          placeholder={ends?.[1].toString()}
        />
      </div>
      {ends && ends[1] > 0 && (
        <p className={styles.range}>
          {t('filter.price.between', {
            from: amount(ends[0]),
            to: amount(ends[1]),
          })}
        </p>
      )}
    </FilterGroup>
  );
}
