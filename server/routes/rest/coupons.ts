import type { OpenAPIHono } from '@hono/zod-openapi';
import { CheckCouponBody, Coupon } from '@/server/contracts/checkout/coupon';
import { checkCoupon } from '@/server/domain/coupon/find-coupon';
import type { AppEnv } from '@/server/http/app-env';
import { optionalUser } from '@/server/http/auth';
import { route } from '@/server/http/define-route';
import { presentCoupon } from '@/server/presenters/checkout/present-coupon';

/** Promo codes, to whoever knows one. */
export function couponRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      method: 'post',
      path: '/rest/coupons/check',
      summary: 'The coupon of a code, when it may be used at a shop',
      tag: 'Checkout',
      access: 'public',
      body: CheckCouponBody,
      data: Coupon,
    },
    async (base, { body }, c) => {
      const ctx = { ...base, user: await optionalUser(c, base) };
      return presentCoupon(await checkCoupon(ctx, body), ctx.currency);
    },
  );
}
