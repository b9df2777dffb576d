import {
  type DeliveryPoint,
  deliveryPoint,
} from '@/utils/address/delivery-point';
import type { Shell } from '@/utils/shell/shell';

/** What a priced, translated, address-dependent answer depends on; part of its query key. */
export interface CatalogueScope {
  readonly lang: string;
  readonly currencyId: number;
  readonly point: DeliveryPoint;
  /** No address is chosen: `point` is the default location, so no way and no exact fee is known. */
  readonly unlocated?: true;
}

/** The scope of a page: its language, currency and address, or the default location while none is chosen. */
export function catalogueScope({
  address,
  currency,
  lang,
}: Pick<Shell, 'address' | 'currency' | 'lang'>): CatalogueScope {
  return {
    lang,
    currencyId: currency.id,
    point: deliveryPoint(address),
    ...(!address && { unlocated: true }),
  };
}

/** The scope as the API's query has it (`address[latitude]=…`, `currency_id`). */
export function scopeParams({ currencyId, lang, point }: CatalogueScope) {
  return { lang, currency_id: currencyId, address: point };
}
