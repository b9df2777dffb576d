import { z } from '@hono/zod-openapi';
import {
  ADDRESS_MAX_LENGTH,
  CODE_LENGTH,
  NAME_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@/utils/constants/limits';
import { Amount, Location } from './common';

/** E-mail or phone; exactly one is needed. */
export const AccountSubject = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email()).optional(),
  phone: z.string().trim().max(30).optional(),
});

export const RegisterBody = AccountSubject;
export const ResendBody = AccountSubject;

export const VerifyCodeBody = AccountSubject.extend({
  verifyId: z.string().optional(),
  verifyCode: z.preprocess(
    (value) => (typeof value === 'number' ? String(value).padStart(CODE_LENGTH, '0') : value),
    z.string().trim().regex(/^\d{6}$/),
  ),
});

const password = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH);

export const AfterVerifyBody = z.object({
  verify_token: z.string().min(1).max(200),
  firstname: z.string().trim().min(1).max(NAME_MAX_LENGTH),
  lastname: z.string().trim().max(NAME_MAX_LENGTH).default(''),
  password,
  password_confirmation: z.string(),
  gender: z.enum(['male', 'female']).optional(),
  referral: z.string().max(50).optional(),
});

export const LoginBody = AccountSubject.extend({ password: z.string().min(1).max(PASSWORD_MAX_LENGTH) });

export const Address = z
  .object({
    id: z.number().int(),
    title: z.string(),
    address: z.string(),
    office: z.string().nullable(),
    house: z.string().nullable(),
    floor: z.string().nullable(),
    entrance: z.string().nullable(),
    comment: z.string().nullable(),
    location: Location,
    active: z.boolean(),
  })
  .openapi('Address');

const part = (max: number) => z.string().trim().max(max).nullish();

export const CreateAddressBody = z.object({
  title: z.string().trim().max(NAME_MAX_LENGTH).optional(),
  address: z.string().trim().min(1).max(ADDRESS_MAX_LENGTH),
  office: part(50),
  house: part(50),
  floor: part(50),
  entrance: part(50),
  comment: part(NOTE_MAX_LENGTH),
  location: z.preprocess(
    (value) => (Array.isArray(value) ? { latitude: value[0], longitude: value[1] } : value),
    Location,
  ),
  active: z.boolean().optional(),
});

export const Wallet = z
  .object({ uuid: z.string(), price: Amount, symbol: z.string() })
  .openapi('Wallet');

export const User = z
  .object({
    id: z.number().int(),
    uuid: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    birthday: z.string().nullable(),
    gender: z.enum(['male', 'female']).nullable(),
    img: z.string().nullable(),
    role: z.string(),
    empty_p: z.boolean().openapi({ description: 'No password set' }),
    my_referral: z.string(),
    wallet: Wallet.nullable(),
    shop: z.null(),
    addresses: z.array(Address),
    notifications: z.array(
      z.object({ id: z.number().int(), type: z.string(), active: z.boolean() }),
    ),
  })
  .openapi('User');

export const Session = z
  .object({ access_token: z.string(), token_type: z.literal('Bearer'), user: User })
  .openapi('Session');

export const GeocodeResult = z
  .object({
    results: z.array(
      z.object({
        formatted_address: z.string(),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      }),
    ),
  })
  .openapi('GeocodeResult');

export type AddressDto = z.infer<typeof Address>;
export type CreateAddressBodyDto = z.input<typeof CreateAddressBody>;
export type UserDto = z.infer<typeof User>;
export type SessionDto = z.infer<typeof Session>;
export type GeocodeResultDto = z.infer<typeof GeocodeResult>;
