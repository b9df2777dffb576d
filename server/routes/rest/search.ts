import {
  ProductHit,
  ProductSearchQuery,
  ShopHit,
  ShopSearchQuery,
} from '@/server/contracts/search';
import { viewShop } from '@/server/domain/catalogue/view-shop';
import { searchForProducts } from '@/server/domain/search/search-products';
import { searchForShops } from '@/server/domain/search/search-shops';
import { takeTurn } from '@/server/domain/search/take-turn';
import { type Api, routesOf } from '@/server/http/define-route';
import { mapPage } from '@/server/http/envelope';
import {
  presentProductHit,
  presentShopHit,
} from '@/server/presenters/search/present-search';

/** Searches over shops and products; mounted before the calls that take an id in the same place. */
export function searchRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Search' });

  open.get(
    '/rest/shops/search',
    'Shops by what they are called and what they sell',
    { query: ShopSearchQuery, list: ShopHit },
    async (ctx, { query }) => {
      const page = await takeTurn(ctx, { shops: query }, () =>
        searchForShops(ctx, query),
      );
      return mapPage(page, (hit) => presentShopHit(hit, ctx));
    },
  );
  open.get(
    '/rest/products/search',
    'Products by what they and their shops are called',
    { query: ProductSearchQuery, list: ProductHit },
    async (ctx, { query }) => {
      const page = await takeTurn(ctx, { products: query }, () =>
        searchForProducts(ctx, query),
      );
      const caller = {
        now: ctx.now,
        address: query.address,
        pickup: query.pickup,
      };
      const rows = page.rows.map((hit) =>
        presentProductHit(hit, viewShop(hit.shop, caller), ctx.lang),
      );
      return { ...page, rows };
    },
  );
}
