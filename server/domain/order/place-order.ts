import type { UserCtx } from '@/server/context';
import type { PlaceOrderInput } from '@/server/contracts/order/order-body';
import type { Availability } from '@/server/domain/availability/can-order';
import { addonFault } from '@/server/domain/cart/cart-rules';
import { toCartStock } from '@/server/domain/cart/load-cart';
import { addonMap } from '@/server/domain/cart/read-cart-rows';
import { askedSlot } from '@/server/domain/checkout/asked-slot';
import {
  buildQuote,
  type BuiltQuote,
} from '@/server/domain/checkout/build-quote';
import { cartAtPlace } from '@/server/domain/checkout/pickup-place';
import {
  type QuoteChange,
  quoteChanges,
  type StoredQuote,
  toStoredQuote,
} from '@/server/domain/checkout/stored-quote';
import { guardCouponGuess } from '@/server/domain/coupon/coupon-guesses';
import {
  holdCoupon,
  requireCouponMinimum,
} from '@/server/domain/coupon/find-coupon';
import {
  orderEvents,
  publishEvents,
} from '@/server/domain/event/publish-user-event';
import {
  badFields,
  DomainError,
  orNotFound,
  type DomainErrorOptions,
} from '@/server/errors';
import { findCartDetails } from '@/server/repositories/cart/cart-line-repository';
import {
  lockCart,
  touchCart,
} from '@/server/repositories/cart/cart-repository';
import { findQuote } from '@/server/repositories/checkout/quote-repository';
import { findOrderIdOfCart } from '@/server/repositories/order/order-repository';
import {
  findOrderView,
  type OrderView,
} from '@/server/repositories/order/order-view-repository';
import { saveAttemptPage } from '@/server/repositories/payment/gateway-repository';
import { findPaymentTag } from '@/server/repositories/payment/transaction-repository';
import {
  findGiftStockIds,
  lockStocks,
} from '@/server/repositories/product/product-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';
import type { AvailabilityReason } from '@/utils/constants/kinds';
import { daysBetween, formatTime } from '@/utils/i18n/dates';
import { loadCart, type LoadedCart } from '../cart/load-cart';
import { cartEvents } from '../cart/tell-cart';
import { answerInPhases } from '../idempotency/answer-in-phases';
import { answerOnce } from '../idempotency/answer-once';
import { type FinalAnswer, keyOfUser } from '../idempotency/bound-answer';
import { openPage } from '../payment/open-attempt';
import { isPaidAfterwards } from '../payment/payment-methods';
import {
  type Destination,
  payUntilOf,
  requirePayment,
  resolveContact,
  resolveDestination,
} from './order-input';
import { sendOrderMail } from './send-order-mail';
import { writeOrder, type WrittenOrder } from './write-order';

const CODES = {
  below_minimum: 'below_minimum',
  busy: 'shop_closed',
  closed_day: 'shop_closed',
  closed_now: 'shop_closed',
  out_of_stock: 'out_of_stock',
  out_of_zone: 'out_of_zone',
  shop_off: 'shop_closed',
  slot_unavailable: 'shop_closed',
} as const satisfies Record<AvailabilityReason, string>;

/** What a number holds exactly. */
const TOTAL_MAX_MINOR = Number.MAX_SAFE_INTEGER;

/** "Busy, takes orders again from 18:50" where that is today on the shop's clock; else the code's own words. */
function busyWords(
  { nextAt, reason }: Availability & { readonly canOrder: false },
  { now, timezone }: Clock,
): Pick<DomainErrorOptions, 'key' | 'params'> {
  if (reason !== 'busy' || !nextAt || daysBetween(now, nextAt, timezone) !== 0)
    return {};
  return { key: 'shop.busy', params: { time: formatTime(nextAt, timezone) } };
}

interface Clock {
  readonly now: Date;
  /** Of the shop. */
  readonly timezone: string;
}

/** Refuses what a quote only reports: 118 closed or busy, 433 out of zone, 112 below the minimum, 430 sold out. */
function requireAvailable(
  { availability, sums }: BuiltQuote,
  clock: Clock,
): void {
  if (sums.priceMinor > TOTAL_MAX_MINOR || sums.totalMinor > TOTAL_MAX_MINOR)
    throw new DomainError('quantity_limit');
  if (availability.canOrder) return;
  const { nextAt, reason } = availability;
  throw new DomainError(CODES[reason], {
    ...busyWords(availability, clock),
    data: { reason, next_at: nextAt?.toISOString() },
  });
}

/** A menu may have changed since the cart was filled: a line must still meet its add-on groups. */
function requireLineRules({ lines }: LoadedCart): void {
  lines.forEach(({ addons, bonus, stock }, index) => {
    if (bonus) return;
    const fault = addonFault(toCartStock(stock), addonMap(addons));
    if (fault)
      throw new DomainError('bad_request', {
        fields: { [`products.${index}.addons`]: [fault.key] },
        params: { min: fault.min, max: fault.max },
      });
  });
}

/** How a changed quote is told to the client. */
type RenderChange = (
  before: StoredQuote,
  after: BuiltQuote,
  changes: readonly QuoteChange[],
) => unknown;

/**
 * Compares the present price with the quote that the customer saw; an expired quote that still holds is fine.
 * Throws not_found for a quote that is not of this cart, quote_changed (409, 110) with both and the changes.
 */
async function requireSameQuote(
  ctx: UserCtx,
  promised: { readonly id: string; readonly cartId: number },
  now: BuiltQuote,
  render: RenderChange,
): Promise<void> {
  const quote = orNotFound(
    await findQuote(ctx.db, { ...promised, userId: ctx.user.id }),
  );
  const before = quote.result as unknown as StoredQuote;
  const changes = quoteChanges(before, toStoredQuote(now));
  if (changes.length)
    throw new DomainError('quote_changed', {
      data: render(before, now, changes),
    });
}

/** How the outcome is worded; given by the route, since the answer's bytes are stored with the key. */
export interface OrderRender {
  readonly order: (order: OrderView) => FinalAnswer;
  readonly change: RenderChange;
}

/** The caller's active cart, held. A cart that was ordered already is a conflict that names the order. */
async function takeCart(ctx: UserCtx, cartId: number): Promise<LoadedCart> {
  const cart = await lockCart(ctx.db, ctx.user.id, cartId);
  if (!cart || cart.status === 'abandoned') throw new DomainError('not_found');
  if (cart.status === 'ordered') {
    const orderId = await findOrderIdOfCart(ctx.db, ctx.user.id, cartId);
    throw new DomainError('conflict', { data: { order_id: orderId } });
  }
  const details = await findCartDetails(ctx.db, cart.id);
  const ids = details.map(({ stockId }) => stockId);
  const gifts = await findGiftStockIds(ctx.db, ids);
  await lockStocks(ctx.db, [...ids, ...gifts]);
  const loaded = await loadCart(ctx, cart);
  if (!loaded.lines.length) throw badFields({ cart_id: ['cart.empty'] });
  return loaded;
}

/** The price now; its coupon is held until the order stands. */
async function priceNow(
  ctx: UserCtx,
  loaded: LoadedCart,
  input: PlaceOrderInput,
  destination: Destination,
): Promise<BuiltQuote> {
  const { currency, now } = ctx;
  const at = askedSlot(loaded.shop.timezone, input);
  const { delivery_type: type, tips } = input;
  const coupon = await holdCoupon(ctx, input.coupon, {
    shopId: loaded.shop.id,
    userId: ctx.user.id,
  });
  const quote = buildQuote(loaded, {
    input: { type, address: destination.point, tips, at, coupon },
    currency,
    now,
  });
  requireCouponMinimum(ctx, quote.coupon);
  return quote;
}

/** Writes the order and all that it changes; one that is paid afterwards is confirmed by mail once it is paid. */
async function make(
  tx: UserCtx,
  input: PlaceOrderInput,
  render: OrderRender,
): Promise<{ written: WrittenOrder; order: OrderView }> {
  const { branch, loaded } = await cartAtPlace(
    tx,
    await takeCart(tx, input.cart_id),
    { type: input.delivery_type, branchId: input.branch_id },
  );
  const destination = await resolveDestination(tx, input);
  const payment = requirePayment(tx, loaded.shop, input.payment_id);
  const contact = await resolveContact(tx, input);
  requireLineRules(loaded);
  const quote = await priceNow(tx, loaded, input, destination);
  requireAvailable(quote, { now: tx.now, timezone: loaded.shop.timezone });
  const { cart } = loaded;
  if (input.quote_id)
    await requireSameQuote(
      tx,
      { id: input.quote_id, cartId: cart.id },
      quote,
      render.change,
    );
  const payUntil = await payUntilOf(tx, payment.tag, quote.sums.totalMinor);
  const written = await writeOrder(tx, {
    input,
    loaded,
    branch,
    quote,
    destination,
    contact,
    payment,
    payUntil,
  });
  const version = await touchCart(tx.db, cart.id, {
    now: tx.now,
    status: 'ordered',
  });
  const order = await readBack(tx, written.orderId);
  if (contact.email && !payUntil) await sendOrderMail(tx, contact.email, order);
  await notifyCatalogueChanged(tx.db, `menu:${loaded.shop.id}`);
  await publishEvents(tx, [
    ...cartEvents({ ...cart, version }, { members: [], gone: loaded.members }),
    ...orderEvents(order.order, {
      id: order.order.id,
      version: order.order.version,
      status: 'new',
    }),
  ]);
  return { written, order };
}

async function readBack(tx: UserCtx, orderId: number): Promise<OrderView> {
  const order = await findOrderView(tx.db, orderId, tx.user.id);
  if (!order) throw new Error(`order ${orderId} cannot be read back`);
  return order;
}

/**
 * Makes an order of a cart: price check, order, stock, payment, mail and events are one transaction, exactly once
 * per key and per cart (ADR 7, api-contract.md §1–2 Orders). Without a key the cart is the key. One that is paid at a
 * provider is committed first, then its page is opened; it is answered also when the provider is silent.
 */
export async function placeOrder(
  ctx: UserCtx,
  request: { readonly input: PlaceOrderInput; readonly key: string | null },
  render: OrderRender,
): Promise<FinalAnswer> {
  const { input } = request;
  const key =
    request.key === null ? `cart:${input.cart_id}` : `key:${request.key}`;
  const payload = { ...input, currency_id: ctx.currency.id };
  const once = { owner: keyOfUser(ctx.user.id), key, payload };
  const tag = await findPaymentTag(ctx.db, input.payment_id);
  return guardCouponGuess(ctx, input.coupon, () => {
    if (!isPaidAfterwards(ctx, tag))
      return answerOnce(ctx, once, async (tx) =>
        render.order((await make(tx, input, render)).order),
      );
    return answerInPhases(ctx, once, {
      prepare: async (tx) => (await make(tx, input, render)).written,
      call: ({ attemptId }, signal) => openPage(ctx, attemptId, signal),
      finish: async (tx, written, page) => {
        if (page) await saveAttemptPage(tx.db, written.attemptId, page);
        return render.order(await readBack(tx, written.orderId));
      },
    });
  });
}
