import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { shops } from '@/server/db/schema/catalogue';
import { couriers, orders } from '@/server/db/schema/orders';
import { currencies, settings } from '@/server/db/schema/settings';
import {
  findLeaveOutFacts,
  type LeaveOutFacts,
} from '@/server/repositories/kitchen/left-out-repository';
import { columnsBut } from '@/server/repositories/select-sql';
import { shopTexts } from '@/server/repositories/shop/catalogue-sql';
import type { TransactionStatus } from '@/utils/constants/kinds';
import {
  type AfterSale,
  findAfterSale,
  refundedOfOrder,
  refundStatus,
} from './after-sale-repository';
import { findDetails, type OrderDetailRow } from './order-detail-repository';
import type { OrderColumns } from './order-repository';

type HistoryJson = Pick<OrderColumns, 'status'> & { readonly at: string };

interface TransactionJson {
  readonly id: number;
  readonly priceMinor: number;
  readonly status: TransactionStatus;
  readonly performTime: string | null;
  readonly source: string | null;
  readonly refundState: 'done' | 'pending' | 'refused' | null;
  /** Where an open one is paid. */
  readonly payUrl: string | null;
  readonly provider: string | null;
  readonly payment: {
    readonly id: number;
    readonly tag: string;
    readonly title: string;
  };
}

const history: SQL<HistoryJson[]> = sql`(
  select coalesce(json_agg(json_build_object('status', h.status, 'at', h.at) order by h.id), '[]'::json)
  from order_status_history h where h.order_id = "orders"."id")`;

/** The one that counts: paid or open, else the last; of what goes back through its provider the worst. */
const lastTransaction: SQL<TransactionJson | null> = sql`(
  select json_build_object('id', t.id, 'priceMinor', t.price_minor, 'status', t.status, 'performTime', t.perform_time, 'source', t.source, 'payUrl', t.pay_url, 'provider', t.provider,
    'refundState', (select case when bool_or(g.status = 'refused') then 'refused' when bool_or(g.status = 'pending') then 'pending' when count(*) > 0 then 'done' end
      from gateway_refunds g where g.transaction_id = t.id),
    'payment', json_build_object('id', p.id, 'tag', p.tag, 'title', coalesce(p.title, p.tag)))
  from transactions t join payments p on p.id = t.payment_id
  where t.order_id = "orders"."id" order by t.status in ('progress', 'paid') desc, t.id desc limit 1)`;

/** With what a group's owner reads everybody's shares; null for an order of one. */
const ownerReceipt: SQL<string | null> = sql`(
  select s.member_uuid from order_shares s where s.order_id = "orders"."id" and s.owner)`;

const columns = {
  order: orders,
  shop: {
    id: shops.id,
    type: shops.type,
    phone: shops.phone,
    logoImg: shops.logoImg,
    cardImg: shops.cardImg,
    latitude: shops.latitude,
    longitude: shops.longitude,
    timezone: shops.timezone,
    deliveryStartMinor: shops.deliveryStartMinor,
    deliveryPerKmMinor: shops.deliveryPerKmMinor,
    translations: shopTexts,
  },
  currency: {
    ...columnsBut(currencies, 'rate', 'isDefault'),
    default: currencies.isDefault,
  },
  feeStep: sql<
    string | null
  >`(select ${settings.value} from ${settings} where ${settings.key} = 'delivery_fee_step')`,
  courier: columnsBut(couriers, 'ratingsCount'),
  history,
  transaction: lastTransaction,
  ownerReceipt,
  refundedMinor: refundedOfOrder,
  refundStatus,
} as const;

function selectOrders(db: Db) {
  return db
    .select(columns)
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(currencies, eq(currencies.id, orders.currencyId))
    .leftJoin(couriers, eq(couriers.id, orders.courierId));
}

type OrderJoin = Awaited<ReturnType<typeof selectOrders>>[number];

export type { OrderDetailRow } from './order-detail-repository';

/** An order with everything that is shown of it, in every language. */
export type OrderView = OrderJoin & {
  readonly details: readonly OrderDetailRow[];
  /** Of a delivered order that was asked for by its id. */
  readonly afterSale?: AfterSale | null;
  /** Of one that was asked for by its id and has something sold out: what its price without it is decided by. */
  readonly leaveOut?: LeaveOutFacts | null;
};

async function withDetails(
  db: Db,
  rows: readonly OrderJoin[],
): Promise<OrderView[]> {
  if (!rows.length) return [];
  const details = await findDetails(
    db,
    rows.map(({ order }) => order.id),
  );
  return rows.map((row) => ({
    ...row,
    details: details.filter(({ orderId }) => orderId === row.order.id),
  }));
}

/** One order; of this user when one is given. */
export async function findOrderView(
  db: Db,
  id: number,
  userId?: number,
): Promise<OrderView | null> {
  const rows = await selectOrders(db).where(
    and(
      eq(orders.id, id),
      userId === undefined ? undefined : eq(orders.userId, userId),
    ),
  );
  const [view] = await withDetails(db, rows);
  if (!view) return null;
  const isAsked = view.details.some(({ answerUntil }) => answerUntil !== null);
  return {
    ...view,
    ...(isAsked && { leaveOut: await findLeaveOutFacts(db, id) }),
    ...(view.order.status === 'delivered' && {
      afterSale: await findAfterSale(db, id),
    }),
  };
}

export interface OrderFilter {
  /** Omitted: everybody's, for the operator. */
  readonly userId?: number;
  readonly statuses?: readonly OrderColumns['status'][];
  readonly column: 'created_at' | 'id' | 'total_price';
  readonly sort: 'asc' | 'desc';
  readonly page: number;
  readonly perPage: number;
}

const sortColumns = {
  id: orders.id,
  created_at: orders.createdAt,
  total_price: orders.totalMinor,
} as const;

function matches({ statuses, userId }: OrderFilter): SQL | undefined {
  return and(
    userId === undefined ? undefined : eq(orders.userId, userId),
    statuses?.length ? inArray(orders.status, [...statuses]) : undefined,
  );
}

/** A page of orders, ties broken by id. */
export async function findOrderViews(
  db: Db,
  filter: OrderFilter,
): Promise<OrderView[]> {
  const direction = filter.sort === 'asc' ? asc : desc;
  const rows = await selectOrders(db)
    .where(matches(filter))
    .orderBy(direction(sortColumns[filter.column]), direction(orders.id))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  return withDetails(db, rows);
}

/** These orders of a user or a shop, in any order. */
export async function findOrderViewsById(
  db: Db,
  ids: readonly number[],
  of: { readonly userId: number } | { readonly shopId: number },
): Promise<OrderView[]> {
  if (!ids.length) return [];
  const rows = await selectOrders(db).where(
    and(
      inArray(orders.id, [...ids]),
      'userId' in of
        ? eq(orders.userId, of.userId)
        : eq(orders.shopId, of.shopId),
    ),
  );
  return withDetails(db, rows);
}

export function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  return db.$count(orders, matches(filter));
}
