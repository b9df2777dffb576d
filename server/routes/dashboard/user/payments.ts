import type { Context } from 'hono';
import { IdParams } from '@/server/contracts/common';
import { Transaction } from '@/server/contracts/order/order';
import {
  PaymentProcessQuery,
  PaymentStep,
  PaymentUrl,
  PayOrderBody,
  TopUpBody,
} from '@/server/contracts/payment';
import {
  getTransaction,
  orderToPay,
} from '@/server/domain/card/find-transaction';
import { payAgain, type Step } from '@/server/domain/card/pay-again';
import { payPage } from '@/server/domain/card/pay-page';
import { topUpWallet } from '@/server/domain/card/top-up';
import type { FinalAnswer } from '@/server/domain/idempotency/bound-answer';
import type { AppEnv } from '@/server/http/app-env';
import { type Api, routesOf } from '@/server/http/define-route';
import { singleBody } from '@/server/http/envelope';
import { readIdempotencyKey } from '@/server/http/idempotency-key';
import { presentTransaction } from '@/server/presenters/order/present-transaction';

const answerOf = (data: unknown): FinalAnswer => ({
  status: 200,
  text: JSON.stringify(singleBody(data)),
});

const stepAnswer = ({ transaction, url }: Step): FinalAnswer =>
  answerOf({ ...presentTransaction(transaction), url });

function send(c: Context<AppEnv>, { status, text }: FinalAnswer): Response {
  return c.body(text, status as 200, { 'Content-Type': 'application/json' });
}

/** Paying an order again, and a wallet's top-up (api-contract.md §2 payments, §4 older clients). */
export function paymentRoutes(api: Api): void {
  const bearer = routesOf(api, { access: 'bearer', tag: 'Payments' });

  bearer.post(
    '/payments/order/{id}/transactions',
    'Pays an order that awaits its payment, once per Idempotency-Key',
    { params: IdParams, body: PayOrderBody, data: PaymentStep },
    async (ctx, { body, params }, c) => {
      const key = readIdempotencyKey(c);
      const request = { orderId: params.id, paymentId: body.payment_sys_id };
      return send(
        c,
        await payAgain(ctx, { ...request, key, render: stepAnswer }),
      );
    },
  );

  bearer.get(
    '/dashboard/user/order-card-process',
    "Where an order, or a cart's order, is paid by card",
    { query: PaymentProcessQuery, data: PaymentUrl.pick({ url: true }) },
    async (ctx, { query }) => ({
      url: await payPage(ctx, await orderToPay(ctx, query)),
    }),
  );

  bearer.post(
    '/payments/wallet/payment/top-up',
    'Puts money into the wallet by card, once per Idempotency-Key',
    { body: TopUpBody, data: PaymentUrl },
    async (ctx, { body }, c) => {
      const { payment_type: method, price } = body;
      const key = readIdempotencyKey(c);
      const request = { method: String(method), price, key, render: answerOf };
      return send(c, await topUpWallet(ctx, request));
    },
  );

  bearer.get(
    '/dashboard/user/transactions/{id}',
    'One attempt to pay of the caller, for an order or a top-up',
    { params: IdParams, data: Transaction },
    async (ctx, { params }) => {
      const transaction = await getTransaction(ctx, params.id);
      const { currencyId: currency_id } = transaction;
      return { ...presentTransaction(transaction), currency_id };
    },
  );
}
