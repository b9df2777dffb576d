import type { PagedDto } from '@/server/contracts/common';
import type { ReviewDto, ShopDto } from '@/server/contracts/shop';
import { api } from '@/services/http/client';

/** A shop as everybody sees it, wherever they are, and its newest reviews. */
export interface ShopForHead {
  readonly shop: ShopDto;
  readonly reviews: readonly ReviewDto[];
}

const REVIEWS = 10;

export const shopHeadService = {
  /** The shop that an id, a uuid or a slug names; throws ApiError 404, with `data.gone` for one that closed for good. */
  find: (key: string) =>
    api.get<ShopDto>(`/rest/shops/${encodeURIComponent(key)}`),
  /** What search engines are told of a shop. */
  about: async (id: number): Promise<ShopForHead> => {
    const shop = await api.get<ShopDto>(`/rest/shops/${id}`);
    if (shop.reviews_count === 0) return { shop, reviews: [] };
    const { data } = await api.get<PagedDto<ReviewDto>>(
      `/rest/shops/${id}/reviews`,
      { perPage: REVIEWS },
    );
    return { shop, reviews: data };
  },
};
