import type { UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import {
  findCart,
  insertQuote,
} from '@/server/repositories/cart/cart-repository';
import { loadCart } from '@/server/domain/cart/load-cart';
import { askedSlot } from './asked-slot';
import { type BuiltQuote, buildQuote } from './build-quote';
import type { Point } from '@/server/domain/money/delivery-distance';
import { toStoredQuote } from './stored-quote';

const QUOTE_LIFE_MS = 15 * 60_000;

export interface CalculateInput {
  readonly type: 'delivery' | 'pickup';
  readonly address?: Point;
  readonly coupon?: string;
  readonly tips?: number;
  readonly delivery_date?: string;
  readonly delivery_time?: string;
}

export type Quote = BuiltQuote & {
  readonly id: string;
  readonly expiresAt: Date;
};

/** No coupon exists before checkout brings them: every code is invalid_coupon (249). */
export function refuseCoupon(coupon: string | undefined): void {
  if (coupon?.trim())
    throw new DomainError('invalid_coupon', {
      fields: { coupon: ['error.249'] },
    });
}

/**
 * Prices the caller's active cart and promises the result for 15 minutes (api-contract.md §2 calculate). Throws
 * not_found (not the caller's, ordered), bad_request (empty cart, no address), invalid_coupon.
 */
export async function calculateQuote(
  ctx: UserCtx,
  cartId: number,
  input: CalculateInput,
): Promise<Quote> {
  const cart = await findCart(ctx.db, ctx.user.id, cartId);
  if (cart?.status !== 'active') throw new DomainError('not_found');
  if (input.type === 'delivery' && !input.address)
    throw new DomainError('bad_request', {
      fields: { address: ['validation.required'] },
    });
  refuseCoupon(input.coupon);
  const loaded = await loadCart(ctx, cart);
  if (!loaded.lines.length)
    throw new DomainError('bad_request', { fields: { cart: ['cart.empty'] } });
  const at = askedSlot(loaded.shop.timezone, input);
  const { address, tips, type } = input;
  const { currency, now } = ctx;
  const quote = buildQuote(loaded, {
    input: { type, address, tips, at },
    currency,
    now,
  });
  const expiresAt = new Date(+now + QUOTE_LIFE_MS);
  const id = await insertQuote(ctx.db, {
    cartId: cart.id,
    userId: ctx.user.id,
    cartVersion: cart.version,
    currencyId: currency.id,
    input: { ...input },
    result: { ...toStoredQuote(quote) },
    expiresAt,
    createdAt: now,
  });
  return { ...quote, id, expiresAt };
}
