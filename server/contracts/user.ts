import { z } from '@hono/zod-openapi';
import {
  ADDRESS_MAX_LENGTH,
  CODE_LENGTH,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@/utils/constants/limits';
import {
  absentable,
  Amount,
  CommonQuery,
  IdParams,
  LatLngPair,
  LocationInput,
  PagingQuery,
  wordOrNumber,
} from './common';

/** E-mail or phone; exactly one is needed. */
export const AccountSubject = z.object({
  email: absentable(
    z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).pipe(z.email()),
  ),
  phone: absentable(wordOrNumber(z.string().trim().max(30))),
});

/** The subject may also stand in the query. */
export const AccountQuery = CommonQuery.extend(AccountSubject.shape);

/** What a phone's sign-up answers; an e-mail's is empty. */
export const CodeSent = z
  .object({
    verifyId: z.string().optional(),
    phone: z.string().optional().openapi({ example: '+998*******67' }),
  })
  .openapi('CodeSent');

export const VerifyToken = z
  .object({ verify_token: z.string() })
  .openapi('VerifyToken');

export const VerifyCodeParams = z.object({ code: z.string().regex(/^\d{6}$/) });

export const VerifyCodeBody = AccountSubject.extend({
  verifyId: z.string().optional(),
  verifyCode: z.preprocess(
    (value) =>
      typeof value === 'number'
        ? String(value).padStart(CODE_LENGTH, '0')
        : value,
    z
      .string()
      .trim()
      .regex(/^\d{6}$/),
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

export const LogoutBody = z.object({
  firebase_token: z.string().max(500).optional(),
});

export const LoginBody = AccountSubject.extend({
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
});

/** A saved address as older clients read it, too (api-contract.md §4 addresses). */
export const Address = z
  .object({
    id: z.number().int(),
    title: z.string(),
    address: z.object({
      address: z.string(),
      house: z.string().nullable(),
      floor: z.string().nullable(),
      office: z.string().nullable(),
      entrance: z.string().nullable(),
      comment: z.string().nullable(),
    }),
    location: LatLngPair,
    active: z.boolean(),
  })
  .openapi('Address');

function flagInput(value: unknown): unknown {
  if (value === 1 || value === '1' || value === 'true') return true;
  return value === 0 || value === '0' || value === 'false' ? false : value;
}

const part = (max: number) =>
  wordOrNumber(z.string().trim().max(max)).nullish();
const street = z.string().trim().min(1).max(ADDRESS_MAX_LENGTH);
const doorParts = {
  office: part(50),
  house: part(50),
  floor: part(50),
  entrance: part(50),
  comment: part(NOTE_MAX_LENGTH),
};
const addressFields = {
  ...doorParts,
  title: z.string().trim().max(NAME_MAX_LENGTH).nullish(),
  active: z.preprocess(flagInput, z.boolean()).optional(),
};

/** The parts under `address`, or a line of text there and the parts beside it: the parts beside each other. */
function withFlatParts<
  T extends { readonly address?: string | { readonly address?: string } },
>({ address, ...beside }: T) {
  const parts = typeof address === 'object' ? address : { address };
  return { ...beside, ...parts };
}

const AddressLine = z.union([
  street,
  z.object({ ...doorParts, address: street }),
]);

export const CreateAddressBody = z
  .object({ ...addressFields, address: AddressLine, location: LocationInput })
  .transform((body) => ({
    ...withFlatParts(body),
    address:
      typeof body.address === 'string' ? body.address : body.address.address,
  }));

export const UpdateAddressBody = z
  .object({
    ...addressFields,
    address: z
      .union([street, z.object({ ...doorParts, address: street.optional() })])
      .optional(),
    location: LocationInput.optional(),
  })
  .transform(withFlatParts);

/** Addresses to remove: ids[0]=1&ids[1]=2, ids[]=1 or ids=1. */
export const AddressIdsQuery = CommonQuery.extend({
  ids: z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(IdParams.shape.id).min(1).max(100),
  ),
});

export const AddressListQuery = CommonQuery.extend(PagingQuery.shape);

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
    created_at: z.string(),
    wallet: Wallet.nullable(),
    shop: z.null(),
    addresses: z.array(Address),
    notifications: z.array(
      z.object({
        id: z.number().int(),
        type: z.string(),
        active: z.boolean(),
        notification: z
          .object({ notification_id: z.number().int(), active: z.boolean() })
          .openapi({ description: 'The same, as older clients read it' }),
      }),
    ),
  })
  .openapi('User');

export const Session = z
  .object({
    access_token: z.string(),
    token: z.string().openapi({ description: 'The same as access_token' }),
    token_type: z.literal('Bearer'),
    user: User,
  })
  .openapi('Session');

export const GeocodeResult = z
  .object({
    results: z.array(
      z.object({
        formatted_address: z.string(),
        geometry: z.object({
          location: z.object({ lat: z.number(), lng: z.number() }),
        }),
      }),
    ),
  })
  .openapi('GeocodeResult');

const LAT_LNG = /^\s*-?\d{1,3}(\.\d+)?\s*,\s*-?\d{1,3}(\.\d+)?\s*$/;

/** A point or a text; exactly one is needed. */
export const GeocodeQuery = CommonQuery.extend({
  latlng: z
    .string()
    .regex(LAT_LNG)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]))
    .optional(),
  address: z.string().trim().max(ADDRESS_MAX_LENGTH).optional(),
});

export const OutboxQuery = CommonQuery.extend(PagingQuery.shape).extend({
  to: z.string().max(EMAIL_MAX_LENGTH).optional(),
});

export const OutboxMessage = z
  .object({
    id: z.number().int(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    code: z.string().optional(),
    created_at: z.string(),
  })
  .openapi('OutboxMessage');

export type OutboxMessageDto = z.infer<typeof OutboxMessage>;
export type AddressInput = z.output<typeof CreateAddressBody>;
export type AddressUpdate = z.output<typeof UpdateAddressBody>;
export type AddressDto = z.infer<typeof Address>;
export type CreateAddressBodyDto = z.input<typeof CreateAddressBody>;
export type UserDto = z.infer<typeof User>;
export type SessionDto = z.infer<typeof Session>;
export type GeocodeResultDto = z.infer<typeof GeocodeResult>;
