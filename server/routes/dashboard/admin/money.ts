import {
  CouponNameParams,
  NewCouponBody,
  OperatorCoupon,
  OperatorListQuery,
} from '@/server/contracts/checkout/coupon';
import {
  endCoupon,
  listCoupons,
  makeCoupon,
} from '@/server/domain/coupon/manage-coupons';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import { presentOperatorCoupon } from '@/server/presenters/checkout/present-coupon';
import { z } from '@hono/zod-openapi';
import {
  CurrencyBody,
  CurrencyParams,
  NewCurrencyBody,
  OperatorCurrency,
  OperatorShopWays,
  OperatorWays,
  ShopWayParams,
  WayBody,
  WayParams,
} from '@/server/contracts/operator/money';
import {
  addCurrency,
  changeCurrency,
  listCurrencies,
} from '@/server/domain/operator/edit-currencies';
import { ShopKeyParams } from '@/server/contracts/operator/shop';
import {
  listShopWays,
  listWays,
  switchShopWay,
  switchWay,
} from '@/server/domain/settings/ways-to-pay';
import {
  OperatorRefundQuery,
  RefundAnswerBody,
  RefundRow,
} from '@/server/contracts/order/after-sale';
import { Amount, CommonQuery, IdParams } from '@/server/contracts/common';
import { answerRefund } from '@/server/domain/order/after-sale/answer-refund';
import { listAllRefunds } from '@/server/domain/order/after-sale/list-refunds';
import { presentRefundRow } from '@/server/presenters/order/present-refund';
import { owedMoney } from '@/server/domain/card/owed-money';
import { listPayments, settleRefund } from '@/server/domain/card/settle-refund';
import { toDecimal } from '@/utils/money/money';

const COUPONS = '/dashboard/admin/coupons';

/** Promo codes of the house and of shops, in amounts of the default currency. */
export function operatorCouponRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    COUPONS,
    'Every coupon, newest first',
    { query: OperatorListQuery, list: OperatorCoupon },
    async (ctx, { query }) => {
      const page = await listCoupons(ctx, query);
      return mapPage(page, (row) => presentOperatorCoupon(row, ctx.now));
    },
  );

  operator.post(
    COUPONS,
    'Makes a coupon',
    { body: NewCouponBody, data: OperatorCoupon },
    async (ctx, { body }) =>
      presentOperatorCoupon(await makeCoupon(ctx, body), ctx.now),
  );

  operator.post(
    `${COUPONS}/{name}/end`,
    'Ends a coupon now',
    { params: CouponNameParams, data: OperatorCoupon },
    async (ctx, { params }) =>
      presentOperatorCoupon(await endCoupon(ctx, params.name), ctx.now),
  );
}

const CURRENCIES = '/dashboard/admin/currencies';

/** The currencies of the site. None is removed: orders and payments name theirs for ever. */
export function operatorCurrencyRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    CURRENCIES,
    'Every currency, in force or not, the house’s own first',
    { data: z.array(OperatorCurrency) },
    (ctx) => listCurrencies(ctx),
  );
  operator.post(
    CURRENCIES,
    'Adds a currency, in force at once',
    { body: NewCurrencyBody, data: OperatorCurrency },
    (ctx, { body }) => addCurrency(ctx, body),
  );
  operator.put(
    `${CURRENCIES}/{title}`,
    'Changes rate, symbol, its place, or whether it is in force',
    { params: CurrencyParams, body: CurrencyBody, data: OperatorCurrency },
    (ctx, { body, params }) => changeCurrency(ctx, params.title, body),
  );
}

const WAYS_TO_PAY = '/dashboard/admin/ways-to-pay';
const OF_SHOP = '/dashboard/admin/shops/{slug}/ways-to-pay';

/** How customers may pay, by the switches of the house and of each shop. */
export function operatorWayRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    WAYS_TO_PAY,
    'The ways to pay of the site, and why one cannot be chosen',
    { data: OperatorWays },
    (ctx) => listWays(ctx),
  );
  operator.put(
    `${WAYS_TO_PAY}/{tag}`,
    'Switches one on or off; 400 for the last one that works',
    { params: WayParams, body: WayBody, data: OperatorWays },
    (ctx, { body, params }) => switchWay(ctx, params.tag, body.active),
  );
  operator.get(
    OF_SHOP,
    'The ways to pay of a shop, and why one cannot be chosen there',
    { params: ShopKeyParams, data: OperatorShopWays },
    (ctx, { params }) => listShopWays(ctx, params.slug),
  );
  operator.put(
    `${OF_SHOP}/{tag}`,
    'Switches one of a shop; 400 for the last one that works there',
    { params: ShopWayParams, body: WayBody, data: OperatorShopWays },
    (ctx, { body, params: { slug, tag } }) =>
      switchShopWay(ctx, slug, { tag, active: body.active }),
  );
}

const REFUNDS = '/dashboard/admin/refunds';

/** What customers ask back, and the operator's answers (api-contract.md §2 operator). */
export function operatorRefundRoutes(api: Api): void {
  const operator = routesOf(api, { access: 'operator', tag: 'Operator' });

  operator.get(
    REFUNDS,
    "Everybody's refunds, newest first",
    { query: OperatorRefundQuery, list: RefundRow },
    async (ctx, { query }) => {
      const page = await listAllRefunds(ctx, query);
      const rows = page.rows.map((row) => presentRefundRow(row, ctx.lang));
      return { ...page, rows };
    },
  );
  operator.post(
    `${REFUNDS}/{id}`,
    'Approves a refund, which gives the money back, or rejects it',
    { params: IdParams, body: RefundAnswerBody, data: RefundRow },
    async (ctx, { body, params }) => {
      const answer = { status: body.status, answer: body.answer ?? null };
      return presentRefundRow(
        await answerRefund(ctx, params.id, answer),
        ctx.lang,
      );
    },
  );
}

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
