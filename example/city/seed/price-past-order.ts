import {
  chargedFee,
  priceDelivery,
  roundKm,
  serviceFee,
  shopTax,
} from '@/utils/money/shop-terms';
import { priceStock, type Pricing } from '@/server/domain/money/price-stock';
import { sumAdjustments } from '@/server/domain/money/sum-adjustments';
import { distanceKm } from '@/utils/address/geo';
import { feeStep, houseFeeStep } from '@/utils/money/fee-step';
import { moneyUnit } from '@/utils/money/money';
import type { PastOrder } from './past-orders';
import type { PlannedShop } from '@/example/city/seed/plan/plan-shop';
import type { CityRows, Row } from './rows';
import { CENTER } from './zones';

export type OrderLine = Omit<Row<'orderDetails'>, 'id' | 'orderId'>;

/** A planned row by its id; throws when there is none. */
export function byId<T extends { id?: number }>(
  list: readonly T[],
  id: number,
): T {
  const found = list.find((row) => row.id === id);
  if (!found) throw new Error(`no planned row ${id}`);
  return found;
}

function productTexts(
  rows: CityRows,
  productId: number,
): OrderLine['snapshot']['translations'] {
  return Object.fromEntries(
    rows
      .of('productTranslations')
      .filter((row) => row.productId === productId)
      .map(({ locale, title }) => [locale, { title }]),
  );
}

function discountsOf(rows: CityRows, productId: number) {
  return rows
    .of('productDiscounts')
    .filter((link) => link.productId === productId)
    .map(({ discountId }) => byId(rows.of('discounts'), discountId))
    .map(({ endsAt, startsAt, type, value }) => ({
      type,
      value,
      startsAt,
      endsAt: endsAt ?? null,
      active: true,
    }));
}

/** The lines of a past order: the first products of the shop at the prices of that moment. */
export function planLines(
  rows: CityRows,
  shop: PlannedShop,
  order: PastOrder,
  moment: Pricing,
): OrderLine[] {
  const products = rows
    .of('products')
    .filter(({ addon, shopId }) => shopId === shop.id && !addon)
    .slice(0, order.quantities.length);
  return products.map((product, index) => {
    const quantity = order.quantities[index] ?? 1;
    const productId = product.id ?? 0;
    const stock = rows.of('stocks').find((row) => row.productId === productId);
    if (!stock?.id) throw new Error(`product ${productId} has no stock`);
    const taxPercent = product.taxPercent ?? 0;
    const unit = priceStock(
      { priceMinor: stock.priceMinor, taxPercent },
      discountsOf(rows, productId),
      moment,
    );
    return {
      stockId: stock.id,
      quantity,
      originPriceMinor: unit.priceMinor * quantity,
      discountMinor: unit.discountMinor * quantity,
      containedTaxMinor: unit.containedTaxMinor * quantity,
      taxPercent,
      totalPriceMinor: unit.totalMinor * quantity,
      snapshot: {
        productId,
        productUuid: product.uuid ?? '',
        img: product.img ?? null,
        translations: productTexts(rows, productId),
        extras: [],
      },
    };
  });
}

/** The sums of a past order by the money rules, in its currency. */
export function planAmounts(
  lines: readonly OrderLine[],
  shop: Row<'shops'>,
  order: PastOrder,
  currency: { readonly rate: number; readonly title: string },
) {
  const { rate } = currency;
  const unit = moneyUnit(currency);
  const sum = (
    field: 'containedTaxMinor' | 'discountMinor' | 'originPriceMinor',
  ): number => lines.reduce((total, line) => total + (line[field] ?? 0), 0);
  const priceMinor = sum('originPriceMinor');
  const discountMinor = sum('discountMinor');
  const subtotal = priceMinor - discountMinor;
  const km = roundKm(distanceKm([shop.latitude, shop.longitude], CENTER));
  const fees = {
    deliveryStartMinor: shop.deliveryStartMinor ?? 0,
    deliveryPerKmMinor: shop.deliveryPerKmMinor ?? 0,
    freeDeliveryFromMinor: null,
    minAmountMinor: 0,
    smallOrderFeeMinor: null,
  };
  const delivery = order.type === 'pickup' ? 0 : priceDelivery(fees, km);
  const feeStepMinor = feeStep(houseFeeStep(null), rate);
  const terms = { rate, feeStepMinor };
  const sums = sumAdjustments(
    { priceMinor, containedTaxMinor: sum('containedTaxMinor') },
    [
      { kind: 'discount', amountMinor: -discountMinor },
      {
        kind: 'shop_tax',
        amountMinor: shopTax(subtotal, shop.taxPercent ?? 0, unit),
      },
      {
        kind: 'service',
        amountMinor: serviceFee(subtotal, shop.serviceFeePercent ?? 0, unit),
      },
      { kind: 'delivery', amountMinor: chargedFee(delivery, terms) },
    ],
  );
  return {
    ...sums,
    distanceKm: order.type === 'pickup' ? null : km,
  };
}
