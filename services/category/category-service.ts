import type { PagedDto } from '@/server/contracts/common';
import type { CategoryDto } from '@/server/contracts/shop';
import { api } from '@/services/http/client';

/** A category as its tile shows it. */
export interface CategoryTileView {
  readonly id: number;
  readonly title: string;
  readonly img: string | null;
}

/** Categories (api-contract.md §2 "Shops, products, categories"). */
export const categoryService = {
  async main(lang: string): Promise<readonly CategoryTileView[]> {
    const { data } = await api.get<PagedDto<CategoryDto>>(
      '/rest/categories/paginate',
      { lang, type: 'main', perPage: 30 },
    );
    return data.map(({ id, img, translation }) => ({
      id,
      img,
      title: translation.title,
    }));
  },
};
