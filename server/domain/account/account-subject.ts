import { badFields } from '@/server/errors';
import type {
  NewUser,
  ProfileRow,
  Subject,
} from '@/server/repositories/account/user-repository';
import { isStoredPhone, plainPhone } from '@/utils/account/field-rules';

/** A phone as stored: + and digits; what people type between the digits is dropped, 00 means +. */
export function normalisePhone(phone: string): string {
  const digits = plainPhone(phone);
  return digits.startsWith('+') ? digits : `+${digits}`;
}

/**
 * The account that a request names by exactly one of e-mail (trimmed, lower case) and phone; throws bad_request
 * with the field otherwise.
 */
export function accountSubject(input: {
  readonly email?: string;
  readonly phone?: string;
}): Subject {
  const { email, phone } = input;
  if (email && phone) throw badFields({ phone: ['validation.invalid'] });
  if (email) return { kind: 'email', value: email.trim().toLowerCase() };
  if (!phone) throw badFields({ email: ['validation.required'] });
  const value = normalisePhone(phone);
  if (!isStoredPhone(value)) throw badFields({ phone: ['validation.phone'] });
  return { kind: 'phone', value };
}

/** The subject behind a stored one: phones begin with +, e-mails never do after validation as one. */
export function subjectFromStored(value: string): Subject {
  return { kind: isStoredPhone(value) ? 'phone' : 'email', value };
}

/** The e-mail and phone of an account that were proved to be its own; null: there is none. */
export interface ProvedContacts {
  readonly email: string | null;
  readonly phone: string | null;
}

/** The proved contacts of a profile. */
export function provedContacts({
  email,
  emailVerifiedAt,
  phone,
  phoneVerifiedAt,
}: Pick<
  ProfileRow,
  'email' | 'emailVerifiedAt' | 'phone' | 'phoneVerifiedAt'
>): ProvedContacts {
  return {
    email: emailVerifiedAt && email,
    phone: phoneVerifiedAt && phone,
  };
}

/** Where an account is written to: its proved e-mail, else its proved phone; null: nowhere. */
export function ownSubject({ email, phone }: ProvedContacts): Subject | null {
  if (email) return { kind: 'email', value: email };
  return phone ? { kind: 'phone', value: phone } : null;
}

/** What an account is given when the code that was sent there was entered rightly. */
export function verifiedColumns(subject: Subject, now: Date): Partial<NewUser> {
  return subject.kind === 'email'
    ? { email: subject.value, emailVerifiedAt: now }
    : { phone: subject.value, phoneVerifiedAt: now };
}
