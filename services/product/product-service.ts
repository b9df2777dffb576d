import type { PagedDto } from '@/server/contracts/common';
import type { ProductDto, ShopProductsDto } from '@/server/contracts/product';
import { api } from '@/services/http/client';
import type { MenuView } from '@/utils/shop/menu-view';
import { toMenuView } from './to-menu-view';

const IDS_PER_CALL = 100;

/** Products (spec.md §7 "Catalogue and settings"); amounts are of the currency asked for. */
export const productService = {
  menu: async (shopId: number, currencyId: number): Promise<MenuView> =>
    toMenuView(
      await api.get<ShopProductsDto>(`/rest/shops/${shopId}/products`, {
        currency_id: currencyId,
      }),
    ),
  /** With the members of its add-on groups. */
  detail: (uuid: string, currencyId: number) =>
    api.get<ProductDto>(`/rest/products/${encodeURIComponent(uuid)}`, {
      currency_id: currencyId,
    }),
  /** Those of the ids that are still sold. */
  byIds: async (
    ids: readonly number[],
    currencyId: number,
  ): Promise<ProductDto[]> => {
    const { data } = await api.get<PagedDto<ProductDto>>('/rest/products/ids', {
      currency_id: currencyId,
      perPage: IDS_PER_CALL,
      products: ids.slice(0, IDS_PER_CALL),
    });
    return data;
  },
};
