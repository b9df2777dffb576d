import type { z } from 'zod';
import type {
  BranchDto,
  DeliveryZone,
  RatingGroups,
  ShopPicture,
} from '@/server/contracts/catalogue';
import type { PagedDto } from '@/server/contracts/common';
import type { ReviewDto } from '@/server/contracts/shop';
import { asApiError } from '@/services/http/api-error';
import { api } from '@/services/http/client';
import type {
  BranchView,
  RatingSpread,
  ReviewView,
  ShopInfo,
} from '@/utils/shop/shop-info';
import { weekOf } from '@/utils/shop/week';

/** A page of reviews, those with words first. */
interface ReviewPage {
  readonly reviews: readonly ReviewView[];
  readonly page: number;
  readonly lastPage: number;
}

function toReview({ comment, created_on: on, id, rating, user }: ReviewDto) {
  const { firstname: name, img } = user;
  return { id, rating, comment, name, img, on };
}

function toBranch({
  hours,
  id,
  location,
  phone,
  translation,
}: BranchDto): BranchView {
  const { address, title } = translation;
  const week = hours.length > 0 ? weekOf(hours) : [];
  return { id, title, address, phone, location, week };
}

async function zoneOf(id: number): Promise<ShopInfo['zone']> {
  try {
    const path = `/rest/shop/delivery-zone/${id}`;
    return (await api.get<z.infer<typeof DeliveryZone>>(path)).address;
  } catch (error) {
    if (asApiError(error)?.status === 404) return null;
    throw error;
  }
}

/** The other places of a shop's brand. */
async function branchesOf(id: number): Promise<BranchView[]> {
  const rows = await api.get<BranchDto[]>('/rest/branches', { shop_id: id });
  return rows.map(toBranch);
}

/** What is known of a shop beyond its page (api-contract.md §2 "Shops, products, categories"). */
export const shopInfoService = {
  /** Pictures, other places and the area it delivers to; fails when one of them does. */
  async info(id: number): Promise<ShopInfo> {
    const [pictures, branches, zone] = await Promise.all([
      api.get<z.infer<typeof ShopPicture>[]>(`/rest/shops/${id}/galleries`),
      branchesOf(id),
      zoneOf(id),
    ]);
    return { pictures, branches, zone };
  },
  branches: branchesOf,
  async reviews(
    id: number,
    { page, perPage }: { readonly page: number; readonly perPage: number },
  ): Promise<ReviewPage> {
    const { data, meta } = await api.get<PagedDto<ReviewDto>>(
      `/rest/shops/${id}/reviews`,
      { page, perPage },
    );
    return {
      reviews: data.map(toReview),
      page: meta.current_page,
      lastPage: meta.last_page,
    };
  },
  ratings: (id: number): Promise<RatingSpread> =>
    api.get<z.infer<typeof RatingGroups>>(
      `/rest/shops/${id}/reviews-group-rating`,
    ),
};
