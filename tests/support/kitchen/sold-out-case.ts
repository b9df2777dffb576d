import { eq } from 'drizzle-orm';
import { connectServices } from '@/server/compose';
import { jobContext } from '@/server/jobs/job-context';
import { orderDetails } from '@/server/db/schema/orders';
import { transactions } from '@/server/db/schema/payments';
import {
  leaveOutDue,
  markSoldOut,
  undoSoldOut,
} from '@/server/domain/order/kitchen/sold-out';
import { findBalance } from '@/server/repositories/wallet/ledger-repository';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import {
  createShopper,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';
import { placeOrder, topUpWallet } from '@/tests/support/factories/order';
import {
  createAddonGroup,
  createProduct,
} from '@/tests/support/factories/product';
import { createShop, type PaymentTag } from '@/tests/support/factories/shop';

/** What the customer's wallet holds at first. */
export const WALLET_MINOR = 100_000;

/** A kitchen with two dishes at 10.00 and 3.33, the first with an add-on at 1.50, and a customer with money. */
export async function createSoldOutCase(
  api: ApiHarness,
  overrides: Parameters<typeof createShop>[1] = {},
  customer?: Shopper,
) {
  const shop = await createShop(api.db, overrides);
  const dish = await createProduct(api.db, shop.id, { priceMinor: 1000 });
  const side = await createProduct(api.db, shop.id, { priceMinor: 333 });
  const [addon] = await createAddonGroup(api.db, dish, {
    ...{ shopId: shop.id, min: 0, max: 2 },
    prices: [150],
  });
  if (!addon) throw new Error('no add-on');
  const shopper = customer ?? (await createShopper(api));
  const wallet = await topUpWallet(api.db, shopper.userId, WALLET_MINOR);
  const ctx = (now = new Date()) =>
    jobContext(
      {
        db: api.db,
        services: connectServices(api.env, {
          db: () => Promise.resolve(api.db),
          now: () => now,
        }),
        name: 'test',
      },
      now,
    );
  const orderOf = async (id: number) =>
    (await api.get(`/dashboard/user/orders/${id}`, shopper)).body.data;
  const lineOf = async (orderId: number, stockId: number, bonus = false) => {
    const rows = await api.db
      .select()
      .from(orderDetails)
      .where(eq(orderDetails.orderId, orderId));
    const row = rows.find(
      (each) => each.stockId === stockId && each.bonus === bonus,
    );
    if (!row) throw new Error(`no line of ${stockId}`);
    return row;
  };
  return {
    ...{ addon, dish, shop, shopper, side },
    ctx,
    orderOf,
    lineOf,
    balance: () => findBalance(api.db, wallet),
    /** Orders two of the dish, each with its add-on, and three of the side, or these lines. */
    place: async (
      tag: PaymentTag,
      more: Record<string, unknown> = {},
      products: readonly object[] = [
        { stock_id: dish.stockId, quantity: 2 },
        { stock_id: addon.stockId, quantity: 1, parent_id: dish.stockId },
        { stock_id: side.stockId, quantity: 3 },
      ],
    ) => {
      const filled = await api.post(
        '/dashboard/user/cart/insert-product',
        { shop_id: shop.id, products },
        shopper,
      );
      const body = orderBody(filled.body.data?.id, shop.payments[tag], more);
      const placed = await placeOrder(api, shopper, body);
      if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
      return placed.body.data;
    },
    /** The kitchen has none of this stock's line; what the kitchen saw is the order as it is. */
    mark: async (
      orderId: number,
      stockId: number,
      { bonus = false, forEveryone = false, now = new Date() } = {},
    ) => {
      const { version } = await orderOf(orderId);
      const { id: lineId } = await lineOf(orderId, stockId, bonus);
      const wish = { orderId, shopId: shop.id, version, lineId, forEveryone };
      const { outcome } = await markSoldOut(ctx(now), wish);
      return { lineId, outcome };
    },
    undo: async (orderId: number, lineId: number) => {
      const { version } = await orderOf(orderId);
      const wish = { orderId, shopId: shop.id, version, lineId };
      return (await undoSoldOut(ctx(), wish)).outcome;
    },
    answer: (
      orderId: number,
      lineId: number,
      answer: 'cancel' | 'leave_out' = 'leave_out',
      who = shopper,
    ) =>
      api.post(
        `/dashboard/user/orders/${orderId}/sold-out`,
        { line_id: lineId, answer },
        who,
      ),
    /** The customer said nothing for so many minutes; how many orders that ended. */
    silence: async (minutes = 5) => {
      const now = new Date(Date.now() + minutes * 60_000 + 1);
      let done = 0;
      while (await leaveOutDue(ctx(now), { except: [], hold: () => undefined }))
        done += 1;
      return done;
    },
    attempt: async (orderId: number) => {
      const [row] = await api.db
        .select()
        .from(transactions)
        .where(eq(transactions.orderId, orderId));
      if (!row) throw new Error(`order ${orderId} has no attempt`);
      return row;
    },
  };
}

export type SoldOutCase = Awaited<ReturnType<typeof createSoldOutCase>>;
