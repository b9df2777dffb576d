import { WalletHistory } from '@/server/contracts/payment';
import { WalletHistoryQuery, WalletSummary } from '@/server/contracts/wallet';
import {
  listWalletHistory,
  showWallet,
} from '@/server/domain/wallet/show-wallet';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import {
  presentWallet,
  presentWalletMove,
} from '@/server/presenters/wallet/present-wallet';

const BASE = '/dashboard/user/wallet';

/** The caller's wallet (api-contract.md §2 wallet). */
export function walletRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Wallet' });

  bearer.get(
    BASE,
    "The caller's balance and what moved this month",
    { data: WalletSummary },
    async (ctx) => presentWallet(await showWallet(ctx), ctx.currency),
  );

  bearer.get(
    `${BASE}/histories`,
    "What moved in the caller's wallet, newest first",
    { query: WalletHistoryQuery, list: WalletHistory },
    async (ctx, { query }) => {
      const page = await listWalletHistory(ctx, query);
      return mapPage(page, (move) => presentWalletMove(move, ctx));
    },
  );
}
