import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { notificationSettings, users } from '@/server/db/schema/account/users';
import { provedEmail } from '@/server/repositories/account/contact-repository';
import type { NotificationType } from '@/utils/constants/notifications';

export interface NoticeChoice {
  readonly type: NotificationType;
  readonly active: boolean;
}

/** What an account said about kinds of notices; a kind that it was never asked about is not there. */
export function findNoticeChoices(
  db: Db,
  userId: number,
): Promise<NoticeChoice[]> {
  return db
    .select({
      type: notificationSettings.type,
      active: notificationSettings.active,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
}

/** Keeps choices of an account, all of them or none; a kind stands among them once. */
export async function saveNoticeChoices(
  db: Db,
  userId: number,
  choices: readonly NoticeChoice[],
): Promise<void> {
  if (choices.length === 0) return;
  await db
    .insert(notificationSettings)
    .values(choices.map((choice) => ({ userId, ...choice })))
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.type],
      set: { active: sql`excluded.active` },
    });
}

/** Where mails of a kind go, and the key of the links that end them; null: nowhere, or they are not wanted. */
export async function findNoticeReader(
  db: Db,
  userId: number,
  type: NotificationType,
) {
  const [reader] = await db
    .select({
      email: provedEmail,
      mailKey: users.mailKey,
      active: sql<boolean>`coalesce(${notificationSettings.active}, true)`,
    })
    .from(users)
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.userId, users.id),
        eq(notificationSettings.type, type),
      ),
    )
    .where(eq(users.id, userId));
  if (!reader?.active || reader.email === null) return null;
  return { email: reader.email, mailKey: reader.mailKey };
}

/** Whose mails carry this key; null: nobody's, or of an account that is gone. */
export async function findMailKeyOwner(
  db: Db,
  mailKey: string,
): Promise<number | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.mailKey, mailKey), isNull(users.deletedAt)));
  return user?.id ?? null;
}
