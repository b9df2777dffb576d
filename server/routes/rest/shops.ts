import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import {
  EntityParams,
  MenuCategory,
  MenuQuery,
  PagedQuery,
  PriceRange,
  RatingGroups,
  RecommendedQuery,
  ShopKeysQuery,
} from '@/server/contracts/catalogue';
import {
  Product,
  ProductListQuery,
  ShopProducts,
} from '@/server/contracts/product';
import {
  AddressQuery,
  Review,
  Shop,
  ShopListQuery,
  Tag,
} from '@/server/contracts/shop';
import { averagePrices } from '@/server/domain/catalogue/average-prices';
import { getShop } from '@/server/domain/catalogue/get-shop';
import {
  getShopMenu,
  listMenuCategories,
} from '@/server/domain/catalogue/get-shop-menu';
import { listProducts } from '@/server/domain/catalogue/list-products';
import {
  groupRatings,
  listReviews,
} from '@/server/domain/catalogue/list-reviews';
import { listShops } from '@/server/domain/catalogue/list-shops';
import { findShop, shopIndex } from '@/server/domain/catalogue/load-shop-index';
import { recommendShops } from '@/server/domain/catalogue/recommend-shops';
import { viewShop } from '@/server/domain/catalogue/view-shop';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import {
  presentMenu,
  presentMenuCategory,
} from '@/server/presenters/present-menu';
import { presentProduct } from '@/server/presenters/present-product';
import { presentReview } from '@/server/presenters/present-review';
import { presentShop, presentTag } from '@/server/presenters/present-shop';

const shared = { method: 'get', tag: 'Shops', access: 'public' } as const;

function listRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      path: '/rest/shops/paginate',
      summary:
        'Shops by filters and order; with an address only those that deliver there',
      query: ShopListQuery,
      list: Shop,
    },
    async (ctx, { query }) => {
      const { rate } = ctx.currency;
      const page = listShops(await shopIndex(ctx.db), query, {
        now: ctx.now,
        rate,
      });
      return { ...page, rows: page.rows.map((view) => presentShop(view, ctx)) };
    },
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/shops/recommended',
      summary: 'What a visitor is shown first',
      query: RecommendedQuery,
      data: z.array(Shop),
    },
    async (ctx, { query }) => {
      const moment = { now: ctx.now, rate: ctx.currency.rate };
      const views = recommendShops(await shopIndex(ctx.db), query, moment);
      return views.map((view) => presentShop(view, ctx));
    },
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/shops',
      summary:
        'Shops by ids or uuids, in the asked order; unknown ones are left out',
      query: ShopKeysQuery,
      data: z.array(Shop),
    },
    async (ctx, { query }) => {
      const index = await shopIndex(ctx.db);
      return [...new Set(query.shops)]
        .flatMap((key) => findShop(index, key) ?? [])
        .map((shop) => viewShop(shop, { now: ctx.now, address: query.address }))
        .map((view) => presentShop(view, ctx));
    },
  );
}

function facetRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      path: '/rest/shops-takes',
      summary: 'Tags of shops',
      data: z.array(Tag),
    },
    async (ctx) =>
      (await shopIndex(ctx.db)).tags.map((tag) => presentTag(tag, ctx)),
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/products-avg-prices',
      summary: 'Range of the mean product prices of shops',
      data: PriceRange,
    },
    async (ctx) => averagePrices(await shopIndex(ctx.db), ctx.currency.rate),
  );
}

function menuRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      path: '/rest/shops/{id}/products',
      summary: 'The whole menu of a shop, by section',
      params: EntityParams,
      query: MenuQuery,
      data: ShopProducts,
    },
    async (ctx, { params, query }) => {
      const shop = await getShop(ctx, params.id);
      const asked = { categoryId: query.category_id, order: query.order_by };
      return presentMenu(await getShopMenu(ctx, shop, asked), ctx);
    },
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/shops/{id}/products/paginate',
      summary: 'The products of a shop, paged',
      params: EntityParams,
      query: ProductListQuery,
      list: Product,
    },
    async (ctx, { params, query }) => {
      const shop = await getShop(ctx, params.id);
      const page = await listProducts(ctx, { ...query, shop_id: shop.id });
      const look = { lang: ctx.lang, withAddons: false, shop };
      return {
        ...page,
        rows: page.rows.map(({ priced }) => presentProduct(priced, look)),
      };
    },
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/shops/{id}/categories',
      summary: 'The sections of a menu that have products',
      params: EntityParams,
      data: z.array(MenuCategory),
    },
    async (ctx, { params }) => {
      const categories = await listMenuCategories(
        ctx,
        await getShop(ctx, params.id),
      );
      return categories.map((category) =>
        presentMenuCategory(category, ctx.lang),
      );
    },
  );
}

function reviewRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      path: '/rest/shops/{id}/reviews',
      summary: 'Reviews of a shop, newest first',
      params: EntityParams,
      query: PagedQuery,
      list: Review,
    },
    async (ctx, { params, query }) => {
      const shop = await getShop(ctx, params.id);
      const page = await listReviews(ctx, shop.id, query);
      return { ...page, rows: page.rows.map(presentReview) };
    },
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/shops/{id}/reviews-group-rating',
      summary: 'How the reviews spread over the stars',
      params: EntityParams,
      data: RatingGroups,
    },
    async (ctx, { params }) =>
      groupRatings(ctx, (await getShop(ctx, params.id)).id),
  );
}

/** Listings of shops, one shop, its menu and its reviews. */
export function shopRoutes(api: OpenAPIHono<AppEnv>): void {
  listRoutes(api);
  facetRoutes(api);
  route(
    api,
    {
      ...shared,
      path: '/rest/shops/{id}',
      summary: 'A shop by id or uuid',
      params: EntityParams,
      query: AddressQuery,
      data: Shop,
    },
    async (ctx, { params, query }) => {
      const shop = await getShop(ctx, params.id);
      return presentShop(
        viewShop(shop, { now: ctx.now, address: query.address }),
        ctx,
      );
    },
  );
  menuRoutes(api);
  reviewRoutes(api);
}
