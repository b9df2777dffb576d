import { asc, eq } from 'drizzle-orm';
import { orders } from '@/server/db/schema/orders';
import { shopWays, tellings } from '@/server/db/schema/kitchen';
import { outboxMessages } from '@/server/db/schema/settings';
import { type ShopNews, tellShop } from '@/server/domain/kitchen/tell-shop';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';

export const SITE = 'https://sofra.example';
const SECRET = 'whsec_of-a-test';

type Way = Pick<typeof shopWays.$inferInsert, 'kind' | 'lang' | 'target'>;

/** Sets ways of a shop as they are stored; answers their ids. */
export async function addWays(
  { db }: Pick<ApiHarness, 'db'>,
  shopId: number,
  ways: readonly Way[],
): Promise<number[]> {
  if (!ways.length) return [];
  const rows = await db
    .insert(shopWays)
    .values(
      ways.map((way) => ({
        ...way,
        shopId,
        secret: way.kind === 'webhook' ? SECRET : null,
      })),
    )
    .returning({ id: shopWays.id });
  return rows.map(({ id }) => id);
}

/** A cash order of two dishes at a shop with these ways, which nobody told yet. */
export async function placedOrder(
  api: ApiHarness,
  ways: readonly Way[],
  more: object = {},
) {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const body = { ...orderBody(cartId, shop.payments.cash), ...more };
  const answer = await placeOrder(api, shopper, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { id } = answer.body.data as { id: number };
  await api.db.update(orders).set({ numberOfDay: 27 }).where(eq(orders.id, id));
  const wayIds = await addWays(api, shop.id, ways);
  return { order: { id, shopId: shop.id }, shop, shopper, wayIds };
}

/** Tells a shop as a use case does, in one transaction. */
export const tell = ({ db }: ApiHarness, news: ShopNews, now = new Date()) =>
  db.transaction((tx) => tellShop({ db: tx, now, siteUrl: SITE }, news));

/** What was told of an order, with the messages that tell it, the oldest first. */
export function toldOf({ db }: Pick<ApiHarness, 'db'>, orderId: number) {
  return db
    .select()
    .from(tellings)
    .leftJoin(outboxMessages, eq(outboxMessages.id, tellings.outboxId))
    .where(eq(tellings.orderId, orderId))
    .orderBy(asc(tellings.id));
}

/** The token in a message's link. */
export const tokenIn = (text: string | undefined): string =>
  /\/(?:ticket|ring)\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
