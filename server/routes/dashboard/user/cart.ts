import type { OpenAPIHono } from '@hono/zod-openapi';
import type { UserCtx } from '@/server/context';
import {
  CalculateBody,
  Cart,
  CartQuery,
  DeleteIdsBody,
  InsertProductBody,
  InsertSingleBody,
  Quote,
} from '@/server/contracts/cart';
import { IdParams } from '@/server/contracts/common';
import {
  deleteCartLines,
  deleteCarts,
} from '@/server/domain/cart/delete-cart-lines';
import { findCart } from '@/server/domain/cart/get-cart';
import { insertCartProducts } from '@/server/domain/cart/insert-cart-products';
import type { LoadedCart } from '@/server/domain/cart/load-cart';
import { priceCart } from '@/server/domain/cart/price-cart';
import { calculateQuote } from '@/server/domain/checkout/calculate-quote';
import { DomainError } from '@/server/errors';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentCart } from '@/server/presenters/cart/present-cart';
import { presentQuote } from '@/server/presenters/checkout/present-quote';

const tag = 'Cart';
const BASE = '/dashboard/user/cart';

const answer = (ctx: UserCtx, cart: LoadedCart) =>
  presentCart(priceCart(cart, ctx), ctx);

/** The caller's cart and its quote (api-contract.md §2 Cart). */
export function cartRoutes(api: OpenAPIHono<AppEnv>): void {
  const bearer = { access: 'bearer', tag, data: Cart } as const;

  route(
    api,
    {
      ...bearer,
      method: 'get',
      path: BASE,
      summary: "The caller's cart",
      query: CartQuery,
      data: Cart.nullable(),
    },
    async (ctx, { query: { optional } }) => {
      const cart = await findCart(ctx);
      if (!cart && !optional) throw new DomainError('not_found');
      return cart && answer(ctx, cart);
    },
  );

  route(
    api,
    {
      ...bearer,
      method: 'post',
      path: BASE,
      summary: 'Sets the quantity of one stock',
      body: InsertSingleBody,
    },
    async (ctx, { body: { quantity, shop_id: shopId, stock_id } }) =>
      answer(
        ctx,
        await insertCartProducts(ctx, {
          shopId,
          rows: [{ stock_id, quantity }],
        }),
      ),
  );

  route(
    api,
    {
      ...bearer,
      method: 'post',
      path: `${BASE}/insert-product`,
      summary: 'Sets quantities of lines with their add-ons',
      body: InsertProductBody,
    },
    async (ctx, { body: { products: rows, shop_id: shopId } }) =>
      answer(ctx, await insertCartProducts(ctx, { shopId, rows })),
  );

  route(
    api,
    {
      ...bearer,
      method: 'delete',
      path: `${BASE}/product/delete`,
      summary: 'Removes lines or add-ons',
      body: DeleteIdsBody,
    },
    async (ctx, { body }) => answer(ctx, await deleteCartLines(ctx, body.ids)),
  );

  route(
    api,
    {
      method: 'delete',
      path: `${BASE}/delete`,
      summary: 'Deletes carts',
      access: 'bearer',
      tag,
      body: DeleteIdsBody,
    },
    (ctx, { body }) => deleteCarts(ctx, body.ids),
  );

  route(
    api,
    {
      method: 'post',
      path: `${BASE}/calculate/{id}`,
      summary:
        'Prices a cart for a delivery or pickup and promises the result for 15 minutes',
      access: 'bearer',
      tag,
      params: IdParams,
      body: CalculateBody,
      data: Quote,
    },
    async (ctx, { body, params }) =>
      presentQuote(await calculateQuote(ctx, params.id, body), ctx.lang),
  );
}
