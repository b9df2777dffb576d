import { eq, inArray } from 'drizzle-orm';
import { connectServices } from '@/server/compose';
import { shopWays } from '@/server/db/schema/kitchen';
import { outboxMessages } from '@/server/db/schema/settings';
import { watchKitchens } from '@/server/jobs/kitchen-watch';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import type { createShop } from '@/tests/support/factories/shop';
import { addWays, toldOf } from './told-shop';

/** When orders are placed; whoever watches moves the clock from here. */
export const START = new Date('2024-11-21T12:00:00Z');

export const after = (minutes: number, from = START): Date =>
  new Date(+from + Math.round(minutes * 60_000));

/** The job looks at that moment, by default twice, as two processes do. */
export async function watchAt(
  { db, env }: Pick<ApiHarness, 'db' | 'env'>,
  at: Date,
  times = 2,
): Promise<void> {
  const services = connectServices(env, {
    db: () => Promise.resolve(db),
    now: () => at,
  });
  for (let turn = 0; turn < times; turn += 1)
    await watchKitchens({ handle: { db }, services }, at);
}

interface Wish {
  /** Whether its way's ring was answered; null: the shop set no way. */
  readonly proved?: boolean | null;
  readonly shop?: Parameters<typeof createShop>[1];
  readonly order?: Record<string, unknown>;
}

/** An order placed at START at a shop that hears by mail. */
export async function placeWatched(
  api: ApiHarness,
  { order = {}, proved = true, shop: overrides }: Wish = {},
) {
  const filled = await createFilledCart(api, { shop: overrides });
  const { cartId, shop, shopper } = filled;
  if (proved !== null) {
    const target = `kitchen-${shop.id}@shop.example`;
    await addWays(api, shop.id, [{ kind: 'email', target, lang: 'en' }]);
    await api.db
      .update(shopWays)
      .set({ provedAt: proved ? START : null })
      .where(eq(shopWays.shopId, shop.id));
  }
  api.setNow(START);
  const body = orderBody(cartId, shop.payments.cash, order);
  const placed = await placeOrder(api, shopper, body);
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
  return { ...filled, id: Number(placed.body.data.id) };
}

/** Who was told of an order, and which time. */
export async function newsOf(api: ApiHarness, id: number): Promise<string[]> {
  const rows = await toldOf(api, id);
  return rows.map(
    ({ tellings: { event, round, shopId } }) =>
      `${shopId === null ? 'house' : 'shop'} ${event} ${round}`,
  );
}

/** What became, at that moment, of the messages about an order that wait, or of one of them. */
export async function endSending(
  api: ApiHarness,
  id: number,
  [status, at]: readonly ['failed' | 'sent', Date],
  only?: number,
): Promise<void> {
  const ids = (await toldOf(api, id)).flatMap(({ outbox_messages: message }) =>
    message?.status === 'pending' && message.id === (only ?? message.id)
      ? message.id
      : [],
  );
  const sentAt = status === 'sent' ? at : null;
  await api.db
    .update(outboxMessages)
    .set({ status, sentAt })
    .where(inArray(outboxMessages.id, ids));
}

const LOOK_MINUTES = 0.5;

/** Looks each half minute from then until then; what waits to be sent about the order ends so, each time. */
export async function watchOn(
  api: ApiHarness,
  id: number,
  [from, until]: readonly [Date, Date],
  becomes: 'failed' | 'pending' | 'sent' = 'sent',
): Promise<void> {
  for (let at = from; at <= until; at = after(LOOK_MINUTES, at)) {
    await watchAt(api, at, 1);
    if (becomes !== 'pending') await endSending(api, id, [becomes, at]);
  }
}
