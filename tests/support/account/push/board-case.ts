import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { shopWays } from '@/server/db/schema/kitchen';
import { makeLink } from '@/server/domain/kitchen/links';
import { api } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import { service, told } from './web-push-case';

let made = 0;

/** The calls of a new board of a shop, or of a branch of it. */
export async function boardAt(
  shopId: number,
  branchId: number | null = null,
): Promise<string> {
  const ctx = { db: api.db, now: new Date() };
  const token = await makeLink(ctx, { kind: 'board', branchId, shopId });
  return `/rest/kitchen/boards/${token}`;
}

/** A shop with a cart that can be ordered, and the board of its kitchen. */
export async function kitchen() {
  const cart = await createFilledCart(api);
  return { ...cart, board: await boardAt(cart.shop.id) };
}

/** A browser as the push service knows it. */
export function browser() {
  made += 1;
  const device = `tablet-${made}`;
  return { device, ...service.subscribe(device) };
}

/** Turns messages of a board on in a browser; answers what the push service calls it. */
export async function listen(
  board: string,
  lang = 'en',
  { device, endpoint, keys } = browser(),
  caller: { readonly token?: string } = {},
): Promise<string> {
  const body = { endpoint, ...keys, lang };
  expect((await api.post(`${board}/push`, body, caller)).status).toBe(200);
  return device;
}

/** What the last message to a device names, which a press on it tells. */
export function tellingOf(device: string): number {
  const text = JSON.stringify(told(device).at(-1)?.payload);
  return Number(/telling=(\d+)/.exec(text)?.[1]);
}

/** The ways of a shop, the oldest first. */
export const waysOf = (shopId: number) =>
  api.db
    .select()
    .from(shopWays)
    .where(eq(shopWays.shopId, shopId))
    .orderBy(asc(shopWays.id));

/** Places an order of the cart; answers its id. */
export async function order({
  cartId,
  shop,
  shopper,
}: Awaited<ReturnType<typeof kitchen>>): Promise<number> {
  const body = orderBody(cartId, shop.payments.cash);
  const answer = await placeOrder(api, shopper, body);
  return (answer.body.data as { id: number }).id;
}
