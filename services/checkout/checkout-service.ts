import type { SlotDayDto } from '@/server/contracts/catalogue';
import type { ShopDto } from '@/server/contracts/shop';
import { api } from '@/services/http/client';
import type { DeliveryPoint } from '@/utils/address/delivery-point';

export interface DeliveryWish {
  readonly type: 'delivery' | 'pickup';
  /** Null: not chosen yet, or picked up. */
  readonly point: DeliveryPoint | null;
  /** Where a pickup is fetched; null: at the shop itself. */
  readonly branchId: number | null;
}

/** What a checkout asks beside its cart and quote (api-contract.md §2). */
export const checkoutService = {
  /** The whole shop; with a point also distance, fee and arrival there. */
  shop: (id: number, currencyId: number, point: DeliveryPoint | null) =>
    api.get<ShopDto>(`/rest/shops/${id}`, {
      currency_id: currencyId,
      ...(point && { address: point }),
    }),
  slots: (shopId: number, { branchId, point, type }: DeliveryWish) =>
    api.get<SlotDayDto[]>(`/rest/shops/${shopId}/slots`, {
      type,
      ...(point && type === 'delivery' && { address: point }),
      ...(branchId !== null && type === 'pickup' && { branch_id: branchId }),
    }),
};
