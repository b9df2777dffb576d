import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  CategoryListQuery,
  CityGeoJson,
  PagedQuery,
} from '@/server/contracts/catalogue';
import { Banner, Category } from '@/server/contracts/shop';
import { listCategories } from '@/server/domain/catalogue/list-categories';
import { shopIndex } from '@/server/domain/catalogue/load-shop-index';
import { pageOf } from '@/server/domain/catalogue/sort-and-page';
import { drawCity } from '@/server/domain/geo/draw-city';
import { activeBanners } from '@/server/domain/settings/read-settings';
import type { AppEnv } from '@/server/http/app-env';
import { route } from '@/server/http/define-route';
import { presentBanner } from '@/server/presenters/present-banner';
import { presentCategory } from '@/server/presenters/present-category';

const shared = {
  method: 'get',
  tag: 'Settings and content',
  access: 'public',
} as const;

/** Categories, banners and the map under an order. */
export function contentRoutes(api: OpenAPIHono<AppEnv>): void {
  route(
    api,
    {
      ...shared,
      path: '/rest/categories/paginate',
      summary: 'Cuisines and trades as trees of up to three levels',
      query: CategoryListQuery,
      list: Category,
    },
    async (ctx, { query }) => {
      const page = pageOf(
        listCategories(await shopIndex(ctx.db), query.type),
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
      path: '/rest/map',
      summary:
        'Streets, parks and water around, as GeoJSON with names in the asked language',
      data: CityGeoJson,
    },
    async (ctx, _input, c) => {
      c.header('Cache-Control', 'public, max-age=3600');
      return Promise.resolve(drawCity(ctx.lang));
    },
  );
}
