import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import {
  CategoryListQuery,
  CityGeoJson,
  EntityParams,
  PagedQuery,
  Story,
} from '@/server/contracts/catalogue';
import { IdParams } from '@/server/contracts/common';
import { Banner, BannerDetail, Category } from '@/server/contracts/shop';
import { bannerShops } from '@/server/domain/catalogue/promotion/banner-shops';
import {
  getCategory,
  listCategories,
} from '@/server/domain/catalogue/list-categories';
import { listStories } from '@/server/domain/catalogue/promotion/list-stories';
import { shopIndex } from '@/server/domain/catalogue/load-shop-index';
import { pageOf } from '@/server/domain/catalogue/sort-and-page';
import { viewShop } from '@/server/domain/catalogue/view-shop';
import { siteMap } from '@/server/domain/address/site-place';
import { activeBanners, getBanner } from '@/server/domain/content/banners';
import type { AppEnv } from '@/server/http/app-env';
import { Answer, route } from '@/server/http/define-route';
import { presentBanner } from '@/server/presenters/shop/present-banner';
import { presentCategory } from '@/server/presenters/shop/present-category';
import { presentShop } from '@/server/presenters/shop/present-shop';
import { presentStory } from '@/server/presenters/shop/present-shop-extras';

const shared = {
  method: 'get',
  tag: 'Settings and content',
  access: 'public',
} as const;

function promotionRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      path: '/rest/banners/paginate',
      summary: 'Promotions of the home page',
      query: PagedQuery,
      list: Banner,
    },
    async (ctx, { query }) => {
      const page = pageOf(await activeBanners(ctx.db), query);
      return {
        ...page,
        rows: page.rows.map((banner) => presentBanner(banner, ctx)),
      };
    },
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/banners/{id}',
      summary: 'One promotion of the home page with the shops it leads to',
      params: IdParams,
      data: BannerDetail,
    },
    async (ctx, { params }) => {
      const banner = await getBanner(ctx.db, params.id);
      const { count, shops } = bannerShops(await shopIndex(ctx.db), banner.url);
      const views = shops.map((shop) => viewShop(shop, { now: ctx.now }));
      return {
        ...presentBanner(banner, ctx),
        shops: views.map((view) => presentShop(view, ctx)),
        shops_count: count,
      };
    },
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/stories/paginate',
      summary:
        'Promotions of shops that run now: an array for each shop, latest first, without an envelope',
      query: PagedQuery,
      bare: z.array(z.array(Story)),
    },
    async (ctx, { query }) => {
      const { rows } = await listStories(ctx, query);
      const byShop = rows.map((stories) =>
        stories.map((story) => presentStory(story, ctx)),
      );
      return new Answer(byShop, { raw: true });
    },
  );
}

/** Categories, banners, stories and the map under an order. */
export function contentRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      path: '/rest/categories/paginate',
      summary:
        'Cuisines and trades as trees of up to three levels; counted are the shops that serve the address',
      query: CategoryListQuery,
      list: Category,
    },
    async (ctx, { query }) => {
      const page = pageOf(
        listCategories(await shopIndex(ctx.db), query.type, {
          address: query.address,
          pickup: query.pickup,
          shopType: query.shop_type,
        }),
        query,
      );
      return {
        ...page,
        rows: page.rows.map((node) => presentCategory(node, ctx)),
      };
    },
  );
  route(
    api,
    {
      ...shared,
      path: '/rest/categories/{id}',
      summary: 'A category by uuid or id, with what is below it',
      params: EntityParams,
      data: Category,
    },
    async (ctx, { params }) =>
      presentCategory(getCategory(await shopIndex(ctx.db), params.id), ctx),
  );
  promotionRoutes(api);
  route(
    api,
    {
      ...shared,
      path: '/rest/map',
      summary:
        'Streets, parks and water around, as GeoJSON with names in the asked language; the delivery zones where nobody has drawn the city',
      data: CityGeoJson,
    },
    async (ctx, _input, c) => {
      const { drawing, keptSeconds } = await siteMap(ctx, ctx.lang);
      c.header('Cache-Control', `public, max-age=${keptSeconds}`);
      return drawing;
    },
  );
}
