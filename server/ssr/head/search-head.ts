import { categoryQueries } from '@/services/shop/category-queries';
import { shopPageQueries } from '@/services/shop/shop-page-queries';
import { shopQueries } from '@/services/shop/shop-queries';
import { searchQueries } from '@/services/search/search-queries';
import { catalogueScope } from '@/utils/shop/catalogue-scope';
import { routes } from '@/utils/shell/routes';
import { parseSearchAddress } from '@/utils/search/search-address';
import type { LoadedPage, PageOptions } from '../page-options';
import { optional, required, shared } from '../prefetch';
import { breadcrumbs } from './breadcrumbs';

function found(page: LoadedPage) {
  const asked = parseSearchAddress(page.query);
  const { page: number, shopId, term } = asked;
  const scope = catalogueScope(page.shell);
  const pickup = page.shell.mode === 'pickup';
  const { productPage, shopPage } = searchQueries;
  const products = page.read(productPage(asked, scope, pickup).queryKey);
  const shops =
    shopId === null
      ? page.read(shopPage(asked, scope, pickup).queryKey)
      : undefined;
  const parts = [products, shops].filter((part) => part !== undefined);
  return {
    term,
    number,
    total: parts.reduce((sum, { total }) => sum + total, 0),
    lastPage: Math.max(1, ...parts.map(({ lastPage }) => lastPage)),
  };
}

/**
 * The search: no page past the last one of what is found. Every result stands for the search itself (its canonical
 * address), so terms make no pages of their own; a term that finds nothing is for nobody's index.
 */
export const searchPage: Pick<
  PageOptions,
  'check' | 'head' | 'namespaces' | 'prefetch'
> = {
  namespaces: (page) => [
    'list',
    'list-states',
    'search',
    ...(found(page).total ? [] : (['auth', 'form'] as const)),
  ],
  prefetch: ({ query, shell }) => {
    const scope = catalogueScope(shell);
    const pickup = shell.mode === 'pickup';
    const asked = parseSearchAddress(query);
    const { shopId, term } = asked;
    const categories = shared(
      optional,
      categoryQueries.near(scope, null, pickup),
    );
    if (!term) return [categories];
    const products = required(searchQueries.productPage(asked, scope, pickup));
    if (shopId !== null)
      return [
        products,
        shared(optional, shopPageQueries.detail(shopId, scope)),
      ];
    const shops = required(searchQueries.shopPage(asked, scope, pickup));
    const counts = shared(optional, shopQueries.counts(scope));
    return [products, shops, categories, counts];
  },
  check: (page) => {
    const { lastPage, number } = found(page);
    return number > lastPage ? 'missing' : null;
  },
  head: (page) => {
    const { shell, t } = page;
    const { term, total } = found(page);
    const name = t('nav.search');
    return {
      title: term ? t('home.search.title', { term }) : name,
      description: t('seo.search.text'),
      path: routes.search(),
      sharePath: routes.search(term),
      noindex: term !== '' && total === 0,
      nodes: [breadcrumbs(shell, [name, routes.search()])],
    };
  },
};
