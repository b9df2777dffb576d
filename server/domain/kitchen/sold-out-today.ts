import type { Ctx } from '@/server/context';
import { nextDayOpening } from '@/server/domain/availability/opening-hours';
import { findKitchenClock } from '@/server/repositories/kitchen/kitchen-order-repository';
import {
  clearSoldOut,
  setSoldOutUntil,
} from '@/server/repositories/kitchen/sold-out-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';

/**
 * A shop has no more of these stocks today, or has them after all: its menu, carts and quotes follow at once, and what
 * is sold out is back by itself when the shop opens on another day than that of `at`. Inside the caller's transaction;
 * stocks of other shops stay as they are. False, and nothing changes, where that day has passed.
 */
export async function sellOutToday(
  ctx: Pick<Ctx, 'db' | 'now'>,
  shopId: number,
  {
    at = ctx.now,
    isOut,
    stockIds,
  }: {
    readonly isOut: boolean;
    readonly stockIds: readonly number[];
    readonly at?: Date;
  },
): Promise<boolean> {
  const clock = await findKitchenClock(ctx.db, shopId);
  const until = isOut ? nextDayOpening(clock, at) : null;
  if (until && until <= ctx.now) return false;
  await setSoldOutUntil(ctx.db, shopId, { stockIds, until });
  await notifyCatalogueChanged(ctx.db, `menu:${shopId}`);
  return true;
}

/**
 * Forgets what was sold out until now, so that kept menus are read anew. Readers compare with the clock themselves: late
 * or never, it changes nothing of what can be ordered.
 */
export async function endSoldOut({
  db,
  now,
}: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  for (const shopId of await clearSoldOut(db, now))
    await notifyCatalogueChanged(db, `menu:${shopId}`);
}
