import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  OperatorShopWays,
  OperatorWays,
  ShopWayParams,
  WayBody,
  WayParams,
} from '@/server/contracts/operator/money';
import { ShopKeyParams } from '@/server/contracts/operator/shop';
import {
  listShopWays,
  listWays,
  switchShopWay,
  switchWay,
} from '@/server/domain/settings/ways-to-pay';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';

const shared = { access: 'operator', tag: 'Operator' } as const;
const BASE = '/dashboard/admin/ways-to-pay';
const OF_SHOP = '/dashboard/admin/shops/{slug}/ways-to-pay';

/** How customers may pay, by the switches of the house and of each shop. */
export function operatorWayRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: BASE,
      summary: 'The ways to pay of the site, and why one cannot be chosen',
      data: OperatorWays,
    },
    (ctx) => listWays(ctx),
  );
  route(
    api,
    {
      ...shared,
      method: 'put',
      path: `${BASE}/{tag}`,
      summary: 'Switches one on or off; 400 for the last one that works',
      params: WayParams,
      body: WayBody,
      data: OperatorWays,
    },
    (ctx, { body, params }) => switchWay(ctx, params.tag, body.active),
  );
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: OF_SHOP,
      summary: 'The ways to pay of a shop, and why one cannot be chosen there',
      params: ShopKeyParams,
      data: OperatorShopWays,
    },
    (ctx, { params }) => listShopWays(ctx, params.slug),
  );
  route(
    api,
    {
      ...shared,
      method: 'put',
      path: `${OF_SHOP}/{tag}`,
      summary: 'Switches one of a shop; 400 for the last one that works there',
      params: ShopWayParams,
      body: WayBody,
      data: OperatorShopWays,
    },
    (ctx, { body, params: { slug, tag } }) =>
      switchShopWay(ctx, slug, { tag, active: body.active }),
  );
}
