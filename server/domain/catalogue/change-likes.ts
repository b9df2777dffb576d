import type { UserCtx } from '@/server/context';
import {
  deleteLikes,
  findLikedUuids,
  insertLikes,
} from '@/server/repositories/shop/like-repository';
import { findShop, shopIndex } from '@/server/domain/catalogue/load-shop-index';
import { UUID } from '@/utils/constants/uuid';

/** The shops the caller likes that are listed today, newest first. */
export function listLikes(ctx: UserCtx): Promise<string[]> {
  return findLikedUuids(ctx.db, ctx.user.id);
}

/**
 * Merges by union (spec.md §6 likes, api-contract §2): shops that are liked already keep their place, the others
 * become the newest in the given order, first one newest. Unknown uuids are ignored. Answers the whole list.
 */
export async function addLikes(
  ctx: UserCtx,
  uuids: readonly string[],
): Promise<string[]> {
  const index = await shopIndex(ctx.db);
  const asked = [...new Set(uuids)].filter((uuid) => UUID.test(uuid));
  const rows = asked
    .flatMap((uuid) => findShop(index, uuid) ?? [])
    .map(({ id }, place) => ({
      userId: ctx.user.id,
      shopId: id,
      createdAt: new Date(+ctx.now - place),
    }));
  await insertLikes(ctx.db, rows);
  return listLikes(ctx);
}

/** Takes likes away; those that are none are ignored. Answers the rest. */
export async function removeLikes(
  ctx: UserCtx,
  uuids: readonly string[],
): Promise<string[]> {
  await deleteLikes(
    ctx.db,
    ctx.user.id,
    uuids.filter((uuid) => UUID.test(uuid)),
  );
  return listLikes(ctx);
}
