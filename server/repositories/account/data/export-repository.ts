import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { dataExports } from '@/server/db/schema/account/data-exports';
import { columnsBut } from '@/server/repositories/select-sql';

const columns = columnsBut(dataExports, 'body', 'leaseUntil');

/** The newest one of a user, without the file. */
export async function findNewestExport(db: Db, userId: number) {
  const [row] = await db
    .select(columns)
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.id))
    .limit(1);
  return row ?? null;
}

export type ExportRow = NonNullable<
  Awaited<ReturnType<typeof findNewestExport>>
>;

/** One that is to be made, in the place of all that are there. */
export async function replaceExports(
  db: Db,
  userId: number,
  now: Date,
): Promise<ExportRow> {
  await db.delete(dataExports).where(eq(dataExports.userId, userId));
  const [row] = await db
    .insert(dataExports)
    .values({ userId, createdAt: now })
    .returning(columns);
  if (!row) throw new Error('the export was not inserted');
  return row;
}

/** Takes the oldest one that is to be made and nobody works on, until the lease ends. */
export async function claimExport(
  db: Db,
  { leaseUntil, now }: { readonly leaseUntil: Date; readonly now: Date },
): Promise<{ readonly id: number; readonly userId: number } | null> {
  const due = db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.status, 'pending'),
        or(
          sql`${dataExports.leaseUntil} is null`,
          lt(dataExports.leaseUntil, now),
        ),
      ),
    )
    .orderBy(dataExports.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(dataExports)
    .set({ leaseUntil })
    .where(inArray(dataExports.id, due))
    .returning({ id: dataExports.id, userId: dataExports.userId });
  return row ?? null;
}

/** Ends the work of a claim; nothing where it was taken over or replaced meanwhile. */
export async function finishExport(
  db: Db,
  claim: { readonly id: number; readonly leaseUntil: Date },
  outcome: Pick<
    typeof dataExports.$inferInsert,
    'body' | 'expiresAt' | 'readyAt' | 'status'
  >,
): Promise<void> {
  await db
    .update(dataExports)
    .set({ ...outcome, leaseUntil: null })
    .where(
      and(
        eq(dataExports.id, claim.id),
        eq(dataExports.status, 'pending'),
        eq(dataExports.leaseUntil, claim.leaseUntil),
      ),
    );
}

export async function setExportToken(
  db: Db,
  id: number,
  tokenHash: string,
): Promise<void> {
  await db.update(dataExports).set({ tokenHash }).where(eq(dataExports.id, id));
}

/** The file behind a link that still works. */
export async function findExportBody(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ body: dataExports.body })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.tokenHash, tokenHash),
        eq(dataExports.status, 'ready'),
        sql`${dataExports.expiresAt} > ${now.toISOString()}`,
      ),
    );
  return row?.body ?? null;
}

/** Files whose day is over, and what failed before then. */
export async function deleteOldExports(
  db: Db,
  { dayAgo, now }: { readonly dayAgo: Date; readonly now: Date },
): Promise<void> {
  await db
    .delete(dataExports)
    .where(
      or(
        lt(dataExports.expiresAt, now),
        and(
          ne(dataExports.status, 'pending'),
          lt(dataExports.createdAt, dayAgo),
          sql`${dataExports.expiresAt} is null`,
        ),
      ),
    );
}
