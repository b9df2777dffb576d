import type { Ctx } from '@/server/context';
import { DomainError } from '@/server/errors';
import { getShop } from './get-shop';

/** The polygon a shop delivers in; not_found for a shop without one. */
export async function getDeliveryZone(
  ctx: Pick<Ctx, 'db'>,
  idOrUuid: number | string,
): Promise<{
  id: number;
  shop_id: number;
  address: readonly (readonly [number, number])[];
}> {
  const { id, zone, zoneId } = await getShop(ctx, idOrUuid);
  if (!zone || zoneId === null) throw new DomainError('not_found');
  return { id: zoneId, shop_id: id, address: zone };
}
