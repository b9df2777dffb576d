import type {
  DeliverymanDto,
  OrderBaseDto,
  OrderDetailDto,
  OrderDto,
} from '@/server/contracts/order/order';
import {
  pickText,
  presentTranslation,
} from '@/server/presenters/i18n/present-translation';
import { presentUnit } from '@/server/presenters/product/present-unit';
import type {
  OrderDetailRow,
  OrderView,
} from '@/server/repositories/order/order-view-repository';
import { pieces } from '@/utils/cart/quantity';
import { allocateMinor } from '@/utils/money/allocate';
import { type ContainedTax, containedTaxes } from '@/utils/money/contained-tax';
import { feeStep, type FeeTerms, houseFeeStep } from '@/utils/money/fee-step';
import { moneyUnit, toDecimal } from '@/utils/money/money';
import { eachOrderText } from '@/utils/order/order-texts';
import { presentAfterSale } from './present-after-sale';
import {
  presentAnswer,
  presentHistory,
  presentState,
} from './present-progress';
import { presentTransaction } from './present-transaction';

/** The taxes in what was paid and kept, by rate; a cancelled order sold nothing. */
function taxesOf({
  currency,
  details: all,
  order,
  refundedMinor,
}: OrderView): ContainedTax[] {
  const details = all.filter(({ leftOutAt }) => !leftOutAt);
  if (order.status === 'cancelled') return [];
  const unit = moneyUnit(currency);
  const addonsOf = (id: number): readonly OrderDetailRow[] =>
    details.filter(({ parentId }) => parentId === id);
  const lines = details.filter(({ parentId }) => parentId === null);
  const parts = lines.flatMap((line) => {
    const all = [line, ...addonsOf(line.id)];
    const refunds = allocateMinor(
      line.refundedMinor,
      all.map(({ totalPriceMinor }) => totalPriceMinor),
      unit,
    );
    return all.map((part, index) => ({
      percent: part.taxPercent,
      totalMinor: part.totalPriceMinor,
      taxMinor: part.containedTaxMinor,
      refundedMinor: refunds[index] ?? 0,
    }));
  });
  const { containedTaxMinor: taxMinor, totalMinor } = order;
  return containedTaxes(parts, { taxMinor, totalMinor, refundedMinor }, unit);
}

/** The sums of an order, decimals of its currency. */
function presentAmounts(view: OrderView) {
  const { order } = view;
  const taxes = taxesOf(view);
  return {
    total_price: toDecimal(order.totalMinor),
    origin_price: toDecimal(order.priceMinor),
    total_discount: toDecimal(order.discountMinor),
    tax: toDecimal(order.shopTaxMinor),
    contained_tax: toDecimal(
      taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    ),
    contained_taxes: taxes.map(({ amountMinor, percent }) => ({
      percent,
      amount: toDecimal(amountMinor),
    })),
    service_fee: toDecimal(order.serviceFeeMinor),
    delivery_fee: toDecimal(order.deliveryFeeMinor),
    delivery_saved: toDecimal(order.deliverySavedMinor ?? 0),
    small_order_fee: toDecimal(order.smallOrderFeeMinor),
    coupon_price: toDecimal(order.couponMinor),
    tips: toDecimal(order.tipsMinor),
  };
}

/** Where a pickup is fetched, in one language; null: at the shop itself, or it is brought. */
function presentOrderBranch(
  branch: OrderView['order']['branch'],
  lang: string,
): OrderDto['branch'] {
  if (!branch) return null;
  const { id, latitude, longitude, phone, translations } = branch;
  return {
    id,
    title: pickText(translations, lang, 'title') ?? '',
    address: pickText(translations, lang, 'description'),
    phone,
    location: { latitude, longitude },
  };
}

/** Names and pictures of so many lines stand for an order in a list. */
const TITLES_MAX = 3;
const PICTURES_MAX = 4;

export interface OrderPresentation {
  readonly lang: string;
  /** Whether the one who ordered reads it. */
  readonly isOwner: boolean;
  /** Decides what can be rated and refunded still. */
  readonly now: Date;
  /** Where the courier is now. */
  readonly position: { readonly lat: number; readonly lng: number } | null;
  /** The providers of cards that can be asked; another's page is not shown. */
  readonly providers: { has(tag: string | null): boolean };
  /** What the order costs less without a line that is sold out, in minor units. */
  readonly backOf: (lineId: number) => number;
}

const iso = (moment: Date | string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

const feeTermsOf = ({ feeStep: setting, order }: OrderView): FeeTerms => ({
  rate: order.rate,
  feeStepMinor: feeStep(houseFeeStep(setting), order.rate),
});

function presentShop({ shop }: OrderView, lang: string): OrderBaseDto['shop'] {
  return {
    id: shop.id,
    type: shop.type,
    title: pickText(shop.translations, lang, 'title') ?? '',
    translation: presentTranslation(shop.translations, lang, shop.id),
    address: pickText(shop.translations, lang, 'address'),
    phone: shop.phone,
    logo_img: shop.logoImg,
    card_img: shop.cardImg,
    location: { latitude: shop.latitude, longitude: shop.longitude },
    timezone: shop.timezone,
  };
}

/** A row of a list of orders, in the caller's language and the order's own currency; when it arrives is told apart. */
export function presentOrderRow(view: OrderView, lang: string): OrderBaseDto {
  const { currency, details, order } = view;
  const lines = details.filter(
    ({ leftOutAt, parentId }) => parentId === null && !leftOutAt,
  );
  // of a dish that is given away with itself once
  const titles = new Set(
    lines.map(
      ({ snapshot }) => pickText(snapshot.translations, lang, 'title') ?? '',
    ),
  );
  const pictures = new Set(lines.flatMap(({ snapshot }) => snapshot.img ?? []));
  const { feeStepMinor, rate } = feeTermsOf(view);
  return {
    id: order.id,
    uuid: order.uuid,
    user_id: order.userId,
    ...presentAmounts(view),
    rate,
    currency: { ...currency, rate, fee_step: toDecimal(feeStepMinor) },
    ...presentState(view),
    ...presentAnswer(view),
    pay_until: iso(order.payUntil),
    version: order.version,
    delivery_date: order.deliveryDate,
    delivery_time: order.deliveryTime,
    scheduled: order.scheduled,
    refund_status: view.refundStatus,
    items_count: lines
      .filter(({ bonus }) => !bonus)
      .reduce(
        (sum, { quantity, snapshot }) =>
          sum + pieces(quantity, snapshot.interval ?? 1),
        0,
      ),
    items_title: [...titles].slice(0, TITLES_MAX).join(', '),
    items_img: [...pictures].slice(0, PICTURES_MAX),
    shop: presentShop(view, lang),
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  };
}

function presentSoldOut(
  { answerUntil, id, leftOutAt, soldOutAt }: OrderDetailRow,
  { backOf }: Pick<OrderPresentation, 'backOf'>,
): OrderDetailDto['sold_out'] {
  if (!soldOutAt && !leftOutAt) return null;
  return {
    answer_until: iso(answerUntil),
    left_out_at: iso(leftOutAt),
    back: toDecimal(answerUntil ? backOf(id) : 0),
  };
}

function presentDetail(
  detail: OrderDetailRow,
  { backOf, lang }: Pick<OrderPresentation, 'backOf' | 'lang'>,
  parentPieces = 1,
): Omit<OrderDetailDto, 'addons'> {
  const { quantity, snapshot, totalPriceMinor } = detail;
  const units = quantity * parentPieces;
  return {
    id: detail.id,
    order_id: detail.orderId,
    stock_id: detail.stockId,
    note: detail.note,
    quantity,
    origin_price: toDecimal(detail.originPriceMinor),
    total_price: toDecimal(totalPriceMinor),
    tax: toDecimal(detail.containedTaxMinor),
    discount: toDecimal(detail.discountMinor),
    bonus: detail.bonus,
    stock: {
      id: detail.stockId,
      total_price: toDecimal(Math.round(totalPriceMinor / units)),
      extras: snapshot.extras.map(({ translations, value }) => ({
        title: pickText(translations, lang, 'title') ?? value,
        value,
      })),
      product: {
        id: snapshot.productId,
        uuid: snapshot.productUuid,
        img: snapshot.img,
        title: pickText(snapshot.translations, lang, 'title') ?? '',
        translation: presentTranslation(
          snapshot.translations,
          lang,
          snapshot.productId,
        ),
        unit: presentUnit(snapshot.unit ?? 'portion', lang),
        interval: snapshot.interval ?? 1,
      },
    },
    user_cart: detail.memberName,
    sold_out: presentSoldOut(detail, { backOf }),
  };
}

function presentDeliveryman(
  { courier, order }: OrderView,
  { lang, position }: OrderPresentation,
): DeliverymanDto | null {
  if (!courier) return null;
  return {
    id: courier.id,
    firstname: courier.firstname,
    lastname: courier.lastname,
    phone: courier.phone,
    img: courier.img,
    rating:
      courier.rating === null ? null : Math.round(courier.rating * 10) / 10,
    vehicle: courier.vehicle && pickText(courier.vehicle, lang, 'title'),
    location: position && { latitude: position.lat, longitude: position.lng },
    route: (order.courierRoute ?? []).map(([lat, lng]) => [lat, lng]),
    started_at: iso(order.courierStartedAt),
    arrives_at: iso(order.courierArrivesAt),
  };
}

function paymentUrl(
  { order, transaction }: OrderView,
  { isOwner, providers }: OrderPresentation,
): string | null {
  const isOpen =
    order.awaitingPayment &&
    transaction?.status === 'progress' &&
    providers.has(transaction.provider);
  return isOwner && isOpen ? transaction.payUrl : null;
}

/** A whole order (api-contract §3 Order): what was ordered, as it was then, in the caller's language. */
export function presentOrder(
  view: OrderView,
  options: OrderPresentation,
): OrderDto {
  const { lang } = options;
  const { details, order } = view;
  const { latitude, longitude } = order;
  return {
    ...presentOrderRow(view, lang),
    status_history: presentHistory(view),
    address: order.address,
    location:
      latitude === null || longitude === null ? null : { latitude, longitude },
    distance: order.distanceKm,
    ...eachOrderText((text) => order[text]),
    phone: order.phone,
    username: order.username,
    recipient: order.recipient,
    branch: presentOrderBranch(order.branch, lang),
    deliveryman: presentDeliveryman(view, options),
    details: details
      .filter(({ parentId }) => parentId === null)
      .map((line) => ({
        ...presentDetail(line, options),
        addons: details
          .filter(({ parentId }) => parentId === line.id)
          .map((addon) =>
            presentDetail(
              addon,
              options,
              pieces(line.quantity, line.snapshot.interval ?? 1),
            ),
          ),
      })),
    transaction: view.transaction && presentTransaction(view.transaction),
    payment_url: paymentUrl(view, options),
    coupon:
      order.couponName === null
        ? null
        : { name: order.couponName, price: toDecimal(order.couponMinor) },
    ...presentAfterSale(view, options.now),
    can_cancel: order.status === 'new',
    group_receipt: view.ownerReceipt,
  };
}
