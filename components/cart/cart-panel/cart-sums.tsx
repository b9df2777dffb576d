import { useTranslation } from 'react-i18next';
import { Price } from '@/components/money/price/price';
import { type SumRow, Sums } from '@/components/money/sums/sums';
import type { CartTerms } from '@/utils/cart/cart-terms';
import type { LineSums } from '@/utils/cart/cart-line';
import type { MoneyCurrency } from '@/utils/money/money';

type CartSumsProps = Readonly<{
  sums: LineSums;
  terms: CartTerms;
  distance: number | null;
  currency: MoneyCurrency;
}>;

/** The cart's rows as the checkout will show them. */
export function CartSums({ sums, terms, distance, currency }: CartSumsProps) {
  const { t } = useTranslation();
  const price = (amount: number) => (
    <Price amount={amount} currency={currency} />
  );
  const row = (key: string, label: string, amount: number): SumRow[] =>
    amount > 0 ? [{ key, label, amount: price(amount) }] : [];
  const { delivery } = terms;
  const deliveryLabel =
    distance === null
      ? t('sums.delivery')
      : t('sums.deliveryKm', { km: distance });
  const rows: SumRow[] = [
    { key: 'subtotal', label: t('sums.subtotal'), amount: price(sums.price) },
    ...(sums.discount > 0
      ? [
          {
            key: 'discount',
            label: t('sums.discount'),
            amount: price(-sums.discount),
            minus: true,
          },
        ]
      : []),
    ...(delivery === 0
      ? [
          {
            key: 'delivery',
            label: deliveryLabel,
            amount: t('sums.free'),
            minus: true,
          },
        ]
      : []),
    ...row('delivery', deliveryLabel, delivery ?? 0),
    ...row('service', t('sums.serviceFee'), terms.serviceFee),
    ...row('tax', t('sums.tax'), terms.tax),
    ...row('small', t('sums.smallOrderFee'), terms.smallOrderFee),
  ];
  return (
    <Sums
      rows={rows}
      total={{ label: t('sums.total'), amount: price(terms.total) }}
    />
  );
}
