import { categoryQueries } from '@/services/shop/category-queries';
import type { ShopCardPage } from '@/services/shop/shop-service';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { localisedPath, routes } from '@/utils/shell/routes';
import {
  filtersHref,
  NO_FILTERS,
  type ShopFilters,
} from '@/utils/shop/shop-filters';
import type { LoadedPage } from '../page-options';
import { breadcrumbs, type Crumb, CRUMBS } from './breadcrumbs';
import type { HeadDraft, SchemaNode } from './head-draft';
import { siteSchema } from './site-schema';

const TITLES = {
  home: 'home.seo.title',
  restaurant: 'home.restaurants',
  shop: 'home.shops.near',
} as const;
const TEXTS = {
  home: 'footer.tagline',
  restaurant: 'list.restaurant.seo',
  shop: 'list.shop.seo',
} as const;

/**
 * The address under which a list is indexed: of what narrows it only the category, and its page. Home's list is the
 * restaurants', so beyond its first page and in a category that list's address is the one.
 */
function canonicalPath({ category, list, page }: ShopFilters): string {
  const isHome = list === 'home' && category === null && page === 1;
  const own = list === 'home' && !isHome ? 'restaurant' : list;
  return filtersHref({ ...NO_FILTERS, list: own }, { category, page });
}

/** Filtered, sorted or shown otherwise: the same shops again. */
function isNarrowed(filters: ShopFilters): boolean {
  const { category, list, page } = filters;
  const plain = filtersHref({ ...NO_FILTERS, list }, { category, page });
  return filtersHref(filters, { page }) !== plain;
}

/** The chosen category's name; null while none is chosen, or where nobody of it delivers to. */
function categoryName(
  { category, list }: ShopFilters,
  { read, shell }: LoadedPage,
): string | null {
  const scope = catalogueScope(shell);
  const type = list === 'home' ? null : list;
  const all = read(categoryQueries.near(scope, type).queryKey) ?? [];
  return all.find(({ id }) => id === category)?.title ?? null;
}

function itemList({ cards }: ShopCardPage, page: LoadedPage): SchemaNode {
  const { lang, siteUrl } = page.shell;
  return {
    '@type': 'ItemList',
    itemListElement: cards.map((card, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: card.title,
      url: `${siteUrl}${localisedPath(routes.shop(card), lang)}`,
    })),
  };
}

function titleOf(
  { list }: ShopFilters,
  name: string | null,
  { t }: LoadedPage,
): string {
  if (name) return t('home.restaurants.in', { category: name });
  return t(TITLES[list]);
}

function textOf(
  { list }: ShopFilters,
  name: string | null,
  { t }: LoadedPage,
): string {
  if (name) return t('seo.category.text', { category: name });
  return t(TEXTS[list]);
}

function way(
  filters: ShopFilters,
  name: string | null,
  page: LoadedPage,
): SchemaNode {
  const list = filters.list === 'shop' ? 'shop' : 'restaurant';
  const first: Crumb = [page.t(CRUMBS[list]), routes.list(list)];
  const path = filtersHref(
    { ...NO_FILTERS, list },
    { category: filters.category },
  );
  return breadcrumbs(
    page.shell,
    first,
    ...(name ? [[name, path] as const] : []),
  );
}

/**
 * Home and the lists by type and category; `shown` is the list's page that the address asks for. Not indexed: what is
 * narrowed further, pages beyond the last, and categories the list does not have.
 */
export function listHead(
  filters: ShopFilters,
  shown: ShopCardPage | undefined,
  page: LoadedPage,
): HeadDraft {
  const name = categoryName(filters, page);
  const title = titleOf(filters, name, page);
  const path = canonicalPath(filters);
  const paged = filters.page > 1;
  const unknown = filters.category !== null && name === null;
  return {
    title: paged ? page.t('seo.page', { title, page: filters.page }) : title,
    description: textOf(filters, name, page),
    path,
    noindex: unknown || isNarrowed(filters) || (paged && !shown?.cards.length),
    nodes: [
      ...(path === routes.home()
        ? siteSchema(page.shell)
        : [way(filters, name, page)]),
      ...(shown?.cards.length ? [itemList(shown, page)] : []),
    ],
  };
}
