import {
  EntityParams,
  PagedQuery,
  ProductKeysQuery,
} from '@/server/contracts/catalogue';
import {
  Product,
  type ProductDto,
  ProductListQuery,
} from '@/server/contracts/product';
import {
  getProduct,
  listProductsByKeys,
  type ProductInShop,
} from '@/server/domain/catalogue/list-products';
import { listProducts } from '@/server/domain/search/list-products';
import type { Paged } from '@/server/domain/catalogue/sort-and-page';
import { takeTurn } from '@/server/domain/search/take-turn';
import { type Api, routesOf } from '@/server/http/define-route';
import { presentProduct } from '@/server/presenters/product/present-product';

function presentPage(
  page: Paged<ProductInShop>,
  lang: string,
): Paged<ProductDto> {
  const rows = page.rows.map(({ priced, shop }) =>
    presentProduct(priced, { lang, withAddons: false, shop }),
  );
  return { ...page, rows };
}

/** Lists of products over all shops, and one product whole. */
export function productRoutes(api: Api): void {
  const open = routesOf(api, { access: 'public', tag: 'Products' });

  open.get(
    '/rest/products/paginate',
    'Products of all shops by filters and order',
    { query: ProductListQuery, list: Product },
    async (ctx, { query }) => {
      const list = () => listProducts(ctx, query);
      const page = query.search
        ? await takeTurn(ctx, { listed: query }, list)
        : await list();
      return presentPage(page, ctx.lang);
    },
  );
  open.get(
    '/rest/products/ids',
    'Products by ids or uuids; what is not on sale is left out',
    { query: ProductKeysQuery, list: Product },
    async (ctx, { query }) =>
      presentPage(
        await listProductsByKeys(ctx, query.products, query),
        ctx.lang,
      ),
  );
  open.get(
    '/rest/products/most-sold',
    'Products by how often they were ordered',
    { query: PagedQuery, list: Product },
    async (ctx, { query }) =>
      presentPage(
        await listProducts(ctx, { ...query, order_by: 'best_sale' }),
        ctx.lang,
      ),
  );
  open.get(
    '/rest/products/discount',
    'Products with a running discount',
    { query: PagedQuery, list: Product },
    async (ctx, { query }) =>
      presentPage(
        await listProducts(ctx, {
          ...query,
          order_by: 'best_sale',
          deals: true,
        }),
        ctx.lang,
      ),
  );
  open.get(
    '/rest/products/{id}',
    'A product by uuid or id, with whole add-on groups',
    { params: EntityParams, data: Product },
    async (ctx, { params }) => {
      const { priced, shop } = await getProduct(ctx, params.id);
      return presentProduct(priced, { lang: ctx.lang, withAddons: true, shop });
    },
  );
}
