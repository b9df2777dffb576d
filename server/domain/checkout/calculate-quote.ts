import type { Ctx, UserCtx } from '@/server/context';
import type { CalculateInput } from '@/server/contracts/checkout/quote';
import { badFields, DomainError } from '@/server/errors';
import { guardCouponGuess } from '@/server/domain/coupon/coupon-guesses';
import {
  findUsableCoupon,
  requireCouponMinimum,
} from '@/server/domain/coupon/find-coupon';
import { findCart } from '@/server/repositories/cart/cart-repository';
import { insertQuote } from '@/server/repositories/checkout/quote-repository';
import { getCartOfPart } from '@/server/domain/cart/get-cart';
import { loadCart, type LoadedCart } from '@/server/domain/cart/load-cart';
import type { PartRef } from '@/server/repositories/cart/user-cart-repository';
import { askedSlot } from './asked-slot';
import { type BuiltQuote, buildQuote } from './build-quote';
import { cartAtPlace } from './pickup-place';
import { toStoredQuote } from './stored-quote';

const QUOTE_LIFE_MS = 15 * 60_000;

export type Quote = BuiltQuote & {
  readonly id: string;
  readonly expiresAt: Date;
};

async function priceCart(
  ctx: Ctx,
  loaded: LoadedCart,
  input: CalculateInput,
): Promise<BuiltQuote> {
  if (!loaded.lines.length) throw badFields({ cart: ['cart.empty'] });
  const at = askedSlot(loaded.shop.timezone, input);
  const { address, tips, type } = input;
  const { currency, now } = ctx;
  const coupon = await findUsableCoupon(ctx, input.coupon, {
    shopId: loaded.shop.id,
    userId: ctx.user?.id ?? null,
  });
  const quote = buildQuote(loaded, {
    input: { type, address, tips, at, coupon },
    currency,
    now,
  });
  requireCouponMinimum(ctx, quote.coupon);
  return quote;
}

function requirePlace({ address, type }: CalculateInput): void {
  if (type === 'delivery' && !address)
    throw badFields({ address: ['validation.required'] });
}

/**
 * Prices the caller's active cart and promises the result for 15 minutes (api-contract.md §2 calculate). Throws
 * not_found (not the caller's, ordered, another shop's branch), bad_request (empty cart, no address), and what
 * findUsableCoupon and guardCouponGuess throw for a promo code.
 */
export async function calculateQuote(
  ctx: UserCtx,
  cartId: number,
  input: CalculateInput,
): Promise<Quote> {
  const cart = await findCart(ctx.db, ctx.user.id, cartId);
  if (cart?.status !== 'active') throw new DomainError('not_found');
  requirePlace(input);
  const { loaded } = await cartAtPlace(ctx, await loadCart(ctx, cart), {
    type: input.type,
    branchId: input.branch_id,
  });
  const quote = await guardCouponGuess(ctx, input.coupon, () =>
    priceCart(ctx, loaded, input),
  );
  const expiresAt = new Date(+ctx.now + QUOTE_LIFE_MS);
  const id = await insertQuote(ctx.db, {
    cartId: cart.id,
    userId: ctx.user.id,
    cartVersion: cart.version,
    currencyId: ctx.currency.id,
    input: { ...input },
    result: { ...toStoredQuote(quote) },
    expiresAt,
    createdAt: ctx.now,
  });
  return { ...quote, id, expiresAt };
}

/**
 * The same for a guest or a group's member, who cannot place it: nothing is promised or kept, the id is empty. Throws
 * as calculateQuote does.
 */
export async function priceCartOfPart(
  ctx: Ctx,
  partRef: PartRef,
  input: CalculateInput,
): Promise<Quote> {
  const { loaded } = await cartAtPlace(ctx, await getCartOfPart(ctx, partRef), {
    type: input.type,
    branchId: input.branch_id,
  });
  requirePlace(input);
  const quote = await guardCouponGuess(ctx, input.coupon, () =>
    priceCart(ctx, loaded, input),
  );
  return { ...quote, id: '', expiresAt: ctx.now };
}
