import type { TFunction } from 'i18next';
import type { FilterChip } from '@/components/shop/filter-bar/filter-bar';
import type { SortChoice } from '@/components/shop/filter-bar/sort-menu';
import {
  type FilterPart,
  filterParts,
  withoutChips,
} from '@/utils/shop/filter-parts';
import type { MoneyCurrency } from '@/utils/money/money';
import { moneyText } from '@/utils/money/money-text';
import { separatorsOf } from '@/utils/money/number-separators';
import {
  FAST_MINUTES,
  filtersHref,
  NO_FILTERS,
  OFFERED_SORTS,
  orderOf,
  type ShopFilters,
} from '@/utils/shop/shop-filters';

/** What names of filters are made of. */
export interface FilterWords {
  readonly t: TFunction;
  readonly lang: string;
  readonly currency: MoneyCurrency;
  readonly takes: readonly Readonly<{ id: number; title: string }>[];
}

/** These are always there; the others only while they are on. */
const QUICK = ['open', 'fast', 'deals', 'freeDelivery', 'newest'] as const;

function priceName(
  { priceFrom, priceTo }: ShopFilters,
  { currency, lang, t }: FilterWords,
): string {
  const say = (value: number) => moneyText(value, currency, lang);
  if (priceFrom === null)
    return t('filter.price.most', { amount: say(priceTo ?? 0) });
  if (priceTo === null)
    return t('filter.price.least', { amount: say(priceFrom) });
  return t('filter.price.between', { from: say(priceFrom), to: say(priceTo) });
}

/** What a filter is called on its chip; null for a tag that there is not. */
function filterName(
  { id, kind }: Pick<FilterPart, 'id' | 'kind'>,
  filters: ShopFilters,
  words: FilterWords,
): string | null {
  const { lang, t, takes } = words;
  if (kind === 'take')
    return takes.find((take) => take.id === id)?.title ?? null;
  if (kind === 'price') return priceName(filters, words);
  if (kind === 'fast') return t('filter.fast', { minutes: FAST_MINUTES });
  if (kind !== 'rating') return t(`filter.${kind}`);
  const { decimal } = separatorsOf(lang);
  return t('filter.rating', {
    rating: String(filters.rating).replace('.', decimal),
  });
}

function chipsOf(
  parts: readonly FilterPart[],
  filters: ShopFilters,
  words: FilterWords,
): readonly FilterChip[] {
  return parts.flatMap((part) => {
    const name = filterName(part, filters, words);
    const href = filtersHref(filters, part.off);
    return name === null
      ? []
      : [{ name, href, on: true, star: part.kind === 'rating' }];
  });
}

/** What is on, each as a chip that takes it off. */
export function activeChips(
  filters: ShopFilters,
  words: FilterWords,
): readonly FilterChip[] {
  return chipsOf(filterParts(filters), filters, words);
}

/** The chips of the bar: what is on first, then the quick ones that are off; `free`: free delivery is offered. */
export function filterChips(
  filters: ShopFilters,
  words: FilterWords,
  free: boolean,
): readonly FilterChip[] {
  const chosen = filterParts(filters).filter(
    ({ kind }) => !QUICK.some((quick) => quick === kind),
  );
  const quick = QUICK.filter((kind) => free || kind !== 'freeDelivery').sort(
    (a, b) => Number(filters[b]) - Number(filters[a]),
  );
  return [
    ...chipsOf(chosen, filters, words),
    ...quick.map((kind) => ({
      name: filterName({ kind, id: 0 }, filters, words) ?? '',
      href: filtersHref(filters, { [kind]: !filters[kind] }),
      on: filters[kind],
    })),
  ];
}

/** Of who picks up: they pay for no delivery and wait for none. */
const DELIVERED: readonly string[] = ['arrival', 'delivery_fee'];

/**
 * The orders to choose from; the one that the list is in by itself is no part of the address,
 * the one that the address asks for is always there.
 */
export function sortChoices(
  filters: ShopFilters,
  t: TFunction,
  pickup: boolean,
): readonly SortChoice[] {
  const usual = orderOf(NO_FILTERS, pickup);
  const current = orderOf(filters, pickup);
  const offered = OFFERED_SORTS.filter(
    (order) => !pickup || !DELIVERED.includes(order),
  );
  return [...new Set([...offered, current])].map((order) => ({
    name: t(`sort.${order}`),
    on: order === current,
    href: filtersHref(filters, {
      order: order === usual ? NO_FILTERS.order : order,
    }),
  }));
}

/** The same list without chips; null when none is on. */
export function clearedHref(filters: ShopFilters): string | null {
  return filterParts(filters).length > 0
    ? filtersHref(withoutChips(filters))
    : null;
}
