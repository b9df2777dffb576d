import { PHONE_PATTERN } from '@/utils/constants/limits';

/**
 * What an account's fields may hold: the only place that says so, read by the forms (yup) and by the contracts and use
 * cases of the server (zod) alike. Lengths stand in utils/constants/limits.ts (spec.md §5).
 */

/** An e-mail address as it is written: no dots side by side, a domain with an ending. */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Genders an account may name; it need not name any. */
export const GENDERS = ['female', 'male'] as const;

/** What people type between the digits of a phone number is dropped, and 00 means +. */
export function plainPhone(text: string): string {
  return text.replace(/[\s().-]/g, '').replace(/^00/, '+');
}

/** Whether a phone number says its country itself: +998… or 00998… */
export function isInternational(text: string): boolean {
  return /^(?:\+|00)/.test(text.trim());
}

/** Whether it is a phone number as it is stored: + and 7 to 15 digits (E.164). */
export function isStoredPhone(text: string): boolean {
  return PHONE_PATTERN.test(text);
}
