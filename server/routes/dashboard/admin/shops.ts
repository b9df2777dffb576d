import type { OpenAPIHono } from '@hono/zod-openapi';
import { ShopEdit, ShopEditsQuery } from '@/server/contracts/application/shop';
import { IdParams } from '@/server/contracts/common';
import {
  ClosedDayBody,
  ClosedDayParams,
  OperatorShop,
  OperatorShopQuery,
} from '@/server/contracts/operator/market';
import {
  NewShopBody,
  OperatorShopDetail,
  ShopBody,
  ShopKeyParams,
} from '@/server/contracts/operator/shop';
import {
  addShop,
  changeShop,
  listShopEdits,
} from '@/server/domain/application/shop/edit-shop';
import { showShop } from '@/server/domain/application/shop/shop-view';
import {
  closeShopOn,
  listOperatorShops,
  openShop,
} from '@/server/domain/operator/edit-shops';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import {
  presentOperatorShop,
  presentShopDetail,
} from '@/server/presenters/operator/present-operator';
import { presentShopEdit } from '@/server/presenters/application/present-application';
import { DryRunQuery } from '@/server/contracts/operator/dry-run';
import { doneOrTried } from '@/server/domain/operator/done-or-tried';

const shared = { access: 'operator', tag: 'Operator' } as const;
const BASE = '/dashboard/admin/shops';

function switchRoutes(api: OpenAPIHono<AppEnv>): void {
  const switches = [
    ['open', 'Opens a shop, within its hours', true],
    ['close', 'Closes a shop until it is opened again', false],
  ] as const;
  for (const [word, summary, isOpen] of switches)
    route(
      api,
      {
        ...shared,
        method: 'post',
        path: `${BASE}/{id}/${word}`,
        summary,
        params: IdParams,
        data: OperatorShop,
      },
      async (ctx, { params }) =>
        presentOperatorShop(await openShop(ctx, params.id, isOpen), ctx),
    );
}

function closedDayRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: `${BASE}/{id}/closed-days`,
      summary: 'Closes a shop for a day of its own calendar',
      params: IdParams,
      body: ClosedDayBody,
      data: OperatorShop,
    },
    async (ctx, { body: { day }, params: { id } }) =>
      presentOperatorShop(
        await closeShopOn(ctx, id, { day, closed: true }),
        ctx,
      ),
  );
  route(
    api,
    {
      ...shared,
      method: 'delete',
      path: `${BASE}/{id}/closed-days/{day}`,
      summary: 'Takes a closed day back',
      params: ClosedDayParams,
      data: OperatorShop,
    },
    async (ctx, { params: { day, id } }) =>
      presentOperatorShop(
        await closeShopOn(ctx, id, { day, closed: false }),
        ctx,
      ),
  );
}

function detailRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'post',
      path: BASE,
      summary:
        'Makes a shop without an application: not open, with every way to pay',
      body: NewShopBody,
      query: DryRunQuery,
      data: OperatorShopDetail,
    },
    async (ctx, { body, query }) =>
      presentShopDetail(
        await doneOrTried(ctx, query, (own) => addShop(own, body)),
        ctx,
      ),
  );
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: `${BASE}/{slug}`,
      summary: 'One shop by its id or slug, with what may be changed of it',
      params: ShopKeyParams,
      data: OperatorShopDetail,
    },
    async (ctx, { params: { slug } }) =>
      presentShopDetail(await showShop(ctx, slug), ctx),
  );
  route(
    api,
    {
      ...shared,
      method: 'put',
      path: `${BASE}/{slug}`,
      summary:
        'Changes what is given: words, pictures, point, zone, hours, prices, terms, owner, branches',
      params: ShopKeyParams,
      body: ShopBody,
      query: DryRunQuery,
      data: OperatorShopDetail,
    },
    async (ctx, { body, params: { slug }, query }) =>
      presentShopDetail(
        await doneOrTried(ctx, query, (own) => changeShop(own, slug, body)),
        ctx,
      ),
  );
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: `${BASE}/{slug}/changes`,
      summary: 'Who changed what of a shop, newest first',
      params: ShopKeyParams,
      query: ShopEditsQuery,
      list: ShopEdit,
    },
    async (ctx, { params: { slug }, query }) => {
      const page = await listShopEdits(ctx, slug, query);
      return {
        ...page,
        rows: page.rows.map((row) => presentShopEdit(row, null)),
      };
    },
  );
}

/** Changes, opens and closes shops; every process drops what it knows of them. */
export function operatorShopRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: BASE,
      summary: 'Shops, with their flag and closed days',
      query: OperatorShopQuery,
      list: OperatorShop,
    },
    async (ctx, { query }) => {
      const page = await listOperatorShops(ctx, query);
      return {
        ...page,
        rows: page.rows.map((row) => presentOperatorShop(row, ctx)),
      };
    },
  );
  detailRoutes(api);
  switchRoutes(api);
  closedDayRoutes(api);
}
