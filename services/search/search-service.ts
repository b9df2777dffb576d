import type { PagedDto } from '@/server/contracts/common';
import type { ProductDto } from '@/server/contracts/product';
import type { ProductHitDto, ShopHitDto } from '@/server/contracts/search';
import { api } from '@/services/http/client';
import { type CatalogueScope, scopeParams } from '@/utils/shop/catalogue-scope';
import { dayWord, formatTime } from '@/utils/i18n/dates';
import type { HitPage, ProductHit, ShopHit } from '@/utils/search/search-hit';
import { toShopCard } from '@/services/shop/to-shop-card';

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
}

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

function toProductHit(row: ProductHitDto, now: Date): ProductHit {
  const { availability, id, timezone, title, type } = row.shop;
  const next = availability.can_order ? undefined : availability.next_at;
  return {
    id: row.id,
    uuid: row.uuid,
    title: row.translation.title,
    img: row.img,
    ...priceOf(row),
    shop: { id, title, type },
    open: availability.can_order,
    opens: next
      ? { time: formatTime(next, timezone), day: dayWord(next, timezone, now) }
      : null,
    match: row.match,
  };
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
        ...(open !== undefined && { open: Number(open) }),
      },
      signal,
    );
    const now = new Date();
    return {
      hits: data.map(({ match, ...shop }) => ({
        shop: toShopCard(shop, now, question.scope),
        match,
      })),
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
