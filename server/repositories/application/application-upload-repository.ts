import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { uploads } from '@/server/db/schema/uploads';

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
