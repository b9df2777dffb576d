import { NO_FILTERS, type ShopFilters } from '@/utils/shop/shop-filters';

type KeptFieldsProps = Readonly<{ filters: ShopFilters; currencyId: number }>;

/** What stays as it is whatever is chosen in the form, and the currency that its prices are of. */
export function KeptFields({ currencyId, filters }: KeptFieldsProps) {
  const { category, map, newest, order } = filters;
  const pairs = [
    ['category_id', category !== null && String(category)],
    ['newest', newest && '1'],
    ['order_by', order !== NO_FILTERS.order && order],
    ['view', map && 'map'],
    ['currency_id', String(currencyId)],
  ] as const;
  return pairs.map(
    ([name, value]) =>
      value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
