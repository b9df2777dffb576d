import type {
  OwnShopDetailDto,
  OwnShopRowDto,
  ShopEditDto,
} from '@/server/contracts/application/own-shop';
import type { PagedDto } from '@/server/contracts/common';
import { api } from '@/services/http/client';
import type { ShopChangeBody } from '@/utils/application/shop-change';

const BASE = '/dashboard/seller/shops';

/** Newest first; so many are shown of what was changed. */
const CHANGES_SHOWN = 30;

/** Shops of the account (api-contract.md §2 "Own shops"). */
export const ownShopService = {
  list: () => api.get<OwnShopRowDto[]>(BASE),
  detail: (id: number) => api.get<OwnShopDetailDto>(`${BASE}/${id}`),
  /** Changes what is given; an older version than the shop has is a 409 with the newest (`StaleShopDto`). */
  change: (id: number, version: number, body: ShopChangeBody) =>
    api.put<OwnShopDetailDto>(`${BASE}/${id}`, { version, ...body }),
  changes: (id: number) =>
    api.get<PagedDto<ShopEditDto>>(
      `${BASE}/${id}/changes?perPage=${CHANGES_SHOWN}`,
    ),
};
