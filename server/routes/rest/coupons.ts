import { CheckCouponBody, Coupon } from '@/server/contracts/checkout/coupon';
import { checkCoupon } from '@/server/domain/coupon/find-coupon';
import { optionalUser } from '@/server/http/auth';
import { type Api, routesOf } from '@/server/http/define-route';
import { presentCoupon } from '@/server/presenters/checkout/present-coupon';

/** Promo codes, to whoever knows one. */
export function couponRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Checkout' });

  open.post(
    '/rest/coupons/check',
    'The coupon of a code, when it may be used at a shop',
    { body: CheckCouponBody, data: Coupon },
    async (base, { body }, c) => {
      const ctx = { ...base, user: await optionalUser(c, base) };
      return presentCoupon(await checkCoupon(ctx, body), ctx.currency);
    },
  );
}
