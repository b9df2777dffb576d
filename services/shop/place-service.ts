import type { PagedDto } from '@/server/contracts/common';
import type { ShopDto } from '@/server/contracts/shop';
import { api } from '@/services/http/client';

/** A shop by its name alone. */
interface PlaceLink {
  readonly id: number;
  readonly type: ShopDto['type'];
  readonly title: string;
}

const PER_PAGE = 100;

export const placeService = {
  /** A page of all restaurants and shops, wherever they deliver, the oldest first. */
  page: async (page: number) => {
    const { data, meta } = await api.get<PagedDto<ShopDto>>(
      '/rest/shops/paginate',
      { page, perPage: PER_PAGE, order_by: 'old' },
    );
    const places = data.map(({ id, translation, type }): PlaceLink => {
      return { id, type, title: translation.title };
    });
    return { places, lastPage: meta.last_page };
  },
};
