import { toDecimal, toDecimalOrNull } from '@/utils/money/money';
import type { QuoteDto } from '@/server/contracts/checkout/quote';
import type { Sums } from '@/server/domain/money/sum-adjustments';
import type { BuiltQuote } from '@/server/domain/checkout/build-quote';
import type { Quote } from '@/server/domain/checkout/calculate-quote';
import type { PricedLine } from '@/server/domain/money/price-lines';
import type {
  QuoteChange,
  StoredQuote,
} from '@/server/domain/checkout/stored-quote';
import { presentAvailability } from './present-availability';
import { presentQuoteCoupon } from './present-coupon';
import { pickText } from '@/server/presenters/i18n/present-translation';

type Amounts = Pick<
  QuoteDto,
  | 'coupon_price'
  | 'delivery_fee'
  | 'price'
  | 'service_fee'
  | 'small_order_fee'
  | 'tips'
  | 'total_discount'
  | 'total_price'
  | 'total_shop_tax'
  | 'total_tax'
>;

const WIRE_NAMES: Readonly<Record<keyof Sums, keyof Amounts>> = {
  priceMinor: 'price',
  discountMinor: 'total_discount',
  containedTaxMinor: 'total_tax',
  shopTaxMinor: 'total_shop_tax',
  deliveryFeeMinor: 'delivery_fee',
  serviceFeeMinor: 'service_fee',
  smallOrderFeeMinor: 'small_order_fee',
  couponMinor: 'coupon_price',
  tipsMinor: 'tips',
  totalMinor: 'total_price',
};

function presentSums(sums: Sums): Amounts {
  return {
    price: toDecimal(sums.priceMinor),
    total_discount: toDecimal(sums.discountMinor),
    total_tax: toDecimal(sums.containedTaxMinor),
    total_shop_tax: toDecimal(sums.shopTaxMinor),
    delivery_fee: toDecimal(sums.deliveryFeeMinor),
    service_fee: toDecimal(sums.serviceFeeMinor),
    small_order_fee: toDecimal(sums.smallOrderFeeMinor),
    coupon_price: toDecimal(sums.couponMinor),
    tips: toDecimal(sums.tipsMinor),
    total_price: toDecimal(sums.totalMinor),
  };
}

function presentLine(
  line: PricedLine,
  lang: string,
): QuoteDto['products'][number] {
  const title = (part: Pick<PricedLine, 'stock'>): string =>
    pickText(part.stock.product.translations, lang, 'title') ?? '';
  const parts = [line, ...line.addons];
  const total = (
    field: 'discountMinor' | 'priceMinor' | 'totalMinor',
  ): number => toDecimal(parts.reduce((sum, part) => sum + part[field], 0));
  const extras = line.stock.extras.map(
    ({ translations, value }) => pickText(translations, lang, 'title') ?? value,
  );
  return {
    id: line.id,
    stock_id: line.stock.id,
    title: title(line),
    img: line.stock.product.img,
    options: [
      ...extras,
      ...line.addons.map((addon) =>
        addon.quantity > 1
          ? `${title(addon)} × ${addon.quantity}`
          : title(addon),
      ),
    ],
    quantity: line.quantity,
    bonus: line.bonus,
    unit: line.stock.product.unit,
    interval: line.stock.product.interval,
    price: total('priceMinor'),
    discount: total('discountMinor'),
    total_price: total('totalMinor'),
  };
}

/** A quote in the caller's language; amounts in its own currency (api-contract §3 Quote). */
export function presentQuote(quote: Quote, lang: string): QuoteDto {
  const {
    availability,
    coupon,
    currency,
    distanceKm,
    eta,
    expiresAt,
    id,
    lines,
    sums,
  } = quote;
  return {
    id,
    expires_at: expiresAt.toISOString(),
    cart_version: quote.cartVersion,
    products: lines.map((line) => presentLine(line, lang)),
    ...presentSums(sums),
    coupon: coupon && presentQuoteCoupon(coupon.row, currency),
    to_minimum: toDecimal(quote.toMinimumMinor),
    delivery_saved: toDecimal(quote.deliverySavedMinor),
    currency_id: currency.id,
    rate: currency.rate,
    distance: distanceKm,
    eta: eta && { from: eta.from.toISOString(), to: eta.to.toISOString() },
    availability: presentAvailability(availability),
  };
}

function changeName(field: string): string {
  return field in WIRE_NAMES ? WIRE_NAMES[field as keyof Sums] : field;
}

/** What ERROR_110 tells: the sums that were promised, those of now, and each difference. */
export function presentQuoteChange(
  before: StoredQuote,
  after: BuiltQuote,
  changes: readonly QuoteChange[],
) {
  return {
    old: {
      ...presentSums(before.sums),
      currency_id: before.currencyId,
      rate: before.rate,
    },
    new: {
      ...presentSums(after.sums),
      currency_id: after.currency.id,
      rate: after.currency.rate,
    },
    changes: changes.map(({ field, newMinor, oldMinor, stockId }) => ({
      field: changeName(field),
      ...(stockId !== undefined && { stock_id: stockId }),
      old: toDecimalOrNull(oldMinor),
      new: toDecimalOrNull(newMinor),
    })),
  };
}
