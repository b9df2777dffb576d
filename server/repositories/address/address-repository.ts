import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { addresses } from '@/server/db/schema/account/users';
import { eachDoorText } from '@/utils/address/door';

const columns = {
  id: addresses.id,
  title: addresses.title,
  address: addresses.address,
  ...eachDoorText((text) => addresses[text]),
  leaveAtDoor: addresses.leaveAtDoor,
  latitude: addresses.latitude,
  longitude: addresses.longitude,
  active: addresses.active,
};

export type AddressChanges = Partial<
  Omit<typeof addresses.$inferInsert, 'createdAt' | 'id' | 'userId'>
>;
export type NewAddress = typeof addresses.$inferInsert;

function owned(userId: number, id: number) {
  return and(eq(addresses.userId, userId), eq(addresses.id, id));
}

export async function findAddress(db: Db, userId: number, id: number) {
  const [row] = await db
    .select(columns)
    .from(addresses)
    .where(owned(userId, id));
  return row ?? null;
}

export type AddressRow = NonNullable<Awaited<ReturnType<typeof findAddress>>>;

export function findAddresses(
  db: Db,
  userId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<AddressRow[]> {
  return db
    .select(columns)
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

export function countAddresses(db: Db, userId: number): Promise<number> {
  return db.$count(addresses, eq(addresses.userId, userId));
}

export async function insertAddress(
  db: Db,
  row: NewAddress,
): Promise<AddressRow> {
  const [address] = await db.insert(addresses).values(row).returning(columns);
  if (!address) throw new Error('the address was not inserted');
  return address;
}

/** The address with its changes (there may be none), or null when it is not this user's. */
export async function updateAddress(
  db: Db,
  userId: number,
  id: number,
  changes: AddressChanges,
): Promise<AddressRow | null> {
  const [row] = await db
    .update(addresses)
    .set({ ...changes, userId })
    .where(owned(userId, id))
    .returning(columns);
  return row ?? null;
}

/** Leaves the user without an active address; a new one is set right after, in the same transaction. */
export async function deactivateAddresses(
  db: Db,
  userId: number,
): Promise<void> {
  await db
    .update(addresses)
    .set({ active: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.active, true)));
}

/** The oldest address becomes the active one when none is. */
export async function activateOldest(db: Db, userId: number): Promise<void> {
  const rows = await db
    .select({ id: addresses.id, active: addresses.active })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.id));
  const [oldest] = rows;
  if (!oldest || rows.some(({ active }) => active)) return;
  await updateAddress(db, userId, oldest.id, { active: true });
}

/** How many of the named addresses were this user's and are gone now. */
export async function deleteAddresses(
  db: Db,
  userId: number,
  ids: readonly number[],
): Promise<number> {
  const rows = await db
    .delete(addresses)
    .where(and(eq(addresses.userId, userId), inArray(addresses.id, [...ids])))
    .returning({ id: addresses.id });
  return rows.length;
}
