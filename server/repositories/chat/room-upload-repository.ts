import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { uploads } from '@/server/db/schema/uploads';
import { CHAT_PICTURES } from '@/utils/constants/account';

interface OwnPicture {
  readonly path: string;
  readonly userId: number;
}

/** A private picture of this person's that was sent in for the chat and stands nowhere yet. */
const isUnused = ({ path, userId }: OwnPicture) =>
  and(
    eq(uploads.path, path),
    eq(uploads.userId, userId),
    eq(uploads.visibility, 'private'),
    eq(uploads.type, CHAT_PICTURES),
    isNull(uploads.usedFor),
  );

export async function isUnusedPicture(
  db: Db,
  picture: OwnPicture,
): Promise<boolean> {
  const rows = await db
    .select({ path: uploads.path })
    .from(uploads)
    .where(isUnused(picture));
  return rows.length > 0;
}

/** Binds the picture to its room; false when it cannot be sent (any more). */
export async function bindPicture(
  db: Db,
  subject: string,
  picture: OwnPicture,
): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ usedFor: subject })
    .where(isUnused(picture))
    .returning({ path: uploads.path });
  return rows.length > 0;
}

interface RoomPicture {
  readonly path: string;
  /** The subject of its room. */
  readonly subject: string;
}

/** A picture that the operator sent in for this room, and that stands nowhere yet: its type names the room. */
const isUnsent = ({ path, subject }: RoomPicture) =>
  and(
    eq(uploads.path, path),
    isNull(uploads.userId),
    eq(uploads.visibility, 'private'),
    eq(uploads.type, subject),
    isNull(uploads.usedFor),
  );

/** Keeps the row of a picture of the operator's for a room; who never sends it loses it as customers do theirs. */
export async function insertUnsentPicture(
  db: Db,
  { path, subject }: RoomPicture,
  createdAt: Date,
): Promise<void> {
  await db
    .insert(uploads)
    .values({ path, type: subject, visibility: 'private', createdAt });
}

/** Whether the operator can say it in this room: it was sent in for it, or stands in it. */
export async function isRoomPicture(
  db: Db,
  picture: RoomPicture,
): Promise<boolean> {
  const { path, subject } = picture;
  const isSaid = and(
    eq(uploads.path, path),
    eq(uploads.visibility, 'private'),
    eq(uploads.usedFor, subject),
  );
  const rows = await db
    .select({ path: uploads.path })
    .from(uploads)
    .where(or(isUnsent(picture), isSaid));
  return rows.length > 0;
}

/** Binds the operator's picture to its room with its message; false when it is gone. */
export async function bindRoomUpload(
  db: Db,
  picture: RoomPicture,
): Promise<boolean> {
  await db
    .update(uploads)
    .set({ usedFor: picture.subject })
    .where(isUnsent(picture));
  return isRoomPicture(db, picture);
}
