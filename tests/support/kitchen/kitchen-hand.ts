import { eq } from 'drizzle-orm';
import type { Ctx } from '@/server/context';
import { connectServices } from '@/server/compose';
import { jobContext } from '@/server/jobs/job-context';
import { orders } from '@/server/db/schema/orders';
import {
  actOnOrder,
  type ActOutcome,
  type KitchenAct,
} from '@/server/domain/order/kitchen/kitchen-acts';
import type { ApiHarness } from '@/tests/support/api/api-harness';

type Process = Pick<ApiHarness, 'db' | 'env'>;

/** What a use case of a kitchen gets in this process at that moment. */
export function kitchenCtx({ db, env }: Process, now = new Date()): Ctx {
  const process = { db: () => Promise.resolve(db), now: () => now };
  const services = connectServices(env, process);
  return jobContext({ db, services, name: 'test' }, now);
}

/** The kitchen of an order does something with it, as it stands now; `seen` says whose hand, and what it saw. */
export async function kitchenDoes(
  process: Process,
  orderId: number,
  act: KitchenAct,
  now = new Date(),
  seen: { readonly shopId?: number; readonly version?: number } = {},
): Promise<ActOutcome> {
  const [order] = await process.db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw new Error(`no order ${orderId}`);
  const { shopId, version } = order;
  const wish = { orderId, shopId, version, act, ...seen };
  return actOnOrder(kitchenCtx(process, now), wish);
}
