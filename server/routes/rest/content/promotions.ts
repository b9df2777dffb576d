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
import { Answer, type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import { presentBanner } from '@/server/presenters/shop/present-banner';
import { presentCategory } from '@/server/presenters/shop/present-category';
import { presentShop } from '@/server/presenters/shop/present-shop';
import { presentStory } from '@/server/presenters/shop/present-shop-extras';

/** Categories, banners, stories and the map under an order. */
export function contentRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Settings and content' });

  open.get(
    '/rest/categories/paginate',
    'Cuisines and trades as trees of up to three levels; counted are the shops that serve the address',
    { query: CategoryListQuery, list: Category },
    async (ctx, { query }) => {
      const page = pageOf(
        listCategories(await shopIndex(ctx.db), query.type, {
          address: query.address,
          pickup: query.pickup,
          shopType: query.shop_type,
        }),
        query,
      );
      return mapPage(page, (node) => presentCategory(node, ctx));
    },
  );
  open.get(
    '/rest/categories/{id}',
    'A category by uuid or id, with what is below it',
    { params: EntityParams, data: Category },
    async (ctx, { params }) =>
      presentCategory(getCategory(await shopIndex(ctx.db), params.id), ctx),
  );
  open.get(
    '/rest/banners/paginate',
    'Promotions of the home page',
    { query: PagedQuery, list: Banner },
    async (ctx, { query }) => {
      const page = pageOf(await activeBanners(ctx.db), query);
      return mapPage(page, (banner) => presentBanner(banner, ctx));
    },
  );
  open.get(
    '/rest/banners/{id}',
    'One promotion of the home page with the shops it leads to',
    { params: IdParams, data: BannerDetail },
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
  open.get(
    '/rest/stories/paginate',
    'Promotions of shops that run now: an array for each shop, latest first, without an envelope',
    { query: PagedQuery, bare: z.array(z.array(Story)) },
    async (ctx, { query }) => {
      const { rows } = await listStories(ctx, query);
      const byShop = rows.map((stories) =>
        stories.map((story) => presentStory(story, ctx)),
      );
      return new Answer(byShop, { raw: true });
    },
  );
  open.get(
    '/rest/map',
    'Streets, parks and water around, as GeoJSON with names in the asked language; the delivery zones where nobody has drawn the city',
    { data: CityGeoJson },
    async (ctx, _input, c) => {
      const { drawing, keptSeconds } = await siteMap(ctx, ctx.lang);
      c.header('Cache-Control', `public, max-age=${keptSeconds}`);
      return drawing;
    },
  );
}
