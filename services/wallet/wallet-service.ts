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
export const walletService = {
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
