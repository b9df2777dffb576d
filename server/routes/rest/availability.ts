import { z } from '@hono/zod-openapi';
import {
  DeliveryZone,
  RequiredAddressQuery,
  ShopIdParams,
  ShopParams,
  SlotDay,
  SlotsQuery,
  WorkingCheckQuery,
  ZoneCheck,
} from '@/server/contracts/catalogue';
import { Availability } from '@/server/contracts/shop';
import { checkWorkingDay } from '@/server/domain/availability/check-working-day';
import {
  requireCoverage,
  requireShopCoverage,
} from '@/server/domain/catalogue/check-zone';
import { getDeliveryZone } from '@/server/domain/catalogue/get-delivery-zone';
import { shopSlots } from '@/server/domain/catalogue/shop-slots';
import { getShop } from '@/server/domain/catalogue/get-shop';
import { getPlace } from '@/server/domain/catalogue/list-branches';
import { shopIndex } from '@/server/domain/catalogue/load-shop-index';
import { type Api, routesOf } from '@/server/http/define-route';
import { presentAvailability } from '@/server/presenters/checkout/present-availability';
import { presentSlotDays } from '@/server/presenters/checkout/present-slot-days';
import { presentZoneCheck } from '@/server/presenters/address/present-zone-check';

/** When and where a shop can be ordered from; all by the one canOrder rule. */
export function availabilityRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Availability' });

  open.get(
    '/rest/shops/{id}/slots',
    'Half-hour slots of the coming seven days in the shop’s own time',
    { params: ShopParams, query: SlotsQuery, data: z.array(SlotDay) },
    async (ctx, { params, query }) => {
      const shop = await getPlace(ctx, params.id, query.branch_id);
      return presentSlotDays(shopSlots(shop, { ...query, now: ctx.now }));
    },
  );
  open.get(
    '/rest/shop-working-check/{id}',
    'Whether a shop takes orders now, or on a date of its calendar',
    { params: ShopParams, query: WorkingCheckQuery, data: Availability },
    async (ctx, { params, query }) => {
      const shop = await getShop(ctx, params.id);
      const { address, date, pickup } = query;
      const type = pickup ? 'pickup' : 'delivery';
      return presentAvailability(
        checkWorkingDay(shop, { now: ctx.now, date, address, type }),
      );
    },
  );
  open.get(
    '/rest/shop/delivery-zone/check/distance',
    'Whether any open shop delivers to a point',
    { query: RequiredAddressQuery, data: z.literal('success') },
    async (ctx, { query }) => {
      requireCoverage(await shopIndex(ctx.db), query.address, ctx.now);
      return 'success';
    },
  );
  open.get(
    '/rest/shop/{id}/delivery-zone/check/distance',
    'Whether a shop delivers to a point, how far that is and what it costs',
    { params: ShopParams, query: RequiredAddressQuery, data: ZoneCheck },
    async (ctx, { params, query }) => {
      const shop = await getShop(ctx, params.id);
      return presentZoneCheck(requireShopCoverage(shop, query.address), ctx);
    },
  );
  open.get(
    '/rest/shop/delivery-zone/{shopId}',
    'The polygon a shop delivers in, [latitude, longitude]',
    { params: ShopIdParams, data: DeliveryZone },
    async (ctx, { params }) => getDeliveryZone(ctx, params.shopId),
  );
}
