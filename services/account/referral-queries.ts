import { queryOptions } from '@tanstack/react-query';
import { referralService } from './referral-service';

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
