import type { Ctx } from '@/server/context';
import { updateShop } from '@/server/repositories/shop/edit-shop-repository';
import { notifyCatalogueChanged } from '@/server/repositories/settings/settings-repository';

export interface ShopPause {
  /** Null ends a pause. */
  readonly until: Date | null;
  readonly reason: 'busy' | 'closed' | null;
}

/** A shop takes no orders for as soon as possible until then (can-order.ts); every process learns it at the commit. */
export async function pauseShop(
  ctx: Pick<Ctx, 'db'>,
  shopId: number,
  pause: ShopPause,
): Promise<void> {
  await updateShop(ctx.db, shopId, {
    pausedUntil: pause.until,
    pauseReason: pause.reason,
  });
  await notifyCatalogueChanged(ctx.db, 'shops:');
}
