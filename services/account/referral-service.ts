import type {
  OwnReferralsDto,
  ReferralDto,
} from '@/server/contracts/account/referral';
import { api } from '@/services/http/client';

/** The referral program and the caller's part in it (api-contract.md §2), in that currency. */
export const referralService = {
  program: (currencyId: number) =>
    api.get<ReferralDto>('/rest/referral', { currency_id: currencyId }),
  own: (currencyId: number) =>
    api.get<OwnReferralsDto>('/dashboard/user/referrals', {
      currency_id: currencyId,
    }),
};
