import { z } from '@hono/zod-openapi';
import {
  PriceRange,
  RecommendedQuery,
  ShopKeysQuery,
  ShopParams,
} from '@/server/contracts/catalogue';
import { Places, PlacesQuery } from '@/server/contracts/places';
import { Shop, Tag } from '@/server/contracts/shop';
import { AddressQuery, ShopListQuery } from '@/server/contracts/shop-query';
import { siteMap } from '@/server/domain/address/site-place';
import { averagePrices } from '@/server/domain/catalogue/average-prices';
import { listedBySearch } from '@/server/domain/search/search-shops';
import { takeTurn } from '@/server/domain/search/take-turn';
import { getShop } from '@/server/domain/catalogue/get-shop';
import { offeredMethod } from '@/server/domain/payment/payment-methods';
import { listShops } from '@/server/domain/catalogue/list-shops';
import { listPlaces } from '@/server/domain/catalogue/list-places';
import { findShop, shopIndex } from '@/server/domain/catalogue/load-shop-index';
import { recommendShops } from '@/server/domain/catalogue/recommend-shops';
import { type ShopViewer, viewShop } from '@/server/domain/catalogue/view-shop';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import { moneyUnit } from '@/utils/money/money';
import { presentPlaces } from '@/server/presenters/shop/present-places';
import { presentShop, presentTag } from '@/server/presenters/shop/present-shop';

function callerOf(
  { now }: { readonly now: Date },
  { address, pickup }: Omit<ShopViewer, 'now'>,
): ShopViewer {
  return { now, address, pickup };
}

function facetRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Shops' });

  open.get(
    '/rest/shops-takes',
    'Tags of shops',
    { data: z.array(Tag) },
    async (ctx) =>
      (await shopIndex(ctx.db)).tags.map((tag) => presentTag(tag, ctx)),
  );
  open.get(
    '/rest/products-avg-prices',
    'Range of the mean product prices of shops',
    { data: PriceRange },
    async (ctx) => averagePrices(await shopIndex(ctx.db), ctx.currency),
  );
}

/** Listings of shops, what they are filtered by, and one shop. */
export function shopRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Shops' });

  open.get(
    '/rest/places',
    'Every place by name, by letter and district of the map',
    { query: PlacesQuery, data: Places },
    async (ctx, { query }) => {
      const { drawing } = await siteMap(ctx, ctx.lang);
      return presentPlaces(await listPlaces(ctx, drawing.features, query));
    },
  );
  open.get(
    '/rest/shops/paginate',
    'Shops by filters and order; with an address only those that deliver there',
    { query: ShopListQuery, list: Shop },
    async (ctx, { query }) => {
      const { rate } = ctx.currency;
      const unit = moneyUnit(ctx.currency);
      const page = listShops(await shopIndex(ctx.db), query, {
        now: ctx.now,
        rate,
        unit,
        found: query.search
          ? await takeTurn(ctx, { list: query.search }, () =>
              listedBySearch(ctx, query.search),
            )
          : null,
      });
      return mapPage(page, (view) => presentShop(view, ctx));
    },
  );
  open.get(
    '/rest/shops/recommended',
    'What a visitor is shown first',
    { query: RecommendedQuery, data: z.array(Shop) },
    async (ctx, { query }) => {
      const views = recommendShops(await shopIndex(ctx.db), {
        ...callerOf(ctx, query),
        type: query.type,
      });
      return views.map((view) => presentShop(view, ctx));
    },
  );
  open.get(
    '/rest/shops',
    'Shops by ids or uuids, in the asked order; unknown ones are left out',
    { query: ShopKeysQuery, data: z.array(Shop) },
    async (ctx, { query }) => {
      const index = await shopIndex(ctx.db);
      return [...new Set(query.shops)]
        .flatMap((key) => findShop(index, key) ?? [])
        .map((shop) => viewShop(shop, callerOf(ctx, query)))
        .map((view) => presentShop(view, ctx));
    },
  );
  facetRoutes(api);
  open.get(
    '/rest/shops/{id}',
    'A shop by id, uuid or slug; 404 with data.gone when it closed for good',
    { params: ShopParams, query: AddressQuery, data: Shop },
    async (ctx, { params, query }) => {
      const shop = await getShop(ctx, params.id);
      return presentShop(
        viewShop(shop, callerOf(ctx, query)),
        ctx,
        (tag) => offeredMethod(ctx, tag) !== null,
      );
    },
  );
}
