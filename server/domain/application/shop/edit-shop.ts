import type { Ctx, UserCtx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { OwnShopChange } from '@/server/contracts/application/shop';
import type { NewShop, ShopChange } from '@/server/contracts/operator/shop';
import { limitCalls } from '@/server/domain/account/limit/rate-limit';
import { normalisePhone } from '@/server/domain/account/account-subject';
import { DomainError } from '@/server/errors';
import { findAccount } from '@/server/repositories/account/contact-repository';
import { lockUser } from '@/server/repositories/account/user-repository';
import {
  giveRole,
  insertShop,
  lockApplicant,
} from '@/server/repositories/application/application-repository';
import {
  findShopId,
  lockShop,
} from '@/server/repositories/shop/edit-shop-repository';
import {
  countShopEdits,
  type FieldChange,
  findEditsSince,
  findShopEdits,
  isShopOf,
  lockOwnShop,
} from '@/server/repositories/shop/shop-edit-repository';
import {
  findShopsOf,
  type ShopRow,
} from '@/server/repositories/shop/shop-repository';
import { siteZone } from '@/server/domain/settings/site-zone';
import { titleOfShop } from '@/utils/application/seller';
import { newShopProblems } from '@/utils/application/shop-problems';
import { zoneRing } from '@/utils/application/zone';
import { changeHeldShop } from './change-shop';
import { mergedChanges } from './shop-record';
import { type EditedShop, readShop, shopSlug } from './shop-view';

interface Paging {
  readonly page: number;
  readonly perPage: number;
}

/** What a stale change is refused with: the shop as it is, and what was changed since the version that was read. */
export interface StaleShop {
  readonly view: EditedShop;
  readonly changes: readonly FieldChange[];
}

const LIMIT = { name: 'own-shop', max: 120, windowMs: 10 * 60_000 };

/** A change that was made of an older version than the shop has now is a conflict. */
async function requireNewest(
  tx: Ctx,
  view: EditedShop,
  version: number,
): Promise<void> {
  if (view.shop.version === version) return;
  const edits = await findEditsSince(tx.db, view.shop.id, version);
  const data: StaleShop = { view, changes: mergedChanges(edits) };
  throw new DomainError('conflict', { key: 'shop.stale', data });
}

/**
 * The account that is to own the shop, held before the shop is, as the end of an account holds them. Throws bad_request
 * where nobody is reached so.
 */
async function ownerOf(
  { db }: Pick<Ctx, 'db'>,
  owner: string | null | undefined,
): Promise<number | null | undefined> {
  if (owner === undefined) return undefined;
  if (!owner) return null;
  const subject = owner.includes('@')
    ? ({ kind: 'email', value: owner.toLowerCase() } as const)
    : ({ kind: 'phone', value: normalisePhone(owner) } as const);
  const account = await findAccount(db, subject);
  const isThere = account && (await lockApplicant(db, account.id));
  if (!isThere)
    throw new DomainError('bad_request', {
      fields: {
        owner: [
          `nobody signs in with ${owner}: the owner opens an account first.`,
        ],
      },
    });
  await giveRole(db, account.id, 'seller');
  return account.id;
}

/**
 * The operator changes what is given of a shop, by its id or slug. Throws not_found, bad_request with the fields that a
 * shop cannot have.
 */
export function changeShop(
  ctx: Ctx,
  key: string,
  { owner, ...change }: ShopChange,
): Promise<EditedShop> {
  return inTransaction(ctx, async (tx) => {
    const ownerId = await ownerOf(tx, owner);
    const id = await lockShop(tx.db, key);
    const before = await readShop(tx, id);
    return changeHeldShop(tx, before, { change, ownerId, userId: null });
  });
}

/** The shops of the caller's account, oldest first. */
export const listOwnShops = ({
  db,
  user,
}: UserCtx): Promise<readonly ShopRow[]> => findShopsOf(db, user.id);

async function requireOwn({ db, user }: UserCtx, id: number): Promise<void> {
  if (!(await isShopOf(db, user.id, id))) throw new DomainError('not_found');
}

/** One of the caller's shops; another's is not_found. */
export async function showOwnShop(
  ctx: UserCtx,
  id: number,
): Promise<EditedShop> {
  await requireOwn(ctx, id);
  return readShop(ctx, id);
}

/**
 * The owner changes what is given of an own shop, made of its newest version. Throws not_found for another's, conflict
 * (`StaleShop`) when somebody changed it meanwhile, bad_request with the fields that a shop cannot have.
 */
export async function changeOwnShop(
  ctx: UserCtx,
  id: number,
  { version, ...change }: OwnShopChange,
): Promise<EditedShop> {
  const userId = ctx.user.id;
  await limitCalls(ctx, LIMIT, [`user:${userId}`]);
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId);
    if (!(await lockOwnShop(tx.db, userId, id)))
      throw new DomainError('not_found');
    const before = await readShop(tx, id);
    await requireNewest(tx, before, version);
    return changeHeldShop(tx, before, { change, userId });
  });
}

async function pageOfEdits({ db }: Ctx, id: number, paging: Paging) {
  const rows = await findShopEdits(db, id, paging);
  return { ...paging, rows, total: await countShopEdits(db, id) };
}

/** Who changed what of an own shop, newest first; another's is not_found. */
export async function listOwnEdits(ctx: UserCtx, id: number, paging: Paging) {
  await requireOwn(ctx, id);
  return pageOfEdits(ctx, id, paging);
}

/** The same for the operator, by the shop's id or slug. Throws not_found. */
export async function listShopEdits(ctx: Ctx, key: string, paging: Paging) {
  const id = await findShopId(ctx.db, key);
  if (id === null) throw new DomainError('not_found');
  return pageOfEdits(ctx, id, paging);
}

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
    const plain = slug ?? shopSlug(titleOfShop({ translations }));
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
