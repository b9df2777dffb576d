import { sql } from 'drizzle-orm';
import { NOTIFICATION_TYPES } from '@/utils/constants/notifications';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Accounts. E-mail is stored trimmed and in lower case, phone as digits with a leading +. An unproved one identifies
 * nobody, so that only proved ones are unique.
 */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    firstname: text('firstname').notNull().default(''),
    lastname: text('lastname').notNull().default(''),
    email: text('email'),
    phone: text('phone'),
    /** What the customer gives for orders in place of `phone`: never proved, and anybody's. */
    contactPhone: text('contact_phone'),
    passwordHash: text('password_hash'),
    /** Null: there is no password, or it is older than this column. */
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
    /** The session that was sent to /update-details began then; no other one is. */
    detailsAskedAt: timestamp('details_asked_at', { withTimezone: true }),
    role: text('role', { enum: ['user', 'seller', 'deliveryman', 'admin'] })
      .notNull()
      .default('user'),
    birthday: date('birthday'),
    gender: text('gender', { enum: ['male', 'female'] }),
    img: text('img'),
    myReferral: text('my_referral').notNull().unique(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    phoneVerifiedAt: timestamp('phone_verified_at', { withTimezone: true }),
    /** Stands in the links of mails that end a kind of mail; it opens nothing else. */
    mailKey: uuid('mail_key').notNull().unique().defaultRandom(),
    /** The person asked to be forgotten: from then on there is no way back; signing in before ends it. */
    deletionAt: timestamp('deletion_at', { withTimezone: true }),
    /** The person is forgotten; the row stays for orders and the ledger. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  ({ deletedAt, email, emailVerifiedAt, phone, phoneVerifiedAt }) => [
    uniqueIndex('users_email_unique')
      .on(email)
      .where(sql`${emailVerifiedAt} is not null and ${deletedAt} is null`),
    uniqueIndex('users_phone_unique')
      .on(phone)
      .where(sql`${phoneVerifiedAt} is not null and ${deletedAt} is null`),
    index('users_email_index').on(email),
    index('users_phone_index').on(phone),
  ],
);

/** Bearer tokens; only the SHA-256 of the token is stored. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Renewed while it is used, some minutes apart. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
    /** The user agent it was made by, at most 500 characters (spec.md §9). */
    device: text('device').notNull().default(''),
    /** The address it was last used from, as limits count it: an IPv4 address, or an IPv6 /64. */
    address: text('address'),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [index('access_tokens_user_idx').on(table.userId)],
);

/**
 * What a code is for: a new account, a forgotten password, a new e-mail or phone of an account, the end of an account,
 * tying a provider's sign-in to an account that has a password.
 */
const CODE_PURPOSES = [
  'register',
  'password',
  'contact',
  'delete',
  'link',
] as const;

/** Six-digit codes: hashed, bound to one subject (e-mail or phone) and purpose, counted. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: serial('id').primaryKey(),
    verifyId: uuid('verify_id').notNull().unique().defaultRandom(),
    subject: text('subject').notNull(),
    purpose: text('purpose', { enum: CODE_PURPOSES }).notNull(),
    /** Whose account the code is about, when it was asked for from inside of it. */
    userId: integer('user_id').references(() => users.id, {
      onDelete: 'cascade',
    }),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    /** Who asked for it: a hash of address and user agent. */
    askedFrom: text('asked_from'),
  },
  (table) => [
    index('verification_codes_asked_from_idx').on(table.askedFrom, table.id),
    index('verification_codes_subject_idx').on(
      table.subject,
      table.purpose,
      table.id,
    ),
  ],
);

/** One-use tokens that a right code earns; they open the next step for 15 minutes. */
export const verifyTokens = pgTable('verify_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  subject: text('subject').notNull(),
  purpose: text('purpose', { enum: CODE_PURPOSES }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
  /** Where it was earned by a code alone: from there, its subject stands for it. */
  earnedFrom: text('earned_from'),
});

/** Saved addresses; at most one active per user (partial unique index in the migration). */
export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    address: text('address').notNull(),
    office: text('office'),
    house: text('house'),
    floor: text('floor'),
    entrance: text('entrance'),
    comment: text('comment'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    leaveAtDoor: boolean('leave_at_door').notNull().default(false),
    active: boolean('active').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [index('addresses_user_idx').on(table.userId, table.id)],
);

/** Which notices a user wants (spec.md §3: push, news e-mail, discounts). */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', {
      enum: NOTIFICATION_TYPES,
    }).notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type] })],
);
