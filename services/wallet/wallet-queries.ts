import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PagedDto } from '@/server/contracts/common';
import type { WalletHistoryDto } from '@/server/contracts/payment';
import type { WalletFlow, WalletSummaryDto } from '@/server/contracts/wallet';
import { api } from '@/services/http/client';

const WALLET = '/dashboard/user/wallet';
const ROWS = 20;

interface HistoryWish {
  readonly currencyId: number;
  readonly page: number;
  /** Null: everything. */
  readonly flow: WalletFlow | null;
}

/** The caller's wallet (api-contract.md §2 wallet), in that currency. */
const walletService = {
  summary: (currencyId: number) =>
    api.get<WalletSummaryDto>(WALLET, { currency_id: currencyId }),
  history: ({ currencyId, flow, page }: HistoryWish) =>
    api.get<PagedDto<WalletHistoryDto>>(`${WALLET}/histories`, {
      currency_id: currencyId,
      page,
      perPage: ROWS,
      ...(flow && { type: flow }),
    }),
};

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
