import type { LikesDto } from '@/server/contracts/account/likes';
import type { ShopDto } from '@/server/contracts/shop';
import { api } from '@/services/http/client';
import { type CatalogueScope, scopeParams } from '@/utils/shop/catalogue-scope';
import type { ShopCardView } from '@/utils/shop/shop-card';
import { toShopCard } from './to-shop-card';

const PER_CALL = 100;

async function byUuids(
  uuids: readonly string[],
  scope: CatalogueScope,
  pickup: boolean,
  signal?: AbortSignal,
): Promise<readonly ShopCardView[]> {
  const calls = Math.ceil(uuids.length / PER_CALL);
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, at) =>
      api.get<ShopDto[]>(
        '/rest/shops',
        {
          ...scopeParams(scope),
          ...(pickup && { pickup: 1 }),
          shops: uuids.slice(at * PER_CALL, (at + 1) * PER_CALL),
        },
        signal,
      ),
    ),
  );
  const now = new Date();
  return answers.flat().map((shop) => toShopCard(shop, now, scope));
}

/** Shops that somebody named by uuid: liked, or seen lately (api-contract.md §2 `GET /rest/shops?shops[0]=`). */
export const shopKeyService = {
  byUuids,
  /** Of the account whose token is sent. */
  async liked(
    scope: CatalogueScope,
    pickup: boolean,
  ): Promise<readonly ShopCardView[]> {
    const { uuids } = await api.get<LikesDto>('/dashboard/user/likes');
    return byUuids(uuids, scope, pickup);
  },
};
