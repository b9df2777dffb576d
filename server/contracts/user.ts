import { z } from '@hono/zod-openapi';
import {
  ADDRESS_MAX_LENGTH,
  CODE_LENGTH,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@/utils/constants/limits';
import { Address } from './address';
import {
  absentable,
  Amount,
  CommonQuery,
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

const VerifyCode = z.preprocess(
  (value) =>
    typeof value === 'number'
      ? String(value).padStart(CODE_LENGTH, '0')
      : value,
  z
    .string()
    .trim()
    .regex(/^\d{6}$/),
);

export const VerifyCodeBody = AccountSubject.extend({
  verifyId: z.string().optional(),
  verifyCode: VerifyCode,
});

/** The code of a phone, named by its send alone. */
export const VerifyPhoneBody = z.object({
  verifyId: z.uuid(),
  verifyCode: VerifyCode,
});

/** What the code of `GET /auth/verify/{code}` earns: a token with a subject, else whose it was. */
export const VerifiedCode = z
  .object({
    verify_token: z.string().optional(),
    email: z.string().optional().openapi({
      description: 'Without a subject: after-verify takes it from here, once',
    }),
  })
  .openapi('VerifiedCode');

const password = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH);

/** With the token of the code, or, from where the code was entered alone, with whose it was. */
export const AfterVerifyBody = AccountSubject.extend({
  verify_token: absentable(z.string().max(200)),
  firstname: z.string().trim().min(1).max(NAME_MAX_LENGTH),
  lastname: absentable(z.string().trim().max(NAME_MAX_LENGTH)),
  password,
  password_confirmation: z.string(),
  gender: absentable(z.enum(['male', 'female'])),
  referral: absentable(z.string().max(50)),
});

export const LogoutBody = z.object({
  firebase_token: z.string().max(500).optional(),
});

export const LoginBody = AccountSubject.extend({
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
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
    created_at: z.string(),
    wallet: Wallet.nullable(),
    last_order: z
      .object({
        phone: z.string().nullable(),
        payment_id: z.number().int().nullable(),
      })
      .nullable()
      .openapi({ description: 'What the next checkout begins with' }),
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
export type UserDto = z.infer<typeof User>;
export type SessionDto = z.infer<typeof Session>;
export type GeocodeResultDto = z.infer<typeof GeocodeResult>;
