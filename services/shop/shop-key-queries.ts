import { queryOptions } from '@tanstack/react-query';
import type { CatalogueScope } from '@/utils/shop/catalogue-scope';

/** The service comes with the first call: what the server sent needs none. */
const service = async () => (await import('./shop-key-service')).shopKeyService;

/** A shop opens, closes and changes its prices: what is older is asked for again when its page is opened. */
const FRESH_MS = 60_000;

export const shopKeyQueries = {
  /** Shops by their uuids, with what holds for this address now; those that are gone are left out. */
  byUuids: (uuids: readonly string[], scope: CatalogueScope, pickup = false) =>
    queryOptions({
      queryKey: ['shops', 'uuids', uuids, scope, pickup],
      queryFn: async ({ signal }) =>
        (await service()).byUuids(uuids, scope, pickup, signal),
      staleTime: FRESH_MS,
      meta: { silent: true },
    }),
  /** What the signed-in customer likes, newest first. */
  liked: (userId: number, scope: CatalogueScope, pickup = false) =>
    queryOptions({
      queryKey: ['shops', 'liked', userId, scope, pickup],
      queryFn: async () => (await service()).liked(scope, pickup),
      staleTime: FRESH_MS,
      meta: { silent: true },
    }),
};
