import { queryOptions } from '@tanstack/react-query';
import type {
  OwnReferralsDto,
  ReferralDto,
} from '@/server/contracts/account/referral';
import { api } from '@/services/http/client';

/** The referral program and the caller's part in it (api-contract.md §2), in that currency. */
const referralService = {
  program: (currencyId: number) =>
    api.get<ReferralDto>('/rest/referral', { currency_id: currencyId }),
  own: (currencyId: number) =>
    api.get<OwnReferralsDto>('/dashboard/user/referrals', {
      currency_id: currencyId,
    }),
};

interface Scope {
  readonly lang: string;
  readonly currencyId: number;
}

/** What is somebody's own begins with the customer, so that another account never meets it. */
export const referralQueries = {
  program: ({ currencyId, lang }: Scope) =>
    queryOptions({
      queryKey: ['referral', lang, currencyId],
      queryFn: () => referralService.program(currencyId),
    }),
  own: ({ currencyId, lang, userId }: Scope & { readonly userId: number }) =>
    queryOptions({
      queryKey: ['user', userId, 'referrals', lang, currencyId],
      queryFn: () => referralService.own(currencyId),
      staleTime: 0,
    }),
};
