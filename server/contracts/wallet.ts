import { z } from '@hono/zod-openapi';
import { Amount, CommonQuery, PagingQuery } from './common';
import { Wallet } from './account/user';

/** GET /dashboard/user/wallet/histories: what came in, what went out, or everything. */
export const WalletHistoryQuery = CommonQuery.extend({
  ...PagingQuery.shape,
  type: z.enum(['in', 'out']).optional(),
});

/** GET /dashboard/user/wallet: the balance and what moved in the current month, in the asked currency. */
export const WalletSummary = Wallet.extend({
  timezone: z.string().openapi({
    description: 'IANA zone of the months: of the shop last ordered from',
  }),
  month_added: Amount,
  month_spent: Amount.openapi({ description: 'Never negative' }),
}).openapi('WalletSummary');

export type WalletSummaryDto = z.infer<typeof WalletSummary>;
export type WalletFlow = 'in' | 'out';
