import { bannerQueries } from './banner-queries';
import { categoryQueries } from './category-queries';
import type { CatalogueScope } from '@/utils/shop/catalogue-scope';
import { SHOPS_IN_ROW } from '@/utils/constants/limits';
import { isNarrow, isWhole } from '@/utils/shop/filter-parts';
import { type ShopFilters, shopRowFilters } from '@/utils/shop/shop-filters';
import { shopQueries } from './shop-queries';

/** What a page with a list asks for beside the list itself; the page is whole without it. */
export function listPageQueries(
  filters: ShopFilters,
  scope: CatalogueScope,
  /** All filters stand in the page as a form. */
  asksForm: boolean,
  pickup: boolean,
) {
  const { list, takes } = filters;
  return [
    categoryQueries.near(scope, list === 'home' ? null : list, pickup),
    shopQueries.counts(scope),
    ...(isNarrow(filters) ? [] : [shopQueries.openNow(list, scope, pickup)]),
    ...(asksForm || takes.length > 0 ? [shopQueries.takes(scope.lang)] : []),
    ...(asksForm ? [shopQueries.prices(scope.currencyId)] : []),
  ];
}

/** The same for the home page with its banners and rows. */
export function homeQueries(
  filters: ShopFilters,
  scope: CatalogueScope,
  asksForm: boolean,
  pickup: boolean,
) {
  return [
    ...listPageQueries(filters, scope, asksForm, pickup),
    bannerQueries.list(scope.lang),
    shopQueries.row(shopRowFilters(filters), scope, SHOPS_IN_ROW, pickup),
    ...(isWhole(filters) && !pickup ? [shopQueries.recommended(scope)] : []),
  ];
}
