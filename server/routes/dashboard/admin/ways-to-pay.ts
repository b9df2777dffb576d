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
import { type Api, routesOf } from '@/server/http/define-route';

const BASE = '/dashboard/admin/ways-to-pay';
const OF_SHOP = '/dashboard/admin/shops/{slug}/ways-to-pay';

/** How customers may pay, by the switches of the house and of each shop. */
export function operatorWayRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'The ways to pay of the site, and why one cannot be chosen',
    { data: OperatorWays },
    (ctx) => listWays(ctx),
  );
  operator.put(
    `${BASE}/{tag}`,
    'Switches one on or off; 400 for the last one that works',
    { params: WayParams, body: WayBody, data: OperatorWays },
    (ctx, { body, params }) => switchWay(ctx, params.tag, body.active),
  );
  operator.get(
    OF_SHOP,
    'The ways to pay of a shop, and why one cannot be chosen there',
    { params: ShopKeyParams, data: OperatorShopWays },
    (ctx, { params }) => listShopWays(ctx, params.slug),
  );
  operator.put(
    `${OF_SHOP}/{tag}`,
    'Switches one of a shop; 400 for the last one that works there',
    { params: ShopWayParams, body: WayBody, data: OperatorShopWays },
    (ctx, { body, params: { slug, tag } }) =>
      switchShopWay(ctx, slug, { tag, active: body.active }),
  );
}
