import { z } from '@hono/zod-openapi';
import { Amount, BodyId, CommonQuery, numeric, wordOrNumber } from './common';
import { Transaction } from './order/order';

/** POST /payments/order/{id}/transactions. */
export const PayOrderBody = z
  .object({ payment_sys_id: BodyId })
  .openapi('PayOrderBody');

/** An attempt to pay, and where the browser goes on with it; null: nowhere, it is paid or due on delivery. */
export const PaymentStep = Transaction.extend({
  url: z.string().nullable(),
}).openapi('PaymentStep');

/** POST /payments/wallet/payment/top-up; `payment_type` is a method's id or tag, `price` of the asked currency. */
export const TopUpBody = z
  .object({
    payment_type: wordOrNumber(z.string().trim().max(50)),
    price: numeric(z.number().positive().max(1_000_000_000)),
    currency_id: BodyId.optional(),
  })
  .openapi('TopUpBody');

export const PaymentUrl = z
  .object({
    url: z.string(),
    id: z.number().int().openapi({ description: 'Of the transaction' }),
  })
  .openapi('PaymentUrl');

/** GET order-{tag}-process: of an order, or of the order that a cart became. */
export const PaymentProcessQuery = CommonQuery.extend({
  order_id: BodyId.optional(),
  cart_id: BodyId.optional(),
});

export const WALLET_HISTORY_TYPES = [
  'topup',
  'payment',
  'refund',
  'referral',
  'credit',
] as const;

const Person = z.object({
  id: z.number().int(),
  firstname: z.string(),
  lastname: z.string(),
});

/** One movement of the caller's wallet, in the asked currency. */
export const WalletHistory = z
  .object({
    id: z.number().int(),
    uuid: z.string(),
    type: z.enum(WALLET_HISTORY_TYPES),
    price: Amount.openapi({ description: 'Signed: negative was spent' }),
    balance: Amount.openapi({ description: 'Of the wallet after it' }),
    note: z.string().nullable(),
    status: z.literal('paid'),
    order_id: z.number().int().nullable(),
    shop_title: z.string().nullable(),
    created_at: z.string(),
    author: Person.openapi({ description: 'For older clients' }),
    user: Person.openapi({ description: 'For older clients' }),
  })
  .openapi('WalletHistory');

export type PaymentStepDto = z.infer<typeof PaymentStep>;
export type PaymentUrlDto = z.infer<typeof PaymentUrl>;
export type WalletHistoryDto = z.infer<typeof WalletHistory>;
