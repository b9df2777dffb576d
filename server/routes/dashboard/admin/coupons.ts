import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  CouponNameParams,
  NewCouponBody,
  OperatorCoupon,
  OperatorListQuery,
} from '@/server/contracts/checkout/coupon';
import {
  endCoupon,
  listCoupons,
  makeCoupon,
} from '@/server/domain/coupon/manage-coupons';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentOperatorCoupon } from '@/server/presenters/checkout/present-coupon';

const shared = { access: 'operator', tag: 'Operator' } as const;
const BASE = '/dashboard/admin/coupons';

/** Promo codes of the house and of shops, in amounts of the default currency. */
export function operatorCouponRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      method: 'get',
      path: BASE,
      summary: 'Every coupon, newest first',
      query: OperatorListQuery,
      list: OperatorCoupon,
    },
    async (ctx, { query }) => {
      const page = await listCoupons(ctx, query);
      return {
        ...page,
        rows: page.rows.map((row) => presentOperatorCoupon(row, ctx.now)),
      };
    },
  );

  route(
    api,
    {
      ...shared,
      method: 'post',
      path: BASE,
      summary: 'Makes a coupon',
      body: NewCouponBody,
      data: OperatorCoupon,
    },
    async (ctx, { body }) =>
      presentOperatorCoupon(await makeCoupon(ctx, body), ctx.now),
  );

  route(
    api,
    {
      ...shared,
      method: 'post',
      path: `${BASE}/{name}/end`,
      summary: 'Ends a coupon now',
      params: CouponNameParams,
      data: OperatorCoupon,
    },
    async (ctx, { params }) =>
      presentOperatorCoupon(await endCoupon(ctx, params.name), ctx.now),
  );
}
