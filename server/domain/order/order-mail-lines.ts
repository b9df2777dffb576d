import { toDecimal } from '@/utils/money/money';
import { mailedMoney } from '@/utils/money/money-text';
import {
  type PriceRowKey,
  priceStory,
  type PriceStory,
} from '@/utils/money/price-story';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import { errorMessage } from '../i18n/error-message';
import { amountWords, titleIn } from '../i18n/line-words';

type Detail = OrderView['details'][number];

function lineText(
  line: Detail,
  { currency, details }: OrderView,
  lang: string,
): string {
  const parts = [
    line,
    ...details.filter(
      ({ leftOutAt, parentId }) =>
        parentId === line.id && (!leftOutAt || line.leftOutAt),
    ),
  ];
  const sum = (field: 'originPriceMinor' | 'totalPriceMinor'): number =>
    parts.reduce((total, part) => total + part[field], 0);
  const money = (minor: number): string =>
    mailedMoney(toDecimal(minor), currency, lang);
  const { bonus, quantity, snapshot } = line;
  const paid = sum('totalPriceMinor');
  const list = sum('originPriceMinor');
  const price = bonus ? errorMessage(lang, 'mail.sums.free') : money(paid);
  const dish = `${amountWords(quantity, snapshot.unit ?? '', lang)} ${titleIn(snapshot.translations, lang)}`;
  if (line.leftOutAt)
    return [dish, errorMessage(lang, 'mail.order.left_out')].join(' · ');
  return [
    dish,
    list === paid
      ? price
      : errorMessage(lang, 'mail.order.was', { price, was: money(list) }),
  ].join(' · ');
}

/** What was ordered, a line each: how much, what, as paid, and the old price. */
export function mailLines(view: OrderView, lang: string): string[] {
  return view.details
    .filter(({ parentId }) => parentId === null)
    .map((line) => lineText(line, view, lang));
}

const SUMS = {
  subtotal: 'mail.sums.subtotal',
  coupon: 'mail.sums.coupon',
  delivery: 'mail.sums.delivery',
  service: 'mail.sums.service',
  smallOrder: 'mail.sums.smallOrder',
  tax: 'mail.sums.tax',
  tips: 'mail.sums.tips',
} as const satisfies Record<PriceRowKey, string>;

function storyOf({ order }: OrderView): PriceStory {
  const isDelivery = order.deliveryType === 'delivery';
  return priceStory({
    price: toDecimal(order.priceMinor),
    discount: toDecimal(order.discountMinor),
    coupon: toDecimal(order.couponMinor),
    delivery: isDelivery ? toDecimal(order.deliveryFeeMinor) : null,
    deliverySaved: toDecimal(order.deliverySavedMinor ?? 0),
    service: toDecimal(order.serviceFeeMinor),
    smallOrder: toDecimal(order.smallOrderFeeMinor),
    tax: toDecimal(order.shopTaxMinor),
    tips: toDecimal(order.tipsMinor),
    total: toDecimal(order.totalMinor),
  });
}

/** What it comes to, a row each, as the order's page tells it; last what is saved. */
export function mailSums(view: OrderView, lang: string): string[] {
  const { rows, saved, total } = storyOf(view);
  const text = (key: string): string => errorMessage(lang, key);
  const money = (amount: number): string =>
    mailedMoney(amount, view.currency, lang);
  const rowText = ({ amount, key }: PriceStory['rows'][number]): string =>
    key === 'delivery' && amount === 0
      ? `${text(SUMS[key])}: ${text('mail.sums.free')}`
      : `${text(SUMS[key])}: ${money(amount)}`;
  return [
    ...rows.map(rowText),
    `${text('mail.sums.total')}: ${money(total)}`,
    ...(saved > 0
      ? [errorMessage(lang, 'mail.sums.save', { amount: money(saved) })]
      : []),
  ];
}
