import { z } from '@hono/zod-openapi';
import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '@/utils/constants/limits';
import { absentable, CommonQuery } from '../common';
import { AccountSubject } from './auth';
import { Birthday, FirstName, Gender, NewPassword, Phone } from './fields';

/** Emptied by null or '', left as it is where it is not named. */
function clearable<T extends z.ZodType>(schema: T) {
  return z
    .preprocess(
      (value: z.input<T> | '' | null): unknown => (value === '' ? null : value),
      schema.nullable(),
    )
    .optional();
}

const Picture = z.string().trim().max(500);

const ContactPhone = clearable(Phone).openapi({
  description:
    'The contact for orders, unproved: nobody signs in by it (phone_verified_at is null). null: the proved one again',
});

/**
 * PUT …/profile/update. What is not named stays; e-mail, role and id are never taken from here, a phone only as the
 * contact for orders. Older clients send the picture as `images: [path]`.
 */
export const ProfileBody = z
  .object({
    firstname: FirstName.optional(),
    lastname: z
      .preprocess(
        (value: string | null) => value ?? '',
        z.string().trim().max(NAME_MAX_LENGTH),
      )
      .optional(),
    phone: ContactPhone,
    birthday: clearable(Birthday),
    gender: clearable(Gender),
    img: clearable(Picture).openapi({
      description: 'What POST /dashboard/galleries answered; null: none',
    }),
    images: absentable(z.array(Picture.nullable()).max(10)),
  })
  .openapi('ProfileBody');

/** Older clients name the phone in the address. */
export const ProfileQuery = CommonQuery.extend({ phone: ContactPhone });

/** POST …/profile/contact: the new e-mail or phone. */
export const ContactBody = AccountSubject.extend({
  resend: absentable(
    z.boolean().openapi({ description: 'Another code is wanted' }),
  ),
});

export const ContactParams = z.object({ kind: z.enum(['email', 'phone']) });

/** POST …/profile/password/update: the old password, or, for an account without one, a code sent to it. */
export const PasswordBody = z
  .object({
    old_password: absentable(z.string().max(PASSWORD_MAX_LENGTH)),
    verifyCode: absentable(z.string().trim().max(20)),
    password: NewPassword,
    password_confirmation: z.string().max(PASSWORD_MAX_LENGTH),
  })
  .openapi('PasswordBody');

export type ProfileBodyDto = z.input<typeof ProfileBody>;
export type PasswordBodyDto = z.input<typeof PasswordBody>;
