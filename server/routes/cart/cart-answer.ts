import type { Context } from 'hono';
import type { Ctx } from '@/server/context';
import type { CartDto } from '@/server/contracts/cart';
import type { OwnCart, RenderCart } from '@/server/domain/cart/own-cart';
import type { MergedCart } from '@/server/domain/cart/bring-over';
import { priceCart } from '@/server/domain/cart/load-cart';
import { viewGroup } from '@/server/domain/group-order/view-group';
import { answerOnce } from '@/server/domain/idempotency/answer-once';
import type { AppEnv } from '@/server/http/app-env';
import { singleBody } from '@/server/http/envelope';
import { readIdempotencyKey } from '@/server/http/idempotency-key';
import { presentCart } from '@/server/presenters/cart/present-cart';

/** A cart as one of its people sees it, in the caller's language and currency. */
export function cartAnswer(
  ctx: Ctx,
  cart: OwnCart & Partial<Pick<MergedCart, 'dropped' | 'guestVersion'>>,
): CartDto {
  const { dropped, guestVersion, own } = cart;
  const priced = priceCart(cart, ctx);
  const groupView = viewGroup(priced, ctx);
  const merge = { dropped, guestVersion };
  return presentCart({ ...priced, ...merge, own, groupView }, ctx);
}

/** How a refusal shows the present cart to this caller. */
export const renderFor =
  (ctx: Ctx): RenderCart =>
  (cart) =>
    cartAnswer(ctx, cart);

/** A key's name among those of its owner: the same key means something else at another call. */
export const namedKey = (c: Context<AppEnv>, key: string): string =>
  `${c.req.path}:${key}`;

/**
 * Does a write once under the Idempotency-Key that came with it: a repeat gets the same bytes (api-contract.md §1).
 * Without a key, or without an owner to keep it for, it is simply done.
 */
export async function answerKeyed<C extends Ctx>(
  c: Context<AppEnv>,
  ctx: C,
  {
    key = readIdempotencyKey(c),
    onDone,
    owner,
    payload,
  }: {
    readonly owner: string | null;
    /** The name of the answer at its owner, unless it is the request's key. */
    readonly key?: string | null;
    readonly payload: unknown;
    /**
     * What goes with the answer (its text when it was made under a key), also with a repeated one: what is set after it
     * was made is not sent.
     */
    readonly onDone?: (text: string | null) => void;
  },
  work: (ctx: C) => Promise<unknown>,
): Promise<unknown> {
  if (key === null || owner === null) {
    const done = await work(ctx);
    onDone?.(null);
    return done;
  }
  const request = {
    owner,
    key: namedKey(c, key),
    payload: { payload, currency: ctx.currency.id },
  };
  const answered = await answerOnce(ctx, request, async (tx) => ({
    status: 200,
    text: JSON.stringify(singleBody(await work(tx))),
  }));
  const { status, text } = answered;
  onDone?.(text);
  return c.body(text, status as 200, { 'Content-Type': 'application/json' });
}
