import type { OpenAPIHono } from '@hono/zod-openapi';
import { WalletHistory } from '@/server/contracts/payment';
import { WalletHistoryQuery, WalletSummary } from '@/server/contracts/wallet';
import {
  listWalletHistory,
  showWallet,
} from '@/server/domain/wallet/show-wallet';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import {
  presentWallet,
  presentWalletMove,
} from '@/server/presenters/wallet/present-wallet';

const BASE = '/dashboard/user/wallet';

/** The caller's wallet (api-contract.md §2 wallet). */
export function walletRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      method: 'get',
      path: BASE,
      summary: "The caller's balance and what moved this month",
      access: 'bearer',
      tag: 'Wallet',
      data: WalletSummary,
    },
    async (ctx) => presentWallet(await showWallet(ctx), ctx.currency),
  );

  route(
    api,
    {
      method: 'get',
      path: `${BASE}/histories`,
      summary: "What moved in the caller's wallet, newest first",
      access: 'bearer',
      tag: 'Wallet',
      query: WalletHistoryQuery,
      list: WalletHistory,
    },
    async (ctx, { query }) => {
      const page = await listWalletHistory(ctx, query);
      return {
        ...page,
        rows: page.rows.map((move) => presentWalletMove(move, ctx)),
      };
    },
  );
}
