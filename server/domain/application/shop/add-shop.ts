import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { NewShop } from '@/server/contracts/operator/shop';
import { siteZone } from '@/server/domain/settings/site-zone';
import { DomainError } from '@/server/errors';
import { insertShop } from '@/server/repositories/application/new-shop-repository';
import { findShopId } from '@/server/repositories/shop/edit-shop-repository';
import { newShopProblems } from '@/utils/application/shop-problems';
import { zoneRing } from '@/utils/application/zone';
import { changeHeldShop } from './change-shop';
import { ownerOf } from './edit-shop';
import { shopSlug, shopTitle } from './shop-slug';
import { type EditedShop, readShop } from './shop-view';

/** The name that is asked for, which no other shop may have; bad_request for one that is an id or taken. */
async function requireFree(db: Ctx['db'], slug: string): Promise<void> {
  const isId = /^\d+$/.test(slug);
  if (isId || (await findShopId(db, slug)) !== null)
    throw new DomainError('bad_request', {
      fields: { slug: [isId ? 'is a number' : 'is there already'] },
    });
}

/**
 * The operator makes a shop without an application: with all that is given, every way to pay, and not open. It is the
 * house's where no owner is named. Throws bad_request with the fields that are missing, or that a shop cannot have.
 */
export function addShop(
  ctx: Ctx,
  { owner, slug, type, ...change }: NewShop,
): Promise<EditedShop> {
  return inTransaction(ctx, async (tx) => {
    const { location, translations = {}, zone } = change;
    const fields = newShopProblems(change);
    if (Object.keys(fields).length || !location || !zone)
      throw new DomainError('bad_request', { fields });
    if (slug !== undefined) await requireFree(tx.db, slug);
    const ownerId = await ownerOf(tx, owner);
    const plain = slug ?? shopSlug(shopTitle({ translations }));
    const words = Object.entries(translations).flatMap(([locale, said]) =>
      said?.title ? [{ locale, title: said.title }] : [],
    );
    const id = await insertShop(
      tx.db,
      {
        slug: plain || type,
        type,
        status: 'approved',
        open: false,
        ...location,
        timezone: await siteZone(tx.db),
        createdAt: tx.now,
      },
      {
        otherSlug: plain || type,
        translations: words,
        hours: [],
        zone: zoneRing(zone, location),
        categoryIds: [],
      },
    );
    const before = await readShop(tx, id);
    return changeHeldShop(tx, before, { change, ownerId, userId: null });
  });
}
