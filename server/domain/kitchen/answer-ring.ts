import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import {
  callerAddress,
  limitCalls,
} from '@/server/domain/account/limit/rate-limit';
import { titleIn } from '@/server/domain/i18n/line-words';
import { DomainError } from '@/server/errors';
import {
  findWay,
  markLinkUsed,
  updateWay,
} from '@/server/repositories/kitchen/way-repository';
import { findApprovedShop } from '@/server/repositories/shop/shop-repository';
import { findLink } from './links';

/** A shop that is rung by one of its ways, and whether that was answered. */
export interface Ring {
  readonly shop: string;
  readonly answered: boolean;
}

/** Tokens that open nothing, in ten minutes from one address; one that opens something is never refused. */
const FORGED = { name: 'kitchen-link', max: 30, windowMs: 10 * 60_000 };

async function openRing(ctx: Ctx, token: string) {
  const link = await findLink(ctx, 'ring', token);
  const way = link?.wayId == null ? null : await findWay(ctx.db, link.wayId);
  const shop = link && (await findApprovedShop(ctx.db, link.shopId));
  if (link && way && shop) return { link, shop, way };
  await limitCalls(ctx, FORGED, [callerAddress(ctx)]);
  throw new DomainError('not_found');
}

/** The ring of a link; reading it changes nothing. Throws not_found for any other token, too_many_requests for many. */
export async function viewRing(ctx: Ctx, token: string): Promise<Ring> {
  const { link, shop } = await openRing(ctx, token);
  return {
    shop: titleIn(shop.translations, ctx.lang),
    answered: link.usedAt !== null,
  };
}

/** Somebody heard the ring: its way is proved from the first answer on. Throws as viewRing. */
export async function answerRing(ctx: Ctx, token: string): Promise<Ring> {
  const { link, shop, way } = await openRing(ctx, token);
  if (link.usedAt === null)
    await inTransaction(ctx, async ({ db, now }) => {
      await markLinkUsed(db, link.id, now);
      await updateWay(db, way.id, { provedAt: now });
    });
  return { shop: titleIn(shop.translations, ctx.lang), answered: true };
}
