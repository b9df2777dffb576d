import type { TFunction } from 'i18next';
import type {
  FilterChip,
  SortChoice,
} from '@/components/filter-bar/filter-bar';
import {
  CHIPS_OFF,
  chipCount,
  filtersHref,
  SHOP_SORTS,
  type ShopFilters,
  TOP_RATING,
} from '@/utils/shop-filters';

/** The filters of the address as chips: each leads to the list with it, or without it when it is on. */
export function filterChips(
  filters: ShopFilters,
  t: TFunction,
  decimal: string,
): readonly FilterChip[] {
  const toggle = (
    name: string,
    on: boolean,
    change: Partial<ShopFilters>,
  ): FilterChip => ({ name, on, href: filtersHref(filters, change) });
  const { deals, freeDelivery, newest, open, rating } = filters;
  const least = String(rating || TOP_RATING).replace('.', decimal);
  return [
    toggle(t('filter.open'), open, { open: !open }),
    toggle(t('filter.freeDelivery'), freeDelivery, {
      freeDelivery: !freeDelivery,
    }),
    toggle(t('filter.deals'), deals, { deals: !deals }),
    {
      ...toggle(t('filter.rating', { rating: least }), rating > 0, {
        rating: rating > 0 ? 0 : TOP_RATING,
      }),
      star: true,
    },
    toggle(t('filter.newest'), newest, { newest: !newest }),
  ];
}

/** The orders to choose from. */
export function sortChoices(
  filters: ShopFilters,
  t: TFunction,
): readonly SortChoice[] {
  return SHOP_SORTS.map((order) => ({
    name: t(`sort.${order}`),
    on: order === filters.order,
    href: filtersHref(filters, { order }),
  }));
}

/** The same list without chips; null when none is on. */
export function clearedHref(filters: ShopFilters): string | null {
  return chipCount(filters) > 0 ? filtersHref(filters, CHIPS_OFF) : null;
}
