import { z } from '@hono/zod-openapi';
import { Amount, BodyId, CommonQuery, numeric, wordOrNumber } from './common';
import { Transaction } from './order/order';
import { Currency } from './settings';

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

/** The sandbox provider's hosted payment page (GET /sandbox/sessions/{id}). */
export const SandboxSession = z
  .object({
    id: z.string(),
    title: z.string(),
    amount: Amount,
    currency: Currency,
    status: z.enum(['open', 'challenge', 'processing', 'paid', 'closed']),
    /** Of the last try; null before one. */
    declined: z
      .enum(['card_declined', 'expired_card', 'challenge_failed'])
      .nullable(),
    test_cards: z.array(
      z.object({
        number: z.string(),
        does: z.enum([
          'success',
          'decline',
          'challenge',
          'timeout_success',
          'timeout_failure',
          'late_webhook',
          'duplicate_webhooks',
          'reordered_webhooks',
        ]),
      }),
    ),
    return_url: z.string(),
    cancel_url: z.string(),
    expires_at: z.string(),
  })
  .openapi('SandboxSession');

/** POST /sandbox/sessions/{id}/pay. Spaces in the number are allowed. */
export const SandboxPayBody = z
  .object({
    number: wordOrNumber(z.string().trim().max(30)),
    expires: z.string().trim().max(7).openapi({ description: 'MM/YY' }),
    cvc: wordOrNumber(z.string().trim().max(4)),
  })
  .openapi('SandboxPayBody');

/** POST /sandbox/sessions/{id}/challenge: the 3-D question of the card's bank. */
export const SandboxChallengeBody = z
  .object({ answer: z.enum(['approve', 'refuse']) })
  .openapi('SandboxChallengeBody');

export type PaymentStepDto = z.infer<typeof PaymentStep>;
export type PaymentUrlDto = z.infer<typeof PaymentUrl>;
export type WalletHistoryDto = z.infer<typeof WalletHistory>;
export type SandboxSessionDto = z.infer<typeof SandboxSession>;
export type SandboxPayBodyDto = z.input<typeof SandboxPayBody>;
