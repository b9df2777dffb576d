import type { PagedDto } from '@/server/contracts/common';
import type { ProductDto } from '@/server/contracts/product';
import type { ProductHitDto, ShopHitDto } from '@/server/contracts/search';
import { api } from '@/services/http/client';
import { openingOf, toShopCard } from '@/services/shop/to-shop-card';
import type { HitPage, ProductHit, ShopHit } from '@/utils/search/search-hit';
import { type CatalogueScope, scopeParams } from '@/utils/shop/catalogue-scope';

/** The price that a row shows: the lowest of what is left, or of all when nothing is. */
function priceOf({ min_qty: least, stocks }: ProductDto) {
  const left = stocks.filter(({ quantity }) => quantity > 0);
  const [cheapest] = (left.length > 0 ? left : [...stocks]).sort(
    (a, b) => a.total_price - b.total_price,
  );
  const most = Math.max(0, ...stocks.map(({ quantity }) => quantity));
  return {
    price: cheapest?.total_price ?? 0,
    was: cheapest && cheapest.discount > 0 ? cheapest.price : null,
    from: stocks.some(
      ({ total_price }) => total_price !== cheapest?.total_price,
    ),
    soldOut: most === 0 || most < least,
  };
}

function toHit(
  row: ProductDto,
  at: Pick<ProductHit, 'match' | 'open' | 'opens' | 'shop'>,
): ProductHit {
  const { id, img, translation, uuid } = row;
  return { id, uuid, title: translation.title, img, ...priceOf(row), ...at };
}

/** What can be said of a found product's shop. */
function shopOf({ shop }: ProductHitDto, now: Date) {
  const { availability, id, timezone, title, type } = shop;
  return {
    shop: { id, title, type },
    open: availability.can_order,
    opens: openingOf({ availability, timezone }, now),
  };
}

/** A found shop, and what is ordered most of it. */
function toShopHit(
  { dishes = [], match, ...row }: ShopHitDto,
  now: Date,
  scope: CatalogueScope,
): ShopHit {
  const shop = toShopCard(row, now, scope);
  const { id, open, opens, title, type } = shop;
  const at = { shop: { id, title, type }, open, opens, match: null };
  return { shop, match, dishes: dishes.map((dish) => toHit(dish, at)) };
}

/** A found product, with what can be said of its shop now. */
function toProductHit(row: ProductHitDto, now: Date): ProductHit {
  return toHit(row, { ...shopOf(row, now), match: row.match });
}

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
