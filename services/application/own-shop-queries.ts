import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  OwnShopDetailDto,
  OwnShopRowDto,
  ShopEditDto,
} from '@/server/contracts/application/shop';
import type { PagedDto } from '@/server/contracts/common';
import { api } from '@/services/http/client';
import type { ShopChangeBody } from '@/utils/application/shop-change';
import { prefetchFrame } from '@/services/account/prefetch-account';
import { settingsQueries } from '@/services/settings/settings-queries';
import { categoryQueries } from '@/services/shop/category-queries';
import type { Shell } from '@/utils/shell/shell';

const BASE = '/dashboard/seller/shops';

/** Newest first; so many are shown of what was changed. */
const CHANGES_SHOWN = 30;

/** Shops of the account (api-contract.md §2 "Own shops"). */
export const ownShopService = {
  list: () => api.get<OwnShopRowDto[]>(BASE),
  detail: (id: number) => api.get<OwnShopDetailDto>(`${BASE}/${id}`),
  /** Changes what is given; an older version than the shop has is a 409 with the newest (`StaleShopDto`). */
  change: (id: number, version: number, body: ShopChangeBody) =>
    api.put<OwnShopDetailDto>(`${BASE}/${id}`, { version, ...body }),
  changes: (id: number) =>
    api.get<PagedDto<ShopEditDto>>(
      `${BASE}/${id}/changes?perPage=${CHANGES_SHOWN}`,
    ),
};

interface Owner {
  readonly userId: number;
  readonly lang: string;
}

/** Keys begin with the owner, so that another account never meets them. */
export const ownShopQueries = {
  list: ({ lang, userId }: Owner) =>
    queryOptions({
      queryKey: ['user', userId, 'shops', lang],
      queryFn: () => ownShopService.list(),
      meta: { silent: true },
    }),
  detail: (id: number, { lang, userId }: Owner) =>
    queryOptions({
      queryKey: ['user', userId, 'shops', lang, id],
      queryFn: () => ownShopService.detail(id),
      meta: { silent: true },
      // what is typed stands on it: it comes anew with the page, and with each save
      staleTime: Infinity,
    }),
  changes: (id: number, { lang, userId }: Owner) =>
    queryOptions({
      queryKey: ['user', userId, 'shops', lang, id, 'changes'],
      queryFn: () => ownShopService.changes(id),
      meta: { silent: true },
      staleTime: 0,
    }),
};

type Reader = Pick<Shell, 'currency' | 'lang' | 'user'>;

/** /my-shop/{id} at once: the shop, what its fields offer, and the account's frame. Another's shop is not found. */
export function prefetchOwnShop(id: number, reader: Reader) {
  const { lang, user } = reader;
  return async (client: QueryClient): Promise<void> => {
    if (!user) return;
    const owner = { lang, userId: user.id };
    await Promise.all([
      client.query(ownShopQueries.detail(id, owner)),
      Promise.allSettled([
        client.query(categoryQueries.all(lang)),
        client.query(settingsQueries.currencies()),
        prefetchFrame(reader)(client),
      ]),
    ]);
  };
}

/** /my-shop at once: the only shop as its own page has it, or the list of several. */
export function prefetchOwnShops(reader: Reader) {
  const { lang, user } = reader;
  return async (client: QueryClient): Promise<void> => {
    if (!user) return;
    const owner = { lang, userId: user.id };
    const shops = await client
      .query(ownShopQueries.list(owner))
      .catch(() => []);
    const [only] = shops;
    await (only && shops.length === 1
      ? prefetchOwnShop(only.id, reader)(client).catch(() => undefined)
      : prefetchFrame(reader)(client));
  };
}
