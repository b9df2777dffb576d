import type { ShopDto } from '@/server/contracts/shop';
import { ApiError } from '@/services/http/api-error';
import { api } from '@/services/http/client';
import { type CatalogueScope, scopeParams } from '@/utils/catalogue-scope';
import type { ShopView } from '@/utils/shop-view';
import { toShopView } from './to-shop-view';

function notFound(): ApiError {
  return new ApiError({
    status: 404,
    code: 'ERROR_404',
    message: '',
    fields: {},
    data: null,
    requestId: null,
    retryAfterSeconds: null,
  });
}

export const shopPageService = {
  /** The shop as its page shows it; throws ApiError 404 also for a shop of another type than the address says. */
  detail: async (
    id: number,
    scope: CatalogueScope,
    type?: ShopView['type'],
  ): Promise<ShopView> => {
    const shop = await api.get<ShopDto>(
      `/rest/shops/${id}`,
      scopeParams(scope),
    );
    if (type && shop.type !== type) throw notFound();
    return toShopView(shop, new Date());
  },
};
