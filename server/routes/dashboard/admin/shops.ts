import type { OpenAPIHono } from '@hono/zod-openapi';
import { IdParams } from '@/server/contracts/common';
import {
  ClosedDayBody,
  ClosedDayParams,
  OperatorShop,
  OperatorShopQuery,
} from '@/server/contracts/operator/market';
import {
  closeShopOn,
  listOperatorShops,
  openShop,
} from '@/server/domain/operator/edit-shops';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentOperatorShop } from '@/server/presenters/operator/present-operator';

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
        presentOperatorShop(await openShop(ctx, params.id, isOpen), ctx.lang),
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
        ctx.lang,
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
        ctx.lang,
      ),
  );
}

/** Opens and closes shops; every process drops what it knows of them. */
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
        rows: page.rows.map((row) => presentOperatorShop(row, ctx.lang)),
      };
    },
  );
  switchRoutes(api);
  closedDayRoutes(api);
}
