import { kitchenRoutes } from '@/utils/shell/kitchen-routes';
import { localisedPath } from '@/utils/shell/routes';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import { badFields, DomainError } from '@/server/errors';
import { hashPassword } from '@/server/domain/account/password/password';
import {
  deleteBoardDevices,
  findBoardLinkIds,
} from '@/server/repositories/kitchen/board-device-repository';
import { findBoardBranch } from '@/server/repositories/kitchen/board-repository';
import {
  findBoardLinks,
  revokeBoards,
} from '@/server/repositories/kitchen/link-repository';
import { findShopId } from '@/server/repositories/shop/edit-shop-repository';
import { makeLink } from './links';

export type BoardLink = Awaited<ReturnType<typeof findBoardLinks>>[number];

async function shopOf(ctx: Pick<Ctx, 'db'>, key: string): Promise<number> {
  const id = await findShopId(ctx.db, key);
  if (id === null) throw new DomainError('not_found');
  return id;
}

/** The boards of a shop, by its id or slug, that work; throws not_found. */
export async function listBoards(
  ctx: Pick<Ctx, 'db'>,
  key: string,
): Promise<BoardLink[]> {
  return findBoardLinks(ctx.db, await shopOf(ctx, key));
}

/**
 * Makes one more board of a shop or of a branch of it, with a PIN where one is given, and answers its address, which is
 * told this once. Throws not_found, bad_request for a branch of another shop.
 */
export function makeBoard(
  ctx: Ctx,
  key: string,
  wish: {
    readonly branchId: number | null;
    readonly pin: string | null;
    readonly lang: string;
  },
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const shopId = await shopOf(tx, key);
    const { branchId, lang, pin } = wish;
    if (branchId !== null && !(await findBoardBranch(tx.db, shopId, branchId)))
      throw badFields({ branch_id: ['validation.invalid'] });
    const token = await makeLink(tx, {
      kind: 'board',
      shopId,
      branchId,
      pinHash: pin && (await hashPassword(pin, tx.signIn.passwordCost)),
    });
    return `${tx.siteUrl}${localisedPath(kitchenRoutes.board(token), lang)}`;
  });
}

/**
 * Ends every board of a shop, and what its devices are told, those of its owner's board, too; answers how many links there
 * were. Throws not_found.
 */
export function endBoards(ctx: Ctx, key: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const shopId = await shopOf(tx, key);
    const linkIds = await findBoardLinkIds(tx.db, shopId);
    await deleteBoardDevices(tx.db, { linkIds });
    return revokeBoards(tx.db, shopId, tx.now);
  });
}
