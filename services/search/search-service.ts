import type { PagedDto } from '@/server/contracts/common';
import type { ProductHitDto, ShopHitDto } from '@/server/contracts/search';
import { api } from '@/services/http/client';
import { type CatalogueScope, scopeParams } from '@/utils/shop/catalogue-scope';
import type { HitPage, ProductHit, ShopHit } from '@/utils/search/search-hit';
import { toProductHit, toShopHit } from './to-search-hit';

/** What is searched for, and which page of it. */
export interface SearchQuestion {
  readonly term: string;
  readonly scope: CatalogueScope;
  readonly page: number;
  readonly perPage: number;
  /** It will be picked up: whatever the zones. */
  readonly pickup: boolean;
  /** Only where orders are taken now. */
  readonly open?: boolean;
  /** How many dishes each found shop brings. */
  readonly dishes?: number;
}

const params = ({
  open,
  page,
  perPage,
  pickup,
  scope,
  term,
}: SearchQuestion) => ({
  ...scopeParams(scope),
  search: term,
  page,
  perPage,
  ...(pickup && { pickup: 1 }),
  ...(open && { open: 1 }),
});

/** Searching shops and products (spec.md §2 "Search", §7); the best match first. */
export const searchService = {
  /** `open` true: only shops that are open now, false: only the others; without it open ones come first. */
  async shops(
    question: SearchQuestion,
    open: boolean | undefined,
    signal?: AbortSignal,
  ): Promise<HitPage<ShopHit>> {
    const { data, meta } = await api.get<PagedDto<ShopHitDto>>(
      '/rest/shops/search',
      {
        ...params(question),
        ...(question.dishes && { dishes: question.dishes }),
        ...(open !== undefined && { open: Number(open) }),
      },
      signal,
    );
    const now = new Date();
    return {
      hits: data.map((row) => toShopHit(row, now, question.scope)),
      total: meta.total,
      lastPage: meta.last_page,
    };
  },
  /** Of one shop, or of all that deliver to the address. */
  async products(
    question: SearchQuestion,
    shopId: number | null,
    signal?: AbortSignal,
  ): Promise<HitPage<ProductHit>> {
    const { data, meta } = await api.get<PagedDto<ProductHitDto>>(
      '/rest/products/search',
      { ...params(question), ...(shopId !== null && { shop_id: shopId }) },
      signal,
    );
    const now = new Date();
    return {
      hits: data.map((row) => toProductHit(row, now)),
      total: meta.total,
      lastPage: meta.last_page,
    };
  },
};
