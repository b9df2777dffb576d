import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { applications } from '@/server/db/schema/account/applications';
import { users } from '@/server/db/schema/account/users';
import {
  provedEmail,
  provedPhone,
} from '@/server/repositories/account/contact-repository';
import { uploads } from '@/server/db/schema/uploads';
import {
  categories,
  deliveryZones,
  shopCategories,
  shopPayments,
  shops,
  shopTranslations,
  shopWorkingDays,
} from '@/server/db/schema/catalogue';
import { payments } from '@/server/db/schema/settings';

export type ApplicationRow = typeof applications.$inferSelect;
type Kind = ApplicationRow['kind'];
type Status = ApplicationRow['status'];

const byOwner = (userId: number, kind: Kind) =>
  and(eq(applications.userId, userId), eq(applications.kind, kind));

/** The application of this kind that a person has: the one that is not approved, else the newest; null: none. */
export async function findApplication(
  db: Db,
  userId: number,
  kind: Kind,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(applications)
    .where(byOwner(userId, kind))
    .orderBy(
      sql`${applications.status} <> 'approved' desc`,
      desc(applications.id),
    )
    .limit(1);
  return row ?? null;
}

/** Adds one; who has an open one of this kind, or one to drive, is refused by the database. */
export async function insertApplication(
  db: Db,
  row: typeof applications.$inferInsert,
): Promise<ApplicationRow> {
  const [added] = await db.insert(applications).values(row).returning();
  if (!added) throw new Error('the application was not inserted');
  return added;
}

export async function updateApplication(
  db: Db,
  id: number,
  changes: Partial<typeof applications.$inferInsert>,
): Promise<ApplicationRow> {
  const [row] = await db
    .update(applications)
    .set(changes)
    .where(eq(applications.id, id))
    .returning();
  if (!row) throw new Error('the application is not there');
  return row;
}

export interface ApplicationFilter {
  readonly kind?: Kind;
  readonly status?: Status;
  readonly page: number;
  readonly perPage: number;
}

const user = {
  id: users.id,
  firstname: users.firstname,
  lastname: users.lastname,
  email: provedEmail,
  phone: provedPhone,
} as const;

/** What was sent: drafts are the person's own. */
function matches({ kind, status }: Partial<ApplicationFilter>) {
  return and(
    ne(applications.status, 'draft'),
    kind && eq(applications.kind, kind),
    status && eq(applications.status, status),
  );
}

/** A page of what was sent, with whose it is, newest first. */
export function findSentApplications(db: Db, filter: ApplicationFilter) {
  return db
    .select({ application: applications, user })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(matches(filter))
    .orderBy(desc(applications.id))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
}

export type SentApplicationRow = Awaited<
  ReturnType<typeof findSentApplications>
>[number];

export async function countSentApplications(
  db: Db,
  filter: ApplicationFilter,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applications)
    .where(matches(filter));
  return row?.total ?? 0;
}

/** One that was sent; null when there is none. */
export async function findSentApplication(
  db: Db,
  id: number,
): Promise<SentApplicationRow | null> {
  const [row] = await db
    .select({ application: applications, user })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applications.id, id), matches({})));
  return row ?? null;
}

/** Holds the account until the transaction ends; false: it is closed. */
export async function lockApplicant(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ deletionAt: users.deletionAt, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row !== undefined && !row.deletionAt && !row.deletedAt;
}

/** Names what a customer is from now on beside that; who has another part already keeps it. */
export async function giveRole(
  db: Db,
  userId: number,
  role: 'deliveryman' | 'seller',
): Promise<void> {
  await db
    .update(users)
    .set({ role })
    .where(and(eq(users.id, userId), eq(users.role, 'user')));
}

type Visibility = (typeof uploads.$inferSelect)['visibility'];

/** Whose pictures, and what they are for. */
interface Use {
  readonly userId: number;
  readonly subject: string;
  readonly paths: readonly string[];
}

/** How visible each of the paths is that this user may use for it; held until the transaction ends. */
export async function lockUsableUploads(
  db: Db,
  { paths, subject, userId }: Use,
): Promise<ReadonlyMap<string, Visibility>> {
  if (!paths.length) return new Map();
  const rows = await db
    .select({ path: uploads.path, visibility: uploads.visibility })
    .from(uploads)
    .where(
      and(
        inArray(uploads.path, [...paths]),
        eq(uploads.userId, userId),
        or(isNull(uploads.usedFor), eq(uploads.usedFor, subject)),
      ),
    )
    .orderBy(uploads.path)
    .for('update');
  return new Map(rows.map(({ path, visibility }) => [path, visibility]));
}

/** Binds these to the subject; what it had and is not named is free again. */
export async function useUploads(
  db: Db,
  { paths, subject, userId }: Use,
): Promise<void> {
  const own = and(eq(uploads.usedFor, subject), eq(uploads.userId, userId));
  await db
    .update(uploads)
    .set({ usedFor: null })
    .where(
      and(own, paths.length ? notInArray(uploads.path, [...paths]) : undefined),
    );
  await moveUploads(db, { paths, subject, userId });
}

/** Gives pictures of this user another subject. */
export async function moveUploads(
  db: Db,
  { paths, subject, userId }: Use,
): Promise<void> {
  if (!paths.length) return;
  await db
    .update(uploads)
    .set({ usedFor: subject })
    .where(and(inArray(uploads.path, [...paths]), eq(uploads.userId, userId)));
}

type NewShop = typeof shops.$inferInsert;

/** What a shop is made of beside its own row. */
interface ShopParts {
  readonly translations: readonly Omit<
    typeof shopTranslations.$inferInsert,
    'id' | 'shopId'
  >[];
  readonly hours: readonly Omit<
    typeof shopWorkingDays.$inferInsert,
    'id' | 'shopId'
  >[];
  readonly zone: (typeof deliveryZones.$inferInsert)['area'];
  readonly categoryIds: readonly number[];
}

/** Who knows the pattern can have taken some; more are not tried. */
const SLUGS_MAX = 50;

async function insertRow(
  db: Db,
  row: NewShop,
  otherSlug: string,
): Promise<number> {
  const numbered = Array.from(
    { length: SLUGS_MAX },
    (_, index) => `${otherSlug}-${index + 2}`,
  );
  for (const slug of [row.slug, otherSlug, ...numbered]) {
    const [shop] = await db
      .insert(shops)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: shops.slug })
      .returning({ id: shops.id });
    if (shop) return shop.id;
  }
  throw new Error('no free name for the shop’s address');
}

/** Writes a shop with all its parts, which takes every active way to pay; answers its id. The other slug is for when the first is taken. */
export async function insertShop(
  db: Db,
  row: NewShop,
  { otherSlug, ...parts }: ShopParts & { readonly otherSlug: string },
): Promise<number> {
  const shopId = await insertRow(db, row, otherSlug);
  const all = <T extends object>(rows: readonly T[]) =>
    rows.map((each) => ({ ...each, shopId }));
  await db.insert(shopTranslations).values(all(parts.translations));
  if (parts.hours.length)
    await db.insert(shopWorkingDays).values(all(parts.hours));
  await db.insert(deliveryZones).values({ shopId, area: parts.zone });
  const ways = await db
    .select({ paymentId: payments.id })
    .from(payments)
    .where(eq(payments.active, true));
  if (ways.length) await db.insert(shopPayments).values(all(ways));
  const belongs = parts.categoryIds.map((categoryId) => ({ categoryId }));
  if (belongs.length) await db.insert(shopCategories).values(all(belongs));
  return shopId;
}

/** Whose categories in force those of the ids are: a restaurant's, or a shop's. */
export async function findTrades(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, 'restaurant' | 'shop'>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ id: categories.id, kind: categories.kind })
    .from(categories)
    .where(
      and(
        inArray(categories.id, [...ids]),
        inArray(categories.kind, ['main', 'shop']),
        eq(categories.active, true),
      ),
    );
  return new Map(
    rows.map(({ id, kind }) => [id, kind === 'shop' ? 'shop' : 'restaurant']),
  );
}
