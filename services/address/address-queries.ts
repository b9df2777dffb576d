import { queryOptions } from '@tanstack/react-query';
import { addressService } from './address-service';

/** Whatever is asked about them begins with the list's own key: what changes the list changes all of it. */
const listKey = (userId: number) => ['user', userId, 'addresses'] as const;

export const addressQueries = {
  list: (userId: number) =>
    queryOptions({
      queryKey: listKey(userId),
      queryFn: () => addressService.list(),
    }),
  /** The same with how many places deliver to each. */
  zoned: (userId: number) =>
    queryOptions({
      queryKey: [...listKey(userId), 'zones'],
      queryFn: () => addressService.list({ zones: 1 }),
    }),
  /** The same with whether a shop delivers to each, and for how much. */
  ofShop: (userId: number, shopId: number, currencyId: number) =>
    queryOptions({
      queryKey: [...listKey(userId), 'shop', shopId, currencyId],
      queryFn: () =>
        addressService.list({ shop_id: shopId, currency_id: currencyId }),
      meta: { silent: true },
    }),
};
