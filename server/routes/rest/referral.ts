import { OwnReferrals, Referral } from '@/server/contracts/account/referral';
import {
  showOwnReferrals,
  showProgram,
} from '@/server/domain/account/referral/show-referrals';
import { type Api, routesOf } from '@/server/http/define-route';
import {
  presentOwnReferrals,
  presentReferral,
} from '@/server/presenters/account/present-referral';

/** The referral program, and the caller's part in it; both 404 while the setting `referral_active` is not 1. */
export function referralRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Referrals' });
  const bearer = routesOf(api, { access: 'bearer', tag: 'Referrals' });

  open.get(
    '/rest/referral',
    'The referral program: amounts, end, texts and questions',
    { data: Referral },
    async (ctx) => presentReferral(await showProgram(ctx), ctx.currency),
  );

  bearer.get(
    '/dashboard/user/referrals',
    "The caller's own code, its link, who came by it and what it earned",
    { data: OwnReferrals },
    async (ctx) =>
      presentOwnReferrals(await showOwnReferrals(ctx), ctx.currency),
  );
}
