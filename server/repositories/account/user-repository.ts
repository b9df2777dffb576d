import { eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { ledgerAccounts } from '@/server/db/schema/ledger';
import { notificationSettings, users } from '@/server/db/schema/account/users';
import type { AddressRow } from '@/server/repositories/address/address-repository';
import { DOOR_TEXTS } from '@/utils/address/door';
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@/utils/constants/notifications';
import type { SHOP_STATUSES } from '@/utils/constants/kinds';

export type NewUser = typeof users.$inferInsert;

/** How an account is named: by its e-mail or by its phone. */
export interface Subject {
  readonly kind: 'email' | 'phone';
  readonly value: string;
}

/** The hash of the user's password; null: there is none. */
export async function findPasswordHash(
  db: Db,
  userId: number,
): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return row?.passwordHash ?? null;
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

interface ProfileNotification {
  readonly type: NotificationType;
  readonly active: boolean;
}

interface ProfileWallet {
  readonly uuid: string;
  readonly balanceMinor: number;
}

const doorJson = sql.raw(
  DOOR_TEXTS.map((text) => `'${text}', a.${text}`).join(', '),
);
const addressesJson = sql<AddressRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', a.id, 'title', a.title, 'address', a.address, ${doorJson}, 'leaveAtDoor', a.leave_at_door, 'latitude', a.latitude, 'longitude', a.longitude, 'active', a.active
  ) order by a.id), '[]'::json) from addresses a where a.user_id = "users"."id")`;

const notificationsJson = sql<ProfileNotification[]>`(
  select coalesce(json_agg(json_build_object('type', n.type, 'active', n.active)), '[]'::json)
  from notification_settings n where n.user_id = "users"."id")`;

const unreadCount = sql<number>`(
  select count(*)::int from notifications i where i.user_id = "users"."id" and i.read_at is null and i.deleted_at is null)`;

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

/** The shop that an application of theirs made, the newest of several. */
interface ProfileShop {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly type: 'restaurant' | 'shop';
  readonly status: (typeof SHOP_STATUSES)[number];
  readonly open: boolean;
  readonly logoImg: string | null;
  readonly backgroundImg: string | null;
  readonly translations: Readonly<
    Record<
      string,
      { readonly title: string; readonly description: string | null }
    >
  >;
}

const shopJson = sql<ProfileShop | null>`(
  select json_build_object('id', s.id, 'uuid', s.uuid, 'slug', s.slug, 'type', s.type, 'status', s.status,
    'open', s.open, 'logoImg', s.logo_img, 'backgroundImg', s.background_img, 'translations', (
      select coalesce(json_object_agg(t.locale, json_build_object('title', t.title, 'description', t.description)),
        '{}'::json) from shop_translations t where t.shop_id = s.id))
  from shops s where s.owner_id = "users"."id" and s.closed_at is null order by s.id desc limit 1)`;

/** A user with addresses, notices, wallet balance (minor units, default currency), last order and shop in one query. */
export async function findProfile(db: Db, userId: number) {
  const [row] = await db
    .select({
      id: users.id,
      uuid: users.uuid,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      phone: users.phone,
      contactPhone: users.contactPhone,
      emailVerifiedAt: users.emailVerifiedAt,
      phoneVerifiedAt: users.phoneVerifiedAt,
      birthday: users.birthday,
      gender: users.gender,
      img: users.img,
      role: users.role,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      passwordChangedAt: users.passwordChangedAt,
      detailsAskedAt: users.detailsAskedAt,
      myReferral: users.myReferral,
      createdAt: users.createdAt,
      addresses: addressesJson,
      notifications: notificationsJson,
      unread: unreadCount,
      wallet: walletJson,
      lastOrder: lastOrderJson,
      shop: shopJson,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;
