import type { OpenAPIHono } from '@hono/zod-openapi';
import { OwnReferrals, Referral } from '@/server/contracts/account/referral';
import {
  showOwnReferrals,
  showProgram,
} from '@/server/domain/account/referral/show-referrals';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import {
  presentOwnReferrals,
  presentReferral,
} from '@/server/presenters/account/present-referral';

/** The referral program, and the caller's part in it; both 404 while the setting `referral_active` is not 1. */
export function referralRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      method: 'get',
      path: '/rest/referral',
      summary: 'The referral program: amounts, end, texts and questions',
      tag: 'Referrals',
      access: 'public',
      data: Referral,
    },
    async (ctx) => presentReferral(await showProgram(ctx), ctx.currency),
  );

  route(
    api,
    {
      method: 'get',
      path: '/dashboard/user/referrals',
      summary:
        "The caller's own code, its link, who came by it and what it earned",
      tag: 'Referrals',
      access: 'bearer',
      data: OwnReferrals,
    },
    async (ctx) =>
      presentOwnReferrals(await showOwnReferrals(ctx), ctx.currency),
  );
}
