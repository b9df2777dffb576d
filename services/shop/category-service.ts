import type { PagedDto } from '@/server/contracts/common';
import type { CategoryDto } from '@/server/contracts/shop';
import { api } from '@/services/http/client';
import type { CatalogueScope } from '@/utils/shop/catalogue-scope';

/** A category as its tile shows it. */
export interface CategoryTileView {
  readonly id: number;
  readonly title: string;
  readonly img: string | null;
}

/** A category as an application offers it: of restaurants or of shops. */
export interface TradeView {
  readonly id: number;
  readonly title: string;
  readonly shopType: 'restaurant' | 'shop';
}

const toTile = ({ id, img, translation }: CategoryDto): CategoryTileView => ({
  id,
  img,
  title: translation.title,
});

/** Categories (api-contract.md §2 "Shops, products, categories"). */
export const categoryService = {
  /**
   * Cuisines and trades that somebody has who delivers to the scope's point, of one type of shops or of both: none of
   * them leads to nothing.
   */
  async near(
    { lang, point }: CatalogueScope,
    type: 'restaurant' | 'shop' | null,
    pickup: boolean,
  ): Promise<readonly CategoryTileView[]> {
    const { data } = await api.get<PagedDto<CategoryDto>>(
      '/rest/categories/paginate',
      {
        lang,
        type: 'main',
        perPage: 50,
        address: point,
        ...(type && { shop_type: type }),
        ...(pickup && { pickup: 1 }),
      },
    );
    return data.filter(({ shops_count: count }) => count !== 0).map(toTile);
  },
  /** Every cuisine and trade that a shop may belong to, whether or not somebody has it already. */
  async all(lang: string): Promise<readonly TradeView[]> {
    const { data } = await api.get<PagedDto<CategoryDto>>(
      '/rest/categories/paginate',
      { lang, type: 'main', perPage: 100 },
    );
    return data.map(({ id, translation, type }) => ({
      id,
      title: translation.title,
      shopType: type === 'shop' ? 'shop' : 'restaurant',
    }));
  },
};
