import { useTranslation } from 'react-i18next';
import { Price } from '@/components/money/price/price';
import { SkeletonBlock } from '@/components/ui/skeletons/skeleton-block';
import { Sums, type SumRow } from '@/components/money/sums/sums';
import { useShell } from '@/contexts/shell-context';
import type { QuoteDto } from '@/server/contracts/cart';
import { clsx as cx } from 'clsx';
import { kmText } from '@/utils/address/distance-text';
import styles from './checkout.module.css';

type QuoteSumsProps = Readonly<{
  quote: QuoteDto | null;
  type: 'delivery' | 'pickup';
  /** Of earlier wishes: still shown, dimmed. */
  isUpdating: boolean;
  /** There is no address to deliver to yet, so nothing is on its way. */
  isWaiting: boolean;
}>;

const ROWS = [
  { key: 'price', label: 'sums.subtotal' },
  { key: 'total_discount', label: 'sums.discount', minus: true },
  { key: 'coupon_price', label: 'sums.coupon', minus: true },
  { key: 'delivery_fee', label: 'sums.delivery' },
  { key: 'service_fee', label: 'sums.service' },
  { key: 'small_order_fee', label: 'sums.smallOrderFee' },
  { key: 'total_shop_tax', label: 'sums.tax' },
  { key: 'tips', label: 'sums.tips' },
] as const;

/** The quote's parts and their total; what is zero is left out, except the subtotal and a delivery. */
export function QuoteSums({
  isUpdating,
  isWaiting,
  quote,
  type,
}: QuoteSumsProps) {
  const { t } = useTranslation();
  const { currency, lang } = useShell();
  if (isWaiting)
    return <p className={styles.placeText}>{t('checkout.where.required')}</p>;
  if (!quote)
    return (
      <div className={styles.waiting} aria-hidden="true">
        {ROWS.slice(0, 4).map(({ key }) => (
          <SkeletonBlock key={key} className={styles.waitingRow} />
        ))}
        <SkeletonBlock className={styles.waitingTotal} />
      </div>
    );
  const rows = ROWS.flatMap((row): SumRow[] => {
    const { key } = row;
    const isDelivery = key === 'delivery_fee';
    const isMinus = 'minus' in row;
    const amount = quote[key];
    const isShown =
      amount > 0 || key === 'price' || (isDelivery && type === 'delivery');
    if (!isShown) return [];
    const isFree = isDelivery && amount === 0;
    return [
      {
        key,
        label:
          isDelivery && quote.distance !== null
            ? t('sums.deliveryOver', { distance: kmText(quote.distance, lang) })
            : t(row.label),
        amount: isFree ? (
          t('sums.free')
        ) : (
          <Price amount={isMinus ? -amount : amount} currency={currency} />
        ),
        minus: isMinus || isFree,
      },
    ];
  });
  return (
    <div className={cx(isUpdating && styles.dim)}>
      <Sums
        rows={rows}
        total={{
          label: t('sums.total'),
          amount: <Price amount={quote.total_price} currency={currency} />,
        }}
      />
    </div>
  );
}
