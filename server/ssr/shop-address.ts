import type { ParsedUrlQuery } from 'node:querystring';
import { asApiError } from '@/services/http/api-error';
import { productQueries } from '@/services/product/product-queries';
import { shopHeadService } from '@/services/shop/shop-head-service';
import { shopInfoQueries } from '@/services/shop/shop-info-queries';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { pathId } from '@/utils/shop/shop-path-id';
import { routes } from '@/utils/shell/routes';
import type { ShopView } from '@/utils/shop/shop-view';
import type { ShellCart } from '@/utils/cart/shell-cart';
import type { PageNamespace } from '@/utils/i18n/locales';
import { addForm } from './form/add-form';
import { shopHead } from './head/shop-head';
import type { PageOptions, Verdict } from './page-options';
import { optional, required, shared } from './prefetch';
import { UUID } from '@/utils/constants/uuid';

type Place = Pick<ShopView, 'id' | 'type'>;

/** A shop's own address, with the product that is open when that can be one. */
function addressOf(place: Place, { product }: ParsedUrlQuery): string {
  return typeof product === 'string' && UUID.test(product)
    ? routes.product(place, product.toLowerCase())
    : routes.shop(place);
}

/** The shop that the key names; null: none. Throws what says that it closed for good. */
async function find(key: string): Promise<Place | null> {
  try {
    return await shopHeadService.find(key);
  } catch (error) {
    const refusal = asApiError(error);
    const isNone = refusal?.status === 404 || refusal?.status === 400;
    if (isNone && !refusal.info.data) return null;
    throw error;
  }
}

/** "007" and "5-the-name": the number that a key begins with. */
function leadingId(key: string): string | null {
  const digits = /^0*(\d{1,10})/.exec(key)?.[1];
  return digits && pathId(digits) ? digits : null;
}

/** Where the shop lives that an id, a uuid, a slug, or a number with something around it names. */
export async function shopNamed(
  key: string,
  query: ParsedUrlQuery,
): Promise<Verdict> {
  const id = leadingId(key);
  const place = (await find(key)) ?? (id ? await find(id) : null);
  return place ? { moved: addressOf(place, query) } : 'missing';
}

/** What stands beside the menu: a filled cart, or a group's. */
function cartNamespaces(cart: ShellCart['cart']): readonly PageNamespace[] {
  if (cart?.group_order) return ['cart', 'group', 'sums'];
  return cart ? ['cart', 'sums'] : [];
}

/** The reviews that the page shows: the newest few, or `?reviews=2`, a page of all of them. */
function reviewsOf(id: number, query: ParsedUrlQuery) {
  const page = pathId(query.reviews);
  return page === null
    ? shared(optional, shopInfoQueries.latest(id))
    : optional(shopInfoQueries.reviewPage(id, page));
}

/**
 * A shop's page. `/restaurant/{id}` and `/shop/{id}` are one shop's only address: what is written otherwise is
 * answered 308, an unknown one 404, one that closed for good 410. `param` is what the id is called in the path.
 */
export function shopPage(
  type: ShopView['type'],
  param: string,
): Pick<
  PageOptions,
  'check' | 'form' | 'head' | 'moved' | 'namespaces' | 'prefetch'
> {
  return {
    namespaces: ({ query, shell }) => [
      'date',
      'dish',
      'shop',
      ...(query.product ? (['product'] as const) : []),
      ...cartNamespaces(shell.cart?.cart),
    ],
    moved: ({ params, query }) => {
      const key = String(params[param]);
      return pathId(key) === null ? shopNamed(key, query) : null;
    },
    prefetch: ({ params, query, shell }) => {
      const scope = catalogueScope(shell);
      const id = pathId(params[param]) ?? 0;
      const { product } = query;
      return [
        shared(required, shopPageQueries.detail(id, scope)),
        ...(shell.mode === 'pickup'
          ? [shared(optional, shopPageQueries.pickup(id, scope))]
          : []),
        shared(required, productQueries.menu(id, scope)),
        reviewsOf(id, query),
        ...(typeof product === 'string'
          ? [optional(productQueries.detail(product, scope))]
          : []),
      ];
    },
    check: ({ params, query, read, shell }) => {
      const id = pathId(params[param]) ?? 0;
      const { queryKey } = shopPageQueries.detail(id, catalogueScope(shell));
      const shop = read(queryKey);
      if (shop && shop.type !== type) return { moved: addressOf(shop, query) };
      const page = pathId(query.reviews);
      if (page === null) return null;
      const reviews = read(shopInfoQueries.reviewPage(id, page).queryKey);
      return reviews && page > Math.max(1, reviews.lastPage) ? 'missing' : null;
    },
    form: addForm(type, param),
    head: (page) => shopHead(page, pathId(page.params[param]) ?? 0),
  };
}
