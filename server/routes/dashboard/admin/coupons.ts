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
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import { presentOperatorCoupon } from '@/server/presenters/checkout/present-coupon';

const BASE = '/dashboard/admin/coupons';

/** Promo codes of the house and of shops, in amounts of the default currency. */
export function operatorCouponRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    BASE,
    'Every coupon, newest first',
    { query: OperatorListQuery, list: OperatorCoupon },
    async (ctx, { query }) => {
      const page = await listCoupons(ctx, query);
      return mapPage(page, (row) => presentOperatorCoupon(row, ctx.now));
    },
  );

  operator.post(
    BASE,
    'Makes a coupon',
    { body: NewCouponBody, data: OperatorCoupon },
    async (ctx, { body }) =>
      presentOperatorCoupon(await makeCoupon(ctx, body), ctx.now),
  );

  operator.post(
    `${BASE}/{name}/end`,
    'Ends a coupon now',
    { params: CouponNameParams, data: OperatorCoupon },
    async (ctx, { params }) =>
      presentOperatorCoupon(await endCoupon(ctx, params.name), ctx.now),
  );
}
