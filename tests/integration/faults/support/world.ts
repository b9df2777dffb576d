import { inArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { stocks } from '@/server/db/schema/products';
import { createCoupon } from '@/tests/support/factories/coupon';
import { topUpWallet } from '@/tests/support/factories/order';
import {
  createAddonGroup,
  createProduct,
} from '@/tests/support/factories/product';
import { createShop } from '@/tests/support/factories/shop';
import { createUser, TEST_PASSWORD } from '@/tests/support/factories/user';
import type { CalledApi } from '@/tests/support/api/http-api';

export const SHELF = 100_000;
export const WALLET_MINOR = 50_000_000;

export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly wallet: number;
}

/** A restaurant that never closes, full shelves, and customers with full wallets. */
export interface World {
  readonly shopId: number;
  readonly payments: {
    readonly card: number;
    readonly cash: number;
    readonly wallet: number;
  };
  /** Stocks; the first takes the sauces as add-ons. */
  readonly dishes: readonly number[];
  readonly sauces: readonly [number, number];
  readonly customers: readonly Customer[];
  /** A promo code, good for one order of each customer. */
  readonly coupon: string;
}

async function createCustomer(db: Db): Promise<Customer> {
  const { email, id } = await createUser(db);
  const wallet = await topUpWallet(db, id, WALLET_MINOR);
  return { id, email: email ?? '', wallet };
}

export async function createWorld(db: Db, people: number): Promise<World> {
  const shop = await createShop(db);
  const dish = await createProduct(db, shop.id, { quantity: SHELF });
  const others = [];
  for (const priceMinor of [1250, 480, 333])
    others.push(
      await createProduct(db, shop.id, { quantity: SHELF, priceMinor }),
    );
  const [mild, hot] = await createAddonGroup(db, dish, {
    shopId: shop.id,
    min: 0,
    max: 2,
    prices: [50, 75],
  });
  if (!mild || !hot) throw new Error('the sauces are missing');
  const sauces = [mild.stockId, hot.stockId] as const;
  await db
    .update(stocks)
    .set({ quantity: SHELF })
    .where(inArray(stocks.id, sauces));
  const customers = [];
  while (customers.length < people) customers.push(await createCustomer(db));
  return {
    shopId: shop.id,
    payments: shop.payments,
    dishes: [dish, ...others].map(({ stockId }) => stockId),
    sauces,
    customers,
    coupon: (await createCoupon(db, { shopId: shop.id })).name,
  };
}

/** Signs in with the factory's password; answers the bearer token. */
export async function signInOver(
  api: CalledApi,
  { email }: Customer,
): Promise<string> {
  const answer = await api.post('/auth/login', {
    email,
    password: TEST_PASSWORD,
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return String(answer.body.data.access_token);
}
