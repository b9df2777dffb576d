import type { ShopDto } from '@/server/contracts/shop';
import { api } from '@/services/http/client';
import { type CatalogueScope, scopeParams } from '@/utils/shop/catalogue-scope';
import type { ShopView } from '@/utils/shop/shop-view';
import { toShopView } from './to-shop-view';

export const shopPageService = {
  /** The shop as its page shows it, to somebody at that place or, with `pickup`, who fetches the order. */
  detail: async (
    id: number,
    scope: CatalogueScope,
    { pickup }: { readonly pickup?: 1 } = {},
  ): Promise<ShopView> => {
    const shop = await api.get<ShopDto>(`/rest/shops/${id}`, {
      ...scopeParams(scope),
      pickup,
    });
    return toShopView(shop, new Date(), scope);
  },
};
