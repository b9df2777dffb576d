import { parseShopFilters, type ShopFilters } from '@/utils/shop/shop-filters';

/** The filters that a form would put into the address if it were sent. */
export function filtersOfForm(
  form: HTMLFormElement,
  list: ShopFilters['list'],
  currencyId: number,
): ShopFilters {
  const query: Record<string, string[]> = {};
  for (const [key, value] of new FormData(form))
    if (typeof value === 'string') (query[key] ??= []).push(value);
  return parseShopFilters(query, list, currencyId);
}
