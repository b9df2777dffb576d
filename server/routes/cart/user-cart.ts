import type { Context } from 'hono';
import type { UserCtx } from '@/server/context';
import {
  Cart,
  CartQuery,
  DeleteIdsBody,
  InsertProductBody,
  InsertSingleBody,
} from '@/server/contracts/cart';
import { CalculateBody, Quote } from '@/server/contracts/checkout/quote';
import { IdParams } from '@/server/contracts/common';
import { OpenCartBody } from '@/server/contracts/group-order';
import { CartNoteBody, MergeCartBody } from '@/server/contracts/guest-cart';
import {
  deleteCartLines,
  deleteCarts,
} from '@/server/domain/cart/delete-cart-lines';
import { findOwnCart } from '@/server/domain/cart/get-cart';
import { insertCartProducts } from '@/server/domain/cart/insert-cart-products';
import { mergeCarts } from '@/server/domain/cart/merge-carts';
import { openCart } from '@/server/domain/cart/open-cart';
import { setCartNote } from '@/server/domain/cart/set-cart-note';
import { keyOfUser } from '@/server/domain/idempotency/bound-answer';
import { calculateQuote } from '@/server/domain/checkout/calculate-quote';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import {
  joinBegun,
  namedPart,
  type NamedPart,
} from '@/server/http/cart/cart-caller';
import {
  clearCartCookie,
  readCartCookie,
  requireOwnPage,
} from '@/server/http/cart/cart-cookies';
import { type Api, routesOf } from '@/server/http/define-route';
import type { PartRef } from '@/server/repositories/cart/user-cart-repository';
import { answerKeyed, cartAnswer, renderFor } from './cart-answer';
import { presentQuote } from '@/server/presenters/checkout/present-quote';

const BASE = '/dashboard/user/cart';

const accountOf = (ctx: UserCtx) =>
  ({ kind: 'account', userId: ctx.user.id }) as const;

const keyed = (ctx: UserCtx, payload: unknown) => ({
  owner: keyOfUser(ctx.user.id),
  payload,
});

/** The guest's cart that a merge takes over: the named one, else the cookie's. */
async function guestPart(
  c: Context<AppEnv>,
  ctx: UserCtx,
  asked: NamedPart,
): Promise<PartRef | null> {
  const named = namedPart(asked);
  if (named) return named;
  const partRef = readCartCookie(c, 'guest');
  if (!partRef) return null;
  requireOwnPage(c);
  await joinBegun(c, ctx);
  return partRef;
}

/** The caller's cart and its quote (api-contract.md §2 Cart). */
export function cartRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Cart' });

  bearer.get(
    BASE,
    "The caller's cart",
    { query: CartQuery, data: Cart.nullable() },
    async (ctx, { query: { optional } }) => {
      const cart = await findOwnCart(ctx);
      if (!cart && !optional) throw new DomainError('not_found');
      return cart && cartAnswer(ctx, cart);
    },
  );

  bearer.post(
    BASE,
    'Sets the quantity of one stock',
    { body: InsertSingleBody, data: Cart },
    async (ctx, { body: { quantity, shop_id: shopId, stock_id } }) =>
      cartAnswer(
        ctx,
        await insertCartProducts(ctx, accountOf(ctx), {
          shopId,
          rows: [{ stock_id, quantity }],
          render: renderFor(ctx),
        }),
      ),
  );

  bearer.post(
    `${BASE}/insert-product`,
    'Sets quantities of lines with their add-ons',
    { body: InsertProductBody, data: Cart },
    (ctx, { body }, c) => {
      const { products: rows, replace, shop_id: shopId, version } = body;
      const render = renderFor(ctx);
      const input = { shopId, rows, version, replace, render };
      return answerKeyed(c, ctx, keyed(ctx, body), async (tx) =>
        cartAnswer(tx, await insertCartProducts(tx, accountOf(tx), input)),
      );
    },
  );

  bearer.delete(
    `${BASE}/product/delete`,
    'Removes lines or add-ons',
    { body: DeleteIdsBody, data: Cart },
    async (ctx, { body }) =>
      cartAnswer(ctx, await deleteCartLines(ctx, accountOf(ctx), body.ids)),
  );

  bearer.put(
    `${BASE}/note`,
    'What is written to the kitchen about the whole cart',
    { body: CartNoteBody, data: Cart },
    async (ctx, { body }) =>
      cartAnswer(ctx, await setCartNote(ctx, accountOf(ctx), body.note)),
  );

  bearer.post(
    `${BASE}/open`,
    "The caller's cart at a shop, made empty when there is none",
    { body: OpenCartBody, data: Cart },
    async (ctx, { body: { replace = false, shop_id: shopId } }) => {
      const wish = { shopId, replace, render: renderFor(ctx) };
      return cartAnswer(ctx, await openCart(ctx, accountOf(ctx), wish));
    },
  );

  bearer.post(
    `${BASE}/merge`,
    "Takes the guest's cart into the caller's, and ends it",
    { body: MergeCartBody, data: Cart.nullable() },
    async (ctx, { body }, c) => {
      const partRef = await guestPart(c, ctx, body);
      const input = { partRef, mode: body.mode, render: renderFor(ctx) };
      const asked = {
        // The same key for another guest's cart is another request.
        ...keyed(ctx, { ...body, partRef }),
        onDone: () => clearCartCookie(c, 'guest'),
      };
      return answerKeyed(c, ctx, asked, async (tx) => {
        const merged = await mergeCarts(tx, input);
        return merged && cartAnswer(tx, merged);
      });
    },
  );

  bearer.delete(
    `${BASE}/delete`,
    'Deletes carts',
    { body: DeleteIdsBody },
    (ctx, { body }) => deleteCarts(ctx, body.ids),
  );

  bearer.post(
    `${BASE}/calculate/{id}`,
    'Prices a cart for a delivery or pickup and promises the result for 15 minutes',
    { params: IdParams, body: CalculateBody, data: Quote },
    async (ctx, { body, params }) =>
      presentQuote(await calculateQuote(ctx, params.id, body), ctx.lang),
  );
}
