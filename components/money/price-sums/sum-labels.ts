import type { PriceRowKey } from '@/utils/money/price-story';

/** What the parts of a price are called. */
export const SUM_LABELS = {
  subtotal: 'sums.subtotal',
  coupon: 'sums.coupon',
  delivery: 'sums.delivery',
  service: 'sums.service',
  smallOrder: 'sums.smallOrderFee',
  tax: 'sums.tax',
  tips: 'sums.tips',
} as const satisfies Record<PriceRowKey, string>;
