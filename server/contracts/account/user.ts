import { z } from '@hono/zod-openapi';
import { SHOP_STATUSES, SHOP_TYPES } from '@/utils/constants/kinds';
import { Address } from '../address';
import { Amount, Translation } from '../common';
import { NotificationChoice } from './notifications';

export const Wallet = z
  .object({ uuid: z.string(), price: Amount, symbol: z.string() })
  .openapi('Wallet');

/** A seller's shop in their profile. */
const OwnShop = z
  .object({
    id: z.number().int(),
    uuid: z.string(),
    slug: z.string(),
    type: z.enum(SHOP_TYPES),
    status: z.enum(SHOP_STATUSES),
    open: z.boolean().openapi({ description: 'Its flag, whatever its hours' }),
    logo_img: z.string().nullable(),
    background_img: z.string().nullable(),
    translation: Translation,
  })
  .openapi('OwnShop');

export const User = z
  .object({
    id: z.number().int(),
    uuid: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable().openapi({
      description:
        'The contact for orders; proved where phone_verified_at says',
    }),
    email_verified_at: z.string().nullable(),
    phone_verified_at: z.string().nullable().openapi({
      description: 'null: unproved, and no way to sign in',
    }),
    proved_phone: z.string().nullable().openapi({
      description:
        'One signs in by it; another one may be the contact for orders',
    }),
    birthday: z.string().nullable(),
    gender: z.enum(['male', 'female']).nullable(),
    img: z.string().nullable(),
    role: z.string(),
    empty_p: z.boolean().openapi({ description: 'No password set' }),
    password_changed_at: z.string().nullable().openapi({
      description: 'null: no password, or one from before this was kept',
    }),
    my_referral: z.string(),
    created_at: z.string(),
    wallet: Wallet.nullable(),
    last_order: z
      .object({
        phone: z.string().nullable(),
        payment_id: z.number().int().nullable(),
      })
      .nullable()
      .openapi({ description: 'What the next checkout begins with' }),
    shop: OwnShop.nullable().openapi({
      description: 'The shop that an approved application to sell made',
    }),
    addresses: z.array(Address),
    notifications: z.array(NotificationChoice),
    unread_notifications: z.number().int().openapi({
      description: 'Rows of the inbox that are not read',
    }),
  })
  .openapi('User');

export const Session = z
  .object({
    access_token: z.string(),
    token: z.string().openapi({ description: 'The same as access_token' }),
    token_type: z.literal('Bearer'),
    kept: z.literal(true).optional().openapi({
      description: 'The account was to be deleted; signing in has kept it',
    }),
    asks_details: z.literal(true).optional().openapi({
      description:
        'A name or an e-mail is missing; of all sessions of the account one says so',
    }),
    user: User,
  })
  .openapi('Session');

export type UserDto = z.infer<typeof User>;
export type SessionDto = z.infer<typeof Session>;
