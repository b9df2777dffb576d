import { eq } from 'drizzle-orm';
import { connectServices } from '@/server/context';
import { orders } from '@/server/db/schema/orders';
import {
  actOnOrder,
  type ActOutcome,
  type KitchenAct,
} from '@/server/domain/order/kitchen/kitchen-acts';
import { logger } from '@/server/logger';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';

/** The kitchen of an order does something with it, as it stands now. */
export async function kitchenDoes(
  { db, env }: ApiHarness,
  orderId: number,
  act: KitchenAct,
  now = new Date(),
): Promise<ActOutcome> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`no order ${orderId}`);
  const ctx = {
    db,
    now,
    user: null,
    lang: 'en',
    currency: DEFAULT_CURRENCY,
    log: logger(),
    requestId: 'test',
    clientAddress: 'test',
    userAgent: '',
    ...connectServices(env),
  };
  const { shopId, version } = order;
  return actOnOrder(ctx, { orderId, shopId, version, act });
}
