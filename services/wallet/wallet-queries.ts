import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WalletFlow } from '@/server/contracts/wallet';
import { walletService } from './wallet-service';

interface WalletScope {
  readonly userId: number;
  readonly currencyId: number;
  readonly lang: string;
}

/** Keys begin with the customer, so that another account never meets them. */
export const walletQueries = {
  ofUser: (userId: number) => ['user', userId, 'wallet'] as const,
  summary: ({ currencyId, userId }: WalletScope) =>
    queryOptions({
      queryKey: [...walletQueries.ofUser(userId), 'summary', currencyId],
      queryFn: () => walletService.summary(currencyId),
      staleTime: 0,
    }),
  history: (flow: WalletFlow | null, scope: WalletScope) =>
    infiniteQueryOptions({
      queryKey: [
        ...walletQueries.ofUser(scope.userId),
        'history',
        flow,
        scope.currencyId,
        scope.lang,
      ],
      queryFn: ({ pageParam }) =>
        walletService.history({
          currencyId: scope.currencyId,
          flow,
          page: pageParam,
        }),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) =>
        meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
      staleTime: 0,
    }),
};
