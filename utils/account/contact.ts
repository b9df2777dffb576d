import {
  EMAIL_PATTERN,
  isInternational,
  isStoredPhone,
  plainPhone,
} from './field-rules';

/** What one signs in with, as the calls take it (api-contract.md §2 "Auth"). */
export type Contact = { readonly email: string } | { readonly phone: string };

const PHONE_SIGNS = /^[\d\s().+-]*$/;
/** From so many digits on it is no beginning of an e-mail address any more. */
const PHONE_DIGITS = 3;

/** Whether a text that may become an e-mail address or a phone number looks like a phone number by now. */
export function looksLikePhone(text: string): boolean {
  const typed = text.trim();
  if (!PHONE_SIGNS.test(typed)) return false;
  return (
    typed.startsWith('+') || typed.replace(/\D/g, '').length >= PHONE_DIGITS
  );
}

/** A number of E.164 without a library: a national one gets the country's code, without the zeros before it. Null: none. */
export function plainNumber(text: string, dialCode: string): string | null {
  const plain = plainPhone(text.trim());
  const phone = plain.startsWith('+')
    ? plain
    : `${dialCode}${plain.replace(/^0+/, '')}`;
  return isStoredPhone(phone) ? phone : null;
}

/**
 * A phone number as it is stored (E.164), or null: not a number, or one of no known country. `dialCode`, such as +998,
 * is the country of a number that names none; empty: there is none. The library of the countries' rules is loaded here
 * and not before; where it cannot be, the digits count as they are.
 */
export async function readPhone(
  text: string,
  dialCode: string,
): Promise<string | null> {
  const plain = plainNumber(text, dialCode);
  try {
    const { toStoredPhone } = await import('./phone-number');
    return (
      toStoredPhone(text, dialCode) ?? (isInternational(text) ? plain : null)
    );
  } catch {
    return plain;
  }
}

/** What was typed, as it is stored: an e-mail address in lower case, or a phone number of E.164. Null: neither. */
export async function readContact(
  text: string,
  dialCode: string,
): Promise<string | null> {
  if (looksLikePhone(text)) return readPhone(text, dialCode);
  const email = text.trim().toLowerCase();
  return EMAIL_PATTERN.test(email) ? email : null;
}

/** What was typed, as an address of this site carries it to another form. */
export function addressText(typed: string): string {
  return looksLikePhone(typed) ? plainPhone(typed.trim()) : typed.trim();
}

/** A stored contact, as the calls take it. */
export function asContact(stored: string): Contact {
  return isStoredPhone(stored) ? { phone: stored } : { email: stored };
}
