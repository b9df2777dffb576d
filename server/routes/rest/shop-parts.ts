import { z } from '@hono/zod-openapi';
import {
  Branch,
  BranchQuery,
  MenuCategory,
  MenuQuery,
  PagedQuery,
  RatingGroups,
  ShopParams,
  ShopPicture,
} from '@/server/contracts/catalogue';
import { IdParams } from '@/server/contracts/common';
import {
  Product,
  ProductListQuery,
  ShopProducts,
} from '@/server/contracts/product';
import { Review } from '@/server/contracts/shop';
import { getShop } from '@/server/domain/catalogue/get-shop';
import {
  getShopMenu,
  listMenuCategories,
} from '@/server/domain/catalogue/get-shop-menu';
import {
  getBranch,
  listBranches,
  listShopPictures,
} from '@/server/domain/catalogue/list-branches';
import { listProducts } from '@/server/domain/search/list-products';
import {
  groupRatings,
  listReviews,
} from '@/server/domain/catalogue/list-reviews';
import { pageOf } from '@/server/domain/catalogue/sort-and-page';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import {
  presentMenu,
  presentMenuCategory,
} from '@/server/presenters/shop/present-menu';
import { presentProduct } from '@/server/presenters/product/present-product';
import { presentReview } from '@/server/presenters/shop/present-review';
import {
  presentBranch,
  presentShopPicture,
} from '@/server/presenters/shop/present-shop-extras';

function placeRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Shops' });

  open.get(
    '/rest/shops/{id}/galleries',
    'Pictures of a shop beyond its cover',
    { params: ShopParams, data: z.array(ShopPicture) },
    async (ctx, { params }) =>
      (await listShopPictures(ctx, params.id)).map(presentShopPicture),
  );
  open.get(
    '/rest/branches',
    'Other places of a shop’s brand',
    { query: BranchQuery, data: z.array(Branch) },
    async (ctx, { query }) => {
      const { branches, shop } = await listBranches(ctx, query.shop_id);
      const look = { lang: ctx.lang, timezone: shop.timezone };
      return branches.map((branch) => presentBranch(branch, look));
    },
  );
  open.get(
    '/rest/branches/{id}',
    'One such place',
    { params: IdParams, data: Branch },
    async (ctx, { params }) => {
      const { branch, shop } = await getBranch(ctx, params.id);
      const { timezone } = shop;
      return presentBranch(branch, { lang: ctx.lang, timezone });
    },
  );
}

/** What belongs to one shop: its menu, its reviews, its pictures and the other places of its brand. */
export function shopPartRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Shops' });

  open.get(
    '/rest/shops/{id}/products',
    'The whole menu of a shop, by section',
    { params: ShopParams, query: MenuQuery, data: ShopProducts },
    async (ctx, { params, query }) => {
      const shop = await getShop(ctx, params.id);
      const asked = { categoryId: query.category_id, order: query.order_by };
      return presentMenu(await getShopMenu(ctx, shop, asked), ctx);
    },
  );
  open.get(
    '/rest/shops/{id}/products/paginate',
    'The products of a shop, paged',
    { params: ShopParams, query: ProductListQuery, list: Product },
    async (ctx, { params, query }) => {
      const shop = await getShop(ctx, params.id);
      const page = await listProducts(ctx, { ...query, shop_id: shop.id });
      const look = { lang: ctx.lang, withAddons: false, shop };
      return mapPage(page, ({ priced }) => presentProduct(priced, look));
    },
  );
  open.get(
    '/rest/shops/{id}/products/recommended/paginate',
    'The most ordered products of a shop, paged',
    { params: ShopParams, query: PagedQuery, list: Product },
    async (ctx, { params, query }) => {
      const shop = await getShop(ctx, params.id);
      const { recommended } = await getShopMenu(ctx, shop);
      const page = pageOf(recommended, query);
      const look = { lang: ctx.lang, withAddons: false, shop };
      return mapPage(page, (priced) => presentProduct(priced, look));
    },
  );
  open.get(
    '/rest/shops/{id}/categories',
    'The sections of a menu that have products',
    { params: ShopParams, data: z.array(MenuCategory) },
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
  open.get(
    '/rest/shops/{id}/reviews',
    'Reviews of a shop, newest first',
    { params: ShopParams, query: PagedQuery, list: Review },
    async (ctx, { params, query }) => {
      const shop = await getShop(ctx, params.id);
      const page = await listReviews(ctx, shop.id, query);
      return mapPage(page, (row) => presentReview(row, shop.timezone));
    },
  );
  open.get(
    '/rest/shops/{id}/reviews-group-rating',
    'How the reviews spread over the stars',
    { params: ShopParams, data: RatingGroups },
    async (ctx, { params }) =>
      groupRatings(ctx, (await getShop(ctx, params.id)).id),
  );
  placeRoutes(api);
}
