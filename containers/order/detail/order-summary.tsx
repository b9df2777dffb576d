import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { OrderLines } from '@/components/order/order-lines/order-lines';
import { Panel } from '@/components/ui/panel/panel';
import { Price } from '@/components/money/price/price';
import { Sums, type SumRow } from '@/components/money/sums/sums';
import type { OrderDto } from '@/server/contracts/order';
import { kmText } from '@/utils/address/distance-text';
import { orderLines } from '@/utils/order/order-view';
import styles from './order-detail.module.css';

/** Rows that add up to the total; what is zero and may be absent is left out. */
function sumRows(order: OrderDto, t: TFunction, language: string): SumRow[] {
  const amount = (value: number) => (
    <Price amount={value} currency={order.currency} />
  );
  const delivery =
    order.delivery_fee > 0 ? amount(order.delivery_fee) : t('sums.free');
  const rows: (SumRow | false)[] = [
    {
      key: 'price',
      label: t('sums.subtotal'),
      amount: amount(order.origin_price),
    },
    order.total_discount > 0 && {
      key: 'discount',
      label: t('sums.discount'),
      amount: amount(-order.total_discount),
      minus: true,
    },
    order.coupon_price > 0 && {
      key: 'coupon',
      label: t('sums.coupon'),
      amount: amount(-order.coupon_price),
      minus: true,
    },
    order.delivery_type === 'delivery' && {
      key: 'delivery',
      label: order.distance
        ? t('sums.deliveryOver', { distance: kmText(order.distance, language) })
        : t('sums.delivery'),
      amount: delivery,
      minus: order.delivery_fee === 0,
    },
    order.service_fee > 0 && {
      key: 'service',
      label: t('sums.service'),
      amount: amount(order.service_fee),
    },
    order.small_order_fee > 0 && {
      key: 'small',
      label: t('sums.smallOrderFee'),
      amount: amount(order.small_order_fee),
    },
    order.tax > 0 && {
      key: 'tax',
      label: t('sums.tax'),
      amount: amount(order.tax),
    },
    order.tips > 0 && {
      key: 'tips',
      label: t('sums.tips'),
      amount: amount(order.tips),
    },
  ];
  return rows.filter((row): row is SumRow => row !== false);
}

/** What was ordered, and what it costs. */
export function OrderSummary({ order }: Readonly<{ order: OrderDto }>) {
  const { i18n, t } = useTranslation();
  return (
    <Panel title={t('order.yours')} note={t('order.short', { id: order.id })}>
      <OrderLines lines={orderLines(order)} currency={order.currency} />
      <Sums
        className={styles.sums}
        rows={sumRows(order, t, i18n.language)}
        total={{
          label: t('sums.total'),
          amount: (
            <Price amount={order.total_price} currency={order.currency} />
          ),
        }}
      />
    </Panel>
  );
}
