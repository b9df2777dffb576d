import { sql } from 'drizzle-orm';
import { NOTIFICATION_TYPES } from '@/utils/constants/notifications';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  createdAt,
  id,
  maybePartOf,
  moment,
  oneOf,
  partOf,
  publicId,
} from '../columns/columns';

/**
 * Accounts. E-mail is stored trimmed and in lower case, phone as digits with a leading +. An unproved one identifies
 * nobody, so that only proved ones are unique.
 */
export const users = pgTable(
  'users',
  (t) => ({
    id: id(),
    uuid: publicId(),
    firstname: t.text('firstname').notNull().default(''),
    lastname: t.text('lastname').notNull().default(''),
    email: t.text('email'),
    phone: t.text('phone'),
    /** What the customer gives for orders in place of `phone`: never proved, and anybody's. */
    contactPhone: t.text('contact_phone'),
    passwordHash: t.text('password_hash'),
    /** Null: there is no password, or it is older than this column. */
    passwordChangedAt: moment('password_changed_at'),
    /** The session that was sent to /update-details began then; no other one is. */
    detailsAskedAt: moment('details_asked_at'),
    role: oneOf('role', ['user', 'seller', 'deliveryman', 'admin'])
      .notNull()
      .default('user'),
    birthday: t.date('birthday'),
    gender: oneOf('gender', ['male', 'female']),
    img: t.text('img'),
    myReferral: t.text('my_referral').notNull().unique(),
    emailVerifiedAt: moment('email_verified_at'),
    phoneVerifiedAt: moment('phone_verified_at'),
    /** Stands in the links of mails that end a kind of mail; it opens nothing else. */
    mailKey: t.uuid('mail_key').notNull().unique().defaultRandom(),
    /** The person asked to be forgotten: from then on there is no way back; signing in before ends it. */
    deletionAt: moment('deletion_at'),
    /** The person is forgotten; the row stays for orders and the ledger. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  }),
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
  (t) => ({
    id: id(),
    userId: partOf('user_id', () => users.id),
    tokenHash: t.text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    /** Renewed while it is used, some minutes apart. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** The user agent it was made by, at most 500 characters (spec.md §9). */
    device: t.text('device').notNull().default(''),
    /** The address it was last used from, as limits count it: an IPv4 address, or an IPv6 /64. */
    address: t.text('address'),
    createdAt: createdAt(),
  }),
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
  (t) => ({
    id: id(),
    verifyId: t.uuid('verify_id').notNull().unique().defaultRandom(),
    subject: t.text('subject').notNull(),
    purpose: oneOf('purpose', CODE_PURPOSES).notNull(),
    /** Whose account the code is about, when it was asked for from inside of it. */
    userId: maybePartOf('user_id', () => users.id),
    codeHash: t.text('code_hash').notNull(),
    tries: t.integer('tries').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
    /** Who asked for it: a hash of address and user agent. */
    askedFrom: t.text('asked_from'),
  }),
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
export const verifyTokens = pgTable('verify_tokens', (t) => ({
  tokenHash: t.text('token_hash').primaryKey(),
  subject: t.text('subject').notNull(),
  purpose: oneOf('purpose', CODE_PURPOSES).notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  /** Where it was earned by a code alone: from there, its subject stands for it. */
  earnedFrom: t.text('earned_from'),
}));

/** Saved addresses; at most one active per user (partial unique index in the migration). */
export const addresses = pgTable(
  'addresses',
  (t) => ({
    id: id(),
    userId: partOf('user_id', () => users.id),
    title: t.text('title').notNull(),
    address: t.text('address').notNull(),
    office: t.text('office'),
    house: t.text('house'),
    floor: t.text('floor'),
    entrance: t.text('entrance'),
    comment: t.text('comment'),
    latitude: t.doublePrecision('latitude').notNull(),
    longitude: t.doublePrecision('longitude').notNull(),
    leaveAtDoor: t.boolean('leave_at_door').notNull().default(false),
    active: t.boolean('active').notNull().default(false),
    createdAt: createdAt(),
  }),
  (table) => [index('addresses_user_idx').on(table.userId, table.id)],
);

/** Which notices a user wants (spec.md §3: push, news e-mail, discounts). */
export const notificationSettings = pgTable(
  'notification_settings',
  (t) => ({
    userId: partOf('user_id', () => users.id),
    type: oneOf('type', NOTIFICATION_TYPES).notNull(),
    active: t.boolean('active').notNull().default(true),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.type] })],
);
