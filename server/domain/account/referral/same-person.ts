import { normalisePhone } from '@/server/domain/account/account-subject';
import type { PersonMarks } from '@/server/repositories/account/referral-repository';

/** Mailboxes that take an address with any dots in it. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** The mailbox behind an address: without what follows a plus, and without Gmail's dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const name = email.slice(0, Math.max(0, at)).trim().toLowerCase();
  const [box = ''] = name.split('+');
  const dotless = DOTLESS.get(domain);
  return dotless ? `${box.replaceAll('.', '')}@${dotless}` : `${box}@${domain}`;
}

/** A number as E.164 has it; one typed without its country is of the operator's own. */
function numbersOf(phone: string, countryCode: string): string[] {
  const typed = phone.trim();
  const whole = normalisePhone(typed);
  if (/^(\+|00)/.test(typed) || !countryCode) return [whole];
  const national = typed.replace(/\D/g, '').replace(/^0+/, '');
  return [whole, `${countryCode}${national}`];
}

const meet = (some: readonly string[], others: readonly string[]): boolean => {
  const known = new Set(others);
  return some.some((one) => known.has(one));
};

/**
 * Whether two accounts are one person's as far as we can honestly know: the same phone on either account or on any of
 * their orders, or the same mailbox of an account or of a provider's sign-in. The last digits of a card are no mark:
 * one card in ten thousand shares them.
 */
export function isSamePerson(
  one: PersonMarks,
  other: PersonMarks,
  countryCode: string,
): boolean {
  const phones = (marks: PersonMarks) =>
    marks.phones.flatMap((phone) => numbersOf(phone, countryCode));
  return (
    meet(phones(one), phones(other)) ||
    meet(one.emails.map(mailboxOf), other.emails.map(mailboxOf))
  );
}
