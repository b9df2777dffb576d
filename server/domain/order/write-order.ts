import type { UserCtx } from '@/server/context';
import { eachOrderText } from '@/utils/order/order-texts';
import type { PlaceOrderInput } from '@/server/contracts/order/order-body';
import {
  countOrder,
  insertOrder,
  insertOrderDetails,
  insertStatusHistory,
  type NewOrderDetail,
  type OrderBranch,
  type OrderLineSnapshot,
  takeStock,
} from '@/server/repositories/order/order-repository';
import type { StockWithProduct } from '@/server/repositories/product/product-repository';
import type { BranchRow } from '@/server/repositories/shop/shop-extras-repository';
import type { LoadedCart } from '../cart/load-cart';
import { writeOrderShares } from '@/server/domain/group-order/order-shares';
import { takeCoupon } from '@/server/domain/coupon/use-coupon';
import { startPayment } from '../payment/pay-order';
import type { BuiltQuote } from '@/server/domain/checkout/build-quote';
import {
  partsOf,
  type PricedPart,
  unitsByStock,
} from '@/server/domain/money/price-lines';
import { hearOrder } from './kitchen/hear-order';
import type { Destination } from './order-input';

export interface OrderParts {
  readonly input: PlaceOrderInput;
  readonly loaded: LoadedCart;
  readonly quote: BuiltQuote;
  readonly destination: Destination;
  /** Where it is fetched, when not at the shop itself. */
  readonly branch: BranchRow | null;
  readonly contact: {
    readonly phone: string | null;
    readonly username: string | null;
  };
  readonly payment: { readonly id: number; readonly tag: string };
  /** Until when it is to be paid before its shop sees it; null: the shop sees it at once. */
  readonly payUntil: Date | null;
}

export interface WrittenOrder {
  readonly orderId: number;
  readonly attemptId: number;
}

function plainTexts(
  translations: StockWithProduct['product']['translations'],
): OrderLineSnapshot['translations'] {
  return Object.fromEntries(
    Object.entries(translations).map(([locale, { title }]) => [
      locale,
      { title },
    ]),
  );
}

function toOrderBranch({ translations, ...place }: BranchRow): OrderBranch {
  const { id, latitude, longitude, phone } = place;
  const texts = Object.entries(translations).map(([locale, words]) => [
    locale,
    { title: words.title, description: words.description ?? undefined },
  ]);
  return {
    id,
    latitude,
    longitude,
    phone,
    translations: Object.fromEntries(texts) as OrderBranch['translations'],
  };
}

function snapshot({ extras, product }: StockWithProduct): OrderLineSnapshot {
  return {
    productId: product.id,
    productUuid: product.uuid,
    img: product.img,
    unit: product.unit,
    interval: product.interval,
    translations: plainTexts(product.translations),
    extras: extras.map(({ translations, value }) => ({
      value,
      translations: plainTexts(translations),
    })),
  };
}

function toDetail(orderId: number, part: PricedPart): NewOrderDetail {
  return {
    orderId,
    stockId: part.stock.id,
    quantity: part.quantity,
    originPriceMinor: part.priceMinor,
    discountMinor: part.discountMinor,
    containedTaxMinor: part.containedTaxMinor,
    taxPercent: part.stock.product.taxPercent,
    totalPriceMinor: part.totalMinor,
    snapshot: snapshot(part.stock),
  };
}

async function writeDetails(
  ctx: UserCtx,
  orderId: number,
  { input, loaded, quote }: OrderParts,
): Promise<void> {
  const memberOf = new Map(loaded.members.map((member) => [member.id, member]));
  const lines = new Map(loaded.lines.map((line) => [line.id, line]));
  const ids = await insertOrderDetails(
    ctx.db,
    quote.lines.map((line) => {
      const source = lines.get(line.id);
      const note = input.notes?.[line.stock.id] || source?.note || null;
      const member =
        loaded.cart.group && source ? memberOf.get(source.userCartId) : null;
      return {
        ...toDetail(orderId, line),
        bonus: line.bonus,
        note: line.bonus ? null : note,
        memberName: member?.name,
        memberUuid: member?.uuid,
      };
    }),
  );
  await insertOrderDetails(
    ctx.db,
    quote.lines.flatMap(({ addons }, index) =>
      addons.map((addon) => ({
        ...toDetail(orderId, addon),
        parentId: ids[index],
      })),
    ),
  );
}

/** The coupon that takes something off: one that does not is not used up by the order. */
function usedCoupon({ coupon }: BuiltQuote) {
  return coupon && coupon.offMinor > 0 ? coupon.row : null;
}

/** Writes the order with lines, history, payment, stock and counters; the caller holds cart, stocks and coupon locked. */
export async function writeOrder(
  ctx: UserCtx,
  parts: OrderParts,
): Promise<WrittenOrder> {
  const { branch, contact, destination, input, loaded, payUntil, quote } =
    parts;
  const scheduled = input.delivery_time !== undefined;
  const orderId = await insertOrder(ctx.db, {
    userId: ctx.user.id,
    shopId: loaded.shop.id,
    cartId: loaded.cart.id,
    currencyId: quote.currency.id,
    rate: quote.currency.rate,
    deliveryType: input.delivery_type,
    deliveryDate: input.delivery_date ?? null,
    deliveryTime: input.delivery_time ?? null,
    scheduled,
    etaFrom: quote.eta?.from ?? null,
    etaTo: quote.eta?.to ?? null,
    address: destination.address,
    latitude: destination.point?.latitude ?? null,
    longitude: destination.point?.longitude ?? null,
    distanceKm: quote.distanceKm,
    deliverySavedMinor: quote.deliverySavedMinor,
    ...eachOrderText((text) => input[text] || loaded.cart[text] || null),
    phone: contact.phone,
    username: contact.username,
    recipient: input.recipient ?? null,
    branch: branch && toOrderBranch(branch),
    lang: ctx.lang,
    ...quote.sums,
    couponName: usedCoupon(quote)?.name ?? null,
    awaitingPayment: payUntil !== null,
    payUntil,
    nextStepAt: payUntil
      ? null
      : ctx.dispatch.nextStepAt(
          'new',
          ctx.now,
          scheduled ? (quote.eta?.from ?? null) : null,
        ),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await writeDetails(ctx, orderId, parts);
  await insertStatusHistory(ctx.db, { orderId, status: 'new', at: ctx.now });
  const units = [...unitsByStock(quote.lines)].sort(([a], [b]) => a - b);
  for (const [stockId, count] of units)
    await takeStock(ctx.db, stockId, { units: count, now: ctx.now });
  await countOrder(
    ctx.db,
    loaded.shop.id,
    partsOf(quote.lines).map(({ stock }) => stock.productId),
  );
  const coupon = usedCoupon(quote);
  if (coupon)
    await takeCoupon(ctx, {
      couponId: coupon.id,
      orderId,
      userId: ctx.user.id,
    });
  await writeOrderShares(ctx, orderId, loaded, quote);
  const attemptId = await startPayment(ctx, parts.payment, {
    orderId,
    userId: ctx.user.id,
    priceMinor: quote.sums.totalMinor,
    rate: quote.currency.rate,
    currencyId: quote.currency.id,
    payUntil,
  });
  if (!payUntil)
    await hearOrder(ctx, {
      id: orderId,
      shopId: loaded.shop.id,
      deliveryType: input.delivery_type,
      distanceKm: quote.distanceKm,
      etaFrom: quote.eta?.from ?? null,
      etaTo: quote.eta?.to ?? null,
      scheduled,
    });
  return { orderId, attemptId };
}
