import {
  and,
  desc,
  eq,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { identities } from '@/server/db/schema/account/identities';
import { users } from '@/server/db/schema/account/users';
import { lockUser, type Subject } from './user-repository';

/** What sign-in, registration and reset decide by. */
export interface AccountRow {
  readonly id: number;
  readonly passwordHash: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly phoneVerifiedAt: Date | null;
}

/**
 * The account whose owner is reached at this e-mail or phone: it is proved there, or nothing of the account is proved and
 * this is its one way in (its e-mail, else its phone). Any other unproved contact identifies nobody. Null: nobody's.
 */
export async function findAccount(
  db: Db,
  { kind, value }: Subject,
): Promise<AccountRow | null> {
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = users;
  const isEmail = kind === 'email';
  const provedAt = isEmail ? emailVerifiedAt : phoneVerifiedAt;
  const isOnlyWayIn = and(
    isNull(emailVerifiedAt),
    isNull(phoneVerifiedAt),
    isEmail ? undefined : isNull(email),
    notExists(
      db
        .select({ id: identities.userId })
        .from(identities)
        .where(eq(identities.userId, users.id)),
    ),
  );
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      emailVerifiedAt: users.emailVerifiedAt,
      phoneVerifiedAt: users.phoneVerifiedAt,
    })
    .from(users)
    .where(
      and(
        eq(isEmail ? email : phone, value),
        isNull(users.deletedAt),
        or(isNotNull(provedAt), isOnlyWayIn),
      ),
    )
    .orderBy(desc(sql`${provedAt} is not null`), users.id)
    .limit(1);
  return row ?? null;
}

/** The same, with the account's row locked until the transaction ends, and as it is then. */
export async function lockAccount(
  db: Db,
  subject: Subject,
): Promise<AccountRow | null> {
  const seen = await findAccount(db, subject);
  if (!seen) return null;
  await lockUser(db, seen.id);
  return findAccount(db, subject);
}

/** An account's e-mail and phone where they are proved to be its own. */
export const provedEmail = sql<
  string | null
>`case when ${users.emailVerifiedAt} is not null then ${users.email} end`;
export const provedPhone = sql<
  string | null
>`case when ${users.phoneVerifiedAt} is not null then ${users.phone} end`;

/** The e-mail and phone of an account that were proved to be its own; null: there is none. */
export async function findAccountContacts(
  db: Db,
  userId: number,
): Promise<{ readonly email: string | null; readonly phone: string | null }> {
  const [row] = await db
    .select({ email: provedEmail, phone: provedPhone })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { email: null, phone: null };
}
