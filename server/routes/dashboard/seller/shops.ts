import { z } from '@hono/zod-openapi';
import type { UserCtx } from '@/server/context';
import {
  OwnShopBody,
  OwnShopDetail,
  OwnShopRow,
  ShopEdit,
  ShopEditsQuery,
} from '@/server/contracts/application/shop';
import { IdParams } from '@/server/contracts/common';
import {
  changeOwnShop,
  listOwnEdits,
  listOwnShops,
  showOwnShop,
  type StaleShop,
} from '@/server/domain/application/shop/edit-shop';
import { DomainError } from '@/server/errors';
import { type Api, routesOf } from '@/server/http/define-route';
import {
  presentOwnShop,
  presentOwnShopRow,
  presentShopEdit,
  presentStaleShop,
} from '@/server/presenters/application/present-application';

const BASE = '/dashboard/seller/shops';
const shared = { access: 'bearer', tag: 'Own shops' } as const;
const one = { ...shared, path: `${BASE}/{id}`, params: IdParams } as const;

const isStale = (data: unknown): data is StaleShop =>
  typeof data === 'object' && data !== null && 'view' in data;

/** What the work answers; a stale change is refused with the shop as its owner reads it. */
async function presented<T>(ctx: UserCtx, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError) || !isStale(error.options.data))
      throw error;
    const data = presentStaleShop(error.options.data, ctx);
    throw new DomainError(error.code, { ...error.options, data });
  }
}

/** Shops of an account: their owner reads and changes them. */
export function ownShopRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Own shops' });

  bearer.get(
    BASE,
    "The caller's shops, oldest first",
    { data: z.array(OwnShopRow) },
    async (ctx) =>
      (await listOwnShops(ctx)).map((shop) => presentOwnShopRow(shop, ctx)),
  );
  bearer.get(
    `${BASE}/{id}`,
    'One of them, with what may be changed of it',
    { params: IdParams, data: OwnShopDetail },
    async (ctx, { params: { id } }) =>
      presentOwnShop(await showOwnShop(ctx, id), ctx),
  );
  bearer.put(
    `${BASE}/{id}`,
    'Changes what is given; 409 with the newest and what was changed since, for an old version',
    { params: IdParams, body: OwnShopBody, data: OwnShopDetail },
    async (ctx, { body, params: { id } }) =>
      presentOwnShop(await presented(ctx, changeOwnShop(ctx, id, body)), ctx),
  );
  bearer.get(
    `${one.path}/changes`,
    'Who changed what of it, newest first',
    { params: IdParams, query: ShopEditsQuery, list: ShopEdit },
    async (ctx, { params: { id }, query }) => {
      const page = await listOwnEdits(ctx, id, query);
      const rows = page.rows.map((row) => presentShopEdit(row, ctx.user));
      return { ...page, rows };
    },
  );
}
