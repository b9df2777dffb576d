import {
  type DeliveryPoint,
  deliveryPoint,
} from '@/utils/address/delivery-point';
import type { Shell } from '@/utils/shell/shell';

/** What a priced, translated, address-dependent answer depends on; part of its query key. */
export interface CatalogueScope {
  readonly lang: string;
  readonly currencyId: number;
  /** Null: no address is chosen, and the site has no centre; nothing is said of the way then. */
  readonly point: DeliveryPoint | null;
  /** No address is chosen: `point` is the site's centre, so no way and no exact fee is known. */
  readonly unlocated?: true;
  /** Distances are shown in miles. */
  readonly unit?: 'mi';
}

/** The scope of a page: its language, currency and address, or the site's centre while none is chosen. */
export function catalogueScope({
  address,
  center,
  currency,
  lang,
  unit,
}: Pick<
  Shell,
  'address' | 'center' | 'currency' | 'lang' | 'unit'
>): CatalogueScope {
  const point = address ?? center;
  return {
    lang,
    currencyId: currency.id,
    point: point ? deliveryPoint(point) : null,
    ...(!address && { unlocated: true }),
    ...(unit && { unit }),
  };
}

/** The scope as the API's query has it (`address[latitude]=…`, `currency_id`). */
export function scopeParams({ currencyId, lang, point }: CatalogueScope) {
  return { lang, currency_id: currencyId, ...(point && { address: point }) };
}
