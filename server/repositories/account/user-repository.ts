import { eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { ledgerAccounts } from '@/server/db/schema/ledger';
import { notificationSettings, users } from '@/server/db/schema/users';
import { NOTIFICATION_TYPES } from '@/utils/constants/notifications';

export type NewUser = typeof users.$inferInsert;

/** One row per e-mail or phone: what sign-in and registration decide by. */
export interface AccountRow {
  readonly id: number;
  readonly passwordHash: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly phoneVerifiedAt: Date | null;
}

/** How an account is named: by its e-mail or by its phone. */
export interface Subject {
  readonly kind: 'email' | 'phone';
  readonly value: string;
}

export async function findAccount(
  db: Db,
  subject: Subject,
): Promise<AccountRow | null> {
  const column = subject.kind === 'email' ? users.email : users.phone;
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      emailVerifiedAt: users.emailVerifiedAt,
      phoneVerifiedAt: users.phoneVerifiedAt,
    })
    .from(users)
    .where(eq(column, subject.value));
  return row ?? null;
}

export async function insertUser(db: Db, row: NewUser) {
  const [user] = await db.insert(users).values(row).returning({
    id: users.id,
    uuid: users.uuid,
    email: users.email,
    phone: users.phone,
    firstname: users.firstname,
    lastname: users.lastname,
    role: users.role,
    myReferral: users.myReferral,
  });
  if (!user) throw new Error('the user was not inserted');
  return user;
}

export type UserRow = Awaited<ReturnType<typeof insertUser>>;

/** What every account owns from its first moment: a wallet in the ledger and a row per kind of notice. */
export async function insertUserDefaults(
  db: Db,
  userId: number,
): Promise<void> {
  await db.insert(ledgerAccounts).values({ kind: 'wallet', userId });
  await db
    .insert(notificationSettings)
    .values(NOTIFICATION_TYPES.map((type) => ({ userId, type })));
}

export async function updateUser(
  db: Db,
  userId: number,
  changes: Partial<NewUser>,
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, userId));
}

/** Holds the user's row until the transaction ends: changes of one account's lists happen one after another. */
export async function lockUser(db: Db, userId: number): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
}

interface ProfileAddress {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  readonly office: string | null;
  readonly house: string | null;
  readonly floor: string | null;
  readonly entrance: string | null;
  readonly comment: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly active: boolean;
}

interface ProfileNotification {
  readonly type: (typeof NOTIFICATION_TYPES)[number];
  readonly active: boolean;
}

interface ProfileWallet {
  readonly uuid: string;
  readonly balanceMinor: number;
}

const addressesJson = sql<ProfileAddress[]>`(
  select coalesce(json_agg(json_build_object(
    'id', a.id, 'title', a.title, 'address', a.address, 'office', a.office, 'house', a.house, 'floor', a.floor,
    'entrance', a.entrance, 'comment', a.comment, 'latitude', a.latitude, 'longitude', a.longitude, 'active', a.active
  ) order by a.id), '[]'::json) from addresses a where a.user_id = "users"."id")`;

const notificationsJson = sql<ProfileNotification[]>`(
  select coalesce(json_agg(json_build_object('type', n.type, 'active', n.active)), '[]'::json)
  from notification_settings n where n.user_id = "users"."id")`;

const walletJson = sql<ProfileWallet | null>`(
  select json_build_object('uuid', w.uuid, 'balanceMinor', coalesce(
    (select sum(e.amount_minor) from ledger_entries e where e.account_id = w.id), 0))
  from ledger_accounts w where w.kind = 'wallet' and w.user_id = "users"."id")`;

interface ProfileLastOrder {
  readonly phone: string | null;
  readonly paymentId: number | null;
}

const lastOrderJson = sql<ProfileLastOrder | null>`(
  select json_build_object('phone', o.phone, 'paymentId',
    (select t.payment_id from transactions t where t.order_id = o.id order by t.id limit 1))
  from orders o where o.user_id = "users"."id" order by o.id desc limit 1)`;

/** A user with addresses, notices, wallet balance (minor units, default currency) and last order in one query. */
export async function findProfile(db: Db, userId: number) {
  const [row] = await db
    .select({
      id: users.id,
      uuid: users.uuid,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      phone: users.phone,
      birthday: users.birthday,
      gender: users.gender,
      img: users.img,
      role: users.role,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      myReferral: users.myReferral,
      createdAt: users.createdAt,
      addresses: addressesJson,
      notifications: notificationsJson,
      wallet: walletJson,
      lastOrder: lastOrderJson,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;
