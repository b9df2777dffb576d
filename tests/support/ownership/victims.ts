import { sql } from 'drizzle-orm';
import { notifications } from '@/server/db/schema/account/notifications';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import {
  createFilledCart,
  createShopper,
  orderBody,
} from '@/tests/support/factories/cart';
import { createGroup, uuidOf } from '@/tests/support/factories/group';
import { placeOrder } from '@/tests/support/factories/order';
import { createRefundCase } from '@/tests/support/factories/refund';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { createShop } from '@/tests/support/factories/shop';
import type { Reach, ReachRow } from './rows';

/** Somebody's things, each with what its owner signs in with. */
export interface Victims {
  readonly buyer: {
    readonly token: string;
    readonly orderId: number;
    readonly addressId: number;
    readonly sessionId: number;
    readonly chatId: string;
    readonly noticeId: number;
  };
  /** The owner of a group, with a member in it. */
  readonly host: {
    readonly token: string;
    readonly cartId: number;
    readonly lineId: number;
    readonly memberUuid: string;
    readonly paymentId: number;
  };
  /** Somebody with an order by card that is still to be paid. */
  readonly payer: {
    readonly token: string;
    readonly cartId: number;
    readonly orderId: number;
    readonly transactionId: number;
    readonly paymentId: number;
  };
  /** Somebody with a delivered order, who asked for money back. */
  readonly guest: {
    readonly token: string;
    readonly orderId: number;
    readonly lineId: number;
    readonly refundId: number;
  };
  /** Who owns a shop. */
  readonly seller: { readonly token: string; readonly shopId: number };
}

type Api = Pick<ApiHarness, 'call' | 'db' | 'get' | 'post'>;

async function createBuyer(api: ApiHarness): Promise<Victims['buyer']> {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const { token } = shopper;
  const ordered = await api.post(
    '/dashboard/user/orders',
    orderBody(cartId, shop.payments.cash),
    { token },
  );
  const saved = await api.post(
    '/dashboard/user/addresses',
    {
      title: 'Home',
      address: { address: 'Amir Temur Avenue 12' },
      location: { ...EXAMPLE_LOCATION },
    },
    { token },
  );
  const sessions = await api.get('/dashboard/user/sessions', { token });
  const opened = await api.post('/dashboard/user/chats', {}, { token });
  const [notice] = await api.db
    .insert(notifications)
    .values({
      userId: shopper.userId,
      type: 'news',
      subject: 'news:owned',
      data: { title: { en: 'Owned' } },
    })
    .returning({ id: notifications.id });
  return {
    token,
    noticeId: notice?.id ?? 0,
    chatId: String(opened.body.data.id),
    sessionId: Number(sessions.body.data[0].id),
    orderId: Number(ordered.body.data.id),
    addressId: Number(saved.body.data.id),
  };
}

async function createHost(api: ApiHarness): Promise<Victims['host']> {
  const group = await createGroup(api);
  const member = await group.join('Member');
  const eaten = await group.eat([[group.dish, 1]]);
  return {
    token: group.owner.token,
    cartId: group.cartId,
    lineId: Number(eaten.body.data.user_carts[0].cartDetails[0].id),
    memberUuid: uuidOf(member),
    paymentId: group.shop.payments.cash,
  };
}

async function createPayer(api: ApiHarness): Promise<Victims['payer']> {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const paymentId = shop.payments.card;
  const body = orderBody(cartId, paymentId);
  const { data } = (await placeOrder(api, shopper, body)).body;
  return {
    token: shopper.token,
    orderId: Number(data.id),
    transactionId: Number(data.transaction.id),
    ...{ cartId, paymentId },
  };
}

async function createGuest(api: ApiHarness): Promise<Victims['guest']> {
  const { ask, delivered, shopper } = await createRefundCase(api);
  const { details, id } = await delivered();
  const lineId = Number(details[0].id);
  const items = [{ order_detail_id: lineId, quantity: 1 }];
  const asked = await ask({ order_id: id, items });
  return {
    token: shopper.token,
    orderId: Number(id),
    refundId: Number(asked.body.data.id),
    lineId,
  };
}

async function createSeller(api: ApiHarness): Promise<Victims['seller']> {
  const { token, userId } = await createShopper(api);
  const shop = await createShop(api.db, { ownerId: userId });
  return { token, shopId: shop.id };
}

/** Makes the victim that a row speaks of; what the row says with its ids. */
export async function reachesOf(
  api: ApiHarness,
  row: ReachRow,
): Promise<readonly Reach[]> {
  if ('buyer' in row) return row.buyer(await createBuyer(api));
  if ('host' in row) return row.host(await createHost(api));
  if ('payer' in row) return row.payer(await createPayer(api));
  if ('seller' in row) return row.seller(await createSeller(api));
  return row.guest(await createGuest(api));
}

/** Grow with every call, whatever it was about. */
const COUNTERS = ['rate_limits'];

/** A fingerprint of every table: two that are equal mean that nothing was written. */
export async function everything({ db }: Api): Promise<unknown> {
  const named = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )) as unknown as { rows: { name: string }[] };
  const prints = named.rows
    .filter(({ name }) => !COUNTERS.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from "${name}" t`,
    );
  const answer = (await db.execute(
    sql.raw(`${prints.join(' union all ')} order by name`),
  )) as unknown as { rows: unknown[] };
  return answer.rows;
}
