import { z } from '@hono/zod-openapi';
import { Amount, CommonQuery, IdParams } from '@/server/contracts/common';
import { owedMoney } from '@/server/domain/card/owed-money';
import { listPayments, settleRefund } from '@/server/domain/card/settle-refund';
import { type Api, routesOf } from '@/server/http/define-route';
import { toDecimal } from '@/utils/money/money';

const StuckPayment = z
  .object({
    id: z.number().int().nullable().openapi({
      description: 'Of the refund; null: a payment of another amount',
    }),
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
    settled: z
      .object({ reference: z.string(), at: z.string() })
      .nullable()
      .openapi({ description: 'Given back by hand' }),
    created_at: z.string(),
  })
  .openapi('StuckPayment');

const SettleRefundBody = z
  .object({
    reference: z.string().trim().min(1).max(200).openapi({
      description: 'How it was given back, such as the number of a transfer',
    }),
  })
  .openapi('SettleRefundBody');

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

type StuckRow = Awaited<ReturnType<typeof listPayments>>[number];

function presentStuck(row: StuckRow): z.infer<typeof StuckPayment> {
  const refund = 'settledAt' in row ? row : null;
  return {
    id: refund && refund.id,
    transaction_id: row.transactionId,
    order_id: row.orderId,
    price: toDecimal(row.amountMinor),
    currency: row.currency,
    provider: row.provider,
    ref: row.ref,
    settled:
      refund?.settledAt && refund.settledReference !== null
        ? {
            reference: refund.settledReference,
            at: refund.settledAt.toISOString(),
          }
        : null,
    created_at: row.createdAt.toISOString(),
  };
}

/** Payments that need a person (api-contract.md §2 operator). */
export function operatorPaymentRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    '/dashboard/admin/payments',
    'Refunds that a provider refused, that are on their way, that no provider will send (owed) or that were given back by hand (settled), and payments of another amount than was asked for',
    {
      query: CommonQuery.extend({
        state: z
          .enum(['refused', 'pending', 'owed', 'settled', 'problem'])
          .default('refused'),
      }),
      data: z.array(StuckPayment),
    },
    async (ctx, { query }) =>
      (await listPayments(ctx, query.state)).map(presentStuck),
  );

  operator.post(
    '/dashboard/admin/payments/refunds/{id}/settle',
    'Notes that a refund which no provider will send was given back by hand; 409 while one may still send it',
    { params: IdParams, body: SettleRefundBody, data: StuckPayment },
    async (ctx, { body, params }) =>
      presentStuck(await settleRefund(ctx, params.id, body.reference)),
  );

  operator.get(
    '/dashboard/admin/payments/owed',
    'Money at providers that waits for a person; empty when all is well',
    { query: CommonQuery, data: z.array(OwedMoney) },
    async (ctx) =>
      (await owedMoney(ctx)).map(({ amountMinor, oldest, ...owed }) => ({
        ...owed,
        price: toDecimal(amountMinor),
        oldest_at: oldest.toISOString(),
      })),
  );
}
