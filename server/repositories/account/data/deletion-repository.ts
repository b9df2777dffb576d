import {
  and,
  asc,
  eq,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { users, verificationCodes } from '@/server/db/schema/account/users';
import {
  provedEmail,
  provedPhone,
} from '@/server/repositories/account/contact-repository';
import { orders } from '@/server/db/schema/orders';

const OVER = ['delivered', 'cancelled'] as const;

/** Whether an order of theirs is neither delivered nor cancelled. */
export async function hasRunningOrder(
  db: Db,
  userId: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.status, [...OVER])))
    .limit(1);
  return rows.length > 0;
}

/** The day is set once: asking again moves nothing. */
export async function setDeletion(
  db: Db,
  userId: number,
  at: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ deletionAt: at })
    .where(and(eq(users.id, userId), isNull(users.deletionAt)));
}

/** Takes the day away again where it has not come yet. `none`: there was none. */
export async function endDeletion(
  db: Db,
  userId: number,
  now: Date,
): Promise<'kept' | 'none' | 'too late'> {
  const [row] = await db
    .select({ deletionAt: users.deletionAt, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!row || row.deletedAt) return 'too late';
  if (!row.deletionAt) return 'none';
  if (row.deletionAt <= now) return 'too late';
  await db.update(users).set({ deletionAt: null }).where(eq(users.id, userId));
  return 'kept';
}

/** Somebody whose day has come, held until the transaction ends; whom another process holds is passed over. */
export async function claimDueDeletion(
  db: Db,
  now: Date,
  except: readonly number[],
) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      phone: users.phone,
      img: users.img,
    })
    .from(users)
    .where(
      and(
        lte(users.deletionAt, now),
        isNull(users.deletedAt),
        notInArray(users.id, [...except]),
        notExists(
          db
            .select({ id: orders.id })
            .from(orders)
            .where(
              and(
                eq(orders.userId, users.id),
                notInArray(orders.status, [...OVER]),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(users.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Every e-mail and phone that the person is or was to be reached by; not what another account has proved. */
export async function findContacts(
  db: Db,
  user: {
    readonly id: number;
    readonly email: string | null;
    readonly phone: string | null;
  },
): Promise<string[]> {
  const codes = await db
    .selectDistinct({ subject: verificationCodes.subject })
    .from(verificationCodes)
    .where(eq(verificationCodes.userId, user.id));
  const own = [user.email, user.phone, ...codes.map(({ subject }) => subject)];
  const contacts = [...new Set(own.filter((contact) => contact !== null))];
  const others = await db
    .select({ email: provedEmail, phone: provedPhone })
    .from(users)
    .where(
      and(
        ne(users.id, user.id),
        or(inArray(users.email, contacts), inArray(users.phone, contacts)),
      ),
    );
  const theirs = new Set(others.flatMap(({ email, phone }) => [email, phone]));
  return contacts.filter((contact) => !theirs.has(contact));
}

/** What is left of an account: a row for orders and the ledger to refer to. */
export async function forgetRow(
  db: Db,
  userId: number,
  left: { readonly myReferral: string; readonly deletedAt: Date },
): Promise<void> {
  await db
    .update(users)
    .set({
      ...left,
      deletionAt: null,
      role: 'user',
      firstname: '',
      lastname: '',
      email: null,
      phone: null,
      contactPhone: null,
      passwordHash: null,
      passwordChangedAt: null,
      detailsAskedAt: null,
      birthday: null,
      gender: null,
      img: null,
      emailVerifiedAt: null,
      phoneVerifiedAt: null,
      mailKey: sql`gen_random_uuid()`,
    })
    .where(eq(users.id, userId));
}
