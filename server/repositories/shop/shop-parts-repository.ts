import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { users } from '@/server/db/schema/account/users';
import { shopPayments } from '@/server/db/schema/catalogue';
import { payments, settings } from '@/server/db/schema/settings';
import { branches, shopGalleries } from '@/server/db/schema/shop-extras';
import { uploads } from '@/server/db/schema/uploads';
import {
  provedEmail,
  provedPhone,
} from '@/server/repositories/account/contact-repository';
import { houseLets, shopLets } from '../wallet/payment-switches-sql';

/** Pictures of a shop beyond its cover, in this order, in place of those that were. */
export async function putGallery(
  db: Db,
  shopId: number,
  pictures: readonly string[],
): Promise<void> {
  await db.delete(shopGalleries).where(eq(shopGalleries.shopId, shopId));
  if (pictures.length)
    await db
      .insert(shopGalleries)
      .values(pictures.map((img, position) => ({ shopId, img, position })));
}

type BranchRow = typeof branches.$inferInsert;

/** A branch as it is to be; its id where it is there already. */
export type BranchChange = Pick<
  BranchRow,
  'latitude' | 'longitude' | 'phone' | 'translations'
> & { readonly id?: number; readonly hours: NonNullable<BranchRow['hours']> };

/**
 * The branches of a shop, in this order. One that is not named is shown no more; its row stays, as orders and boards
 * name it.
 */
export async function putBranches(
  db: Db,
  shopId: number,
  rows: readonly BranchChange[],
): Promise<void> {
  const kept = rows.flatMap(({ id }) => id ?? []);
  await db
    .update(branches)
    .set({ active: false })
    .where(
      and(
        eq(branches.shopId, shopId),
        kept.length ? notInArray(branches.id, kept) : undefined,
      ),
    );
  for (const [position, { id, ...row }] of rows.entries())
    if (id === undefined)
      await db.insert(branches).values({ ...row, shopId, position });
    else
      await db
        .update(branches)
        .set({ ...row, position })
        .where(and(eq(branches.id, id), eq(branches.shopId, shopId)));
}

/** How one may pay at a shop: a way of the house, and whether the shop takes it. */
export interface PaymentSwitch {
  readonly id: number;
  readonly tag: string;
  readonly title: string;
  /** Whether the house offers it. */
  readonly offered: boolean;
  readonly taken: boolean;
}

/** Every way to pay of the house, and whether the shop takes it. */
export async function findPaymentSwitches(
  db: Db,
  shopId: number,
): Promise<PaymentSwitch[]> {
  const rows = await db
    .select({
      id: payments.id,
      tag: payments.tag,
      title: payments.title,
      offered: houseLets(payments.active),
      taken: shopLets(shopPayments.active),
    })
    .from(payments)
    .leftJoin(
      shopPayments,
      and(
        eq(shopPayments.paymentId, payments.id),
        eq(shopPayments.shopId, shopId),
      ),
    )
    .orderBy(asc(payments.position), asc(payments.id));
  return rows.map((row) => ({ ...row, title: row.title ?? row.tag }));
}

/** Whether the house alone says how one may pay: then the switches of shops do nothing. */
export async function isPaymentByHouse(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, 'payment_type'));
  return row?.value === 'admin';
}

/** Switches the ways to pay of a shop: it takes these of them, and no other. */
export async function putPaymentSwitches(
  db: Db,
  shopId: number,
  switches: readonly { readonly id: number; readonly active: boolean }[],
): Promise<void> {
  if (!switches.length) return;
  await db
    .insert(shopPayments)
    .values(
      switches.map(({ active, id }) => ({ shopId, paymentId: id, active })),
    )
    .onConflictDoUpdate({
      target: [shopPayments.shopId, shopPayments.paymentId],
      set: { active: sql`excluded.active` },
    });
}

/** Whose shop it is, reached where it is proved; null: nobody's. */
export async function findShopOwner(db: Db, userId: number | null) {
  if (userId === null) return null;
  const [row] = await db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: provedEmail,
      phone: provedPhone,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Pictures that belong to a shop are the house's when it is somebody else's from now on. */
export async function leavePictures(
  db: Db,
  userId: number,
  subject: string,
): Promise<void> {
  await db
    .delete(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.usedFor, subject)));
}

/** Frees pictures of a shop that it shows no more: they go after a day. */
export async function freePictures(
  db: Db,
  subject: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length)
    await db
      .update(uploads)
      .set({ usedFor: null })
      .where(
        and(inArray(uploads.path, [...paths]), eq(uploads.usedFor, subject)),
      );
}
