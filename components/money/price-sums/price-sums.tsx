import type { TFunction } from 'i18next';
import { useTranslation } from '@/utils/i18n/use-translation';
import { Price } from '@/components/money/price/price';
import { Saving } from '@/components/money/saving/saving';
import { type SumRow, Sums } from '@/components/money/sums/sums';
import { distanceText } from '@/utils/address/distance-text';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import type { PriceRowKey, PriceStory } from '@/utils/money/price-story';
import { SUM_LABELS } from './sum-labels';

type PriceSumsProps = Readonly<{
  story: PriceStory;
  /** Kilometres of the delivery; 0 goes without saying. */
  distance: number | null;
  /** It is shown in miles. */
  unit: 'mi' | undefined;
  currency: MoneyCurrency;
  className?: string;
}>;

function labelOf(key: PriceRowKey, far: string | null, t: TFunction): string {
  return key === 'delivery' && far !== null
    ? t('sums.deliveryOver', { distance: far })
    : t(SUM_LABELS[key]);
}

/** The rows of a price, its total and what is saved: the same on cart, checkout and order. */
export function PriceSums({
  className,
  currency,
  distance,
  story,
  unit,
}: PriceSumsProps) {
  const { i18n, t } = useTranslation(['dish', 'sums']);
  const { language } = i18n;
  const far = distance ? distanceText(distance, { language, t }, unit) : null;
  const price = (amount: number) => (
    <Price amount={amount} currency={currency} />
  );
  const least = (amount: number) =>
    story.isLeast
      ? t('sums.from', { price: moneyText(amount, currency, language) })
      : price(amount);
  const rows = story.rows.map(({ amount, key }): SumRow => {
    const isFree = key === 'delivery' && amount === 0;
    return {
      key,
      label: (
        <>
          {labelOf(key, far, t)}
          {key === 'coupon' && story.coupon && <bdi>{` ${story.coupon}`}</bdi>}
        </>
      ),
      amount: isFree
        ? t('sums.free')
        : key === 'delivery'
          ? least(amount)
          : price(amount),
      minus: isFree || amount < 0,
    };
  });
  return (
    <div className={className}>
      <Sums
        rows={rows}
        total={{ label: t('sums.total'), amount: least(story.total) }}
      />
      <Saving
        amount={story.saved}
        currency={currency}
        isPast={story.isOrdered}
      />
    </div>
  );
}
