import { and, asc, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { uploads } from '@/server/db/schema/uploads';

export async function insertUpload(
  db: Db,
  row: typeof uploads.$inferInsert,
): Promise<void> {
  await db.insert(uploads).values(row);
}

/** Keeps the row of a picture of the operator's; once for each path. */
export async function insertHousePicture(
  db: Db,
  row: Omit<typeof uploads.$inferInsert, 'userId'>,
): Promise<void> {
  await db.insert(uploads).values(row).onConflictDoNothing();
}

type Visibility = (typeof uploads.$inferSelect)['visibility'];

/** Whose private pictures, or what they are used for; neither: anybody's. */
export interface DocumentOwner {
  readonly userId?: number;
  readonly usedFor?: string;
}

/** Those of the paths that are private pictures of that owner. */
export async function findDocuments(
  db: Db,
  paths: readonly string[],
  { usedFor, userId }: DocumentOwner,
): Promise<string[]> {
  const rows = await db
    .select({ path: uploads.path })
    .from(uploads)
    .where(
      and(
        inArray(uploads.path, [...paths]),
        eq(uploads.visibility, 'private'),
        userId === undefined ? undefined : eq(uploads.userId, userId),
        usedFor === undefined ? undefined : eq(uploads.usedFor, usedFor),
      ),
    );
  return rows.map(({ path }) => path);
}

/**
 * Binds pictures of this user to what they are for; one that is bound to something else stays there. Answers how many
 * of them are bound now. What was bound to it, is as visible and is not named is free again.
 */
export async function bindUploads(
  db: Db,
  subject: string,
  {
    paths,
    userId,
    visibility,
  }: {
    readonly paths: readonly string[];
    readonly userId: number;
    readonly visibility: Visibility;
  },
): Promise<number> {
  await db
    .update(uploads)
    .set({ usedFor: null })
    .where(
      and(
        eq(uploads.usedFor, subject),
        eq(uploads.userId, userId),
        eq(uploads.visibility, visibility),
        paths.length ? notInArray(uploads.path, [...paths]) : undefined,
      ),
    );
  if (!paths.length) return 0;
  const bound = await db
    .update(uploads)
    .set({ usedFor: subject })
    .where(
      and(
        inArray(uploads.path, [...paths]),
        eq(uploads.userId, userId),
        eq(uploads.visibility, visibility),
        or(isNull(uploads.usedFor), eq(uploads.usedFor, subject)),
      ),
    )
    .returning({ path: uploads.path });
  return bound.length;
}

/** Stands in used_for while a file is being removed: nothing can refer to it any more, and the row goes after it. */
const GIVEN_UP = 'given-up';

/** Gives up some of the pictures from before then that belong to nothing; answers their paths, with those given up before. */
export async function claimUnusedUploads(
  db: Db,
  before: Date,
  limit: number,
): Promise<string[]> {
  const unused = db
    .select({ path: uploads.path })
    .from(uploads)
    .where(
      or(
        and(isNull(uploads.usedFor), lt(uploads.createdAt, before)),
        eq(uploads.usedFor, GIVEN_UP),
      ),
    )
    .orderBy(asc(uploads.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(uploads)
    .set({ usedFor: GIVEN_UP })
    .where(inArray(uploads.path, unused))
    .returning({ path: uploads.path });
  return rows.map(({ path }) => path);
}

/**
 * Gives up all pictures of a person, and this one, which may stand there from before there were rows; answers their
 * paths. What the rows said of them is forgotten.
 */
export async function giveUpUploadsOf(
  db: Db,
  userId: number,
  picture: string | null,
): Promise<string[]> {
  const rest = { type: GIVEN_UP, usedFor: GIVEN_UP };
  if (picture)
    await db
      .insert(uploads)
      .values({ path: picture, userId, ...rest })
      .onConflictDoNothing();
  const rows = await db
    .update(uploads)
    .set(rest)
    .where(eq(uploads.userId, userId))
    .returning({ path: uploads.path });
  return rows.map(({ path }) => path);
}

/** Their files are gone. */
export async function deleteUploads(
  db: Db,
  paths: readonly string[],
): Promise<void> {
  if (paths.length)
    await db.delete(uploads).where(inArray(uploads.path, [...paths]));
}
