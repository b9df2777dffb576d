import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { Amount, CommonQuery } from '@/server/contracts/common';
import { owedMoney } from '@/server/domain/card/owed-money';
import { listPayments } from '@/server/domain/card/send-refund';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { toDecimal } from '@/utils/money/money';

const StuckPayment = z
  .object({
    transaction_id: z.number().int(),
    order_id: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Null: a top-up' }),
    price: Amount,
    currency: z.string().openapi({ description: 'ISO 4217' }),
    provider: z.string().nullable(),
    ref: z
      .string()
      .nullable()
      .openapi({ description: "The provider's name for it" }),
    created_at: z.string(),
  })
  .openapi('StuckPayment');

const OwedMoney = z
  .object({
    state: z.enum(['refused', 'unasked', 'unreachable']).openapi({
      description:
        'refused: a refund that its provider refused; unreachable: a refund through a provider that is not configured; unasked: an attempt at one, paid or not',
    }),
    provider: z.string(),
    currency: z.string().openapi({ description: 'ISO 4217' }),
    count: z.number().int(),
    price: Amount,
    oldest_at: z.string(),
  })
  .openapi('OwedMoney');

/** Payments that need a person (api-contract.md §2 operator). */
export function operatorPaymentRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      access: 'operator',
      tag: 'Operator',
      method: 'get',
      path: '/dashboard/admin/payments',
      summary:
        'Refunds that a provider refused or that are on their way, and payments of another amount than was asked for',
      query: CommonQuery.extend({
        state: z.enum(['refused', 'pending', 'problem']).default('refused'),
      }),
      data: z.array(StuckPayment),
    },
    async (ctx, { query }) =>
      (await listPayments(ctx, query.state)).map((row) => ({
        transaction_id: row.transactionId,
        order_id: row.orderId,
        price: toDecimal(row.amountMinor),
        currency: row.currency,
        provider: row.provider,
        ref: row.ref,
        created_at: row.createdAt.toISOString(),
      })),
  );

  route(
    api,
    {
      access: 'operator',
      tag: 'Operator',
      method: 'get',
      path: '/dashboard/admin/payments/owed',
      summary:
        'Money at providers that waits for a person; empty when all is well',
      query: CommonQuery,
      data: z.array(OwedMoney),
    },
    async (ctx) =>
      (await owedMoney(ctx)).map(({ amountMinor, oldest, ...owed }) => ({
        ...owed,
        price: toDecimal(amountMinor),
        oldest_at: oldest.toISOString(),
      })),
  );
}
