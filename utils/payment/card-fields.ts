import { object, string } from 'yup';

const digitsOf = (text: string, most: number): string =>
  text.replaceAll(/\D/g, '').slice(0, most);

/** `4242 4242 4242 4242` of whatever was typed or pasted. */
export function cardNumberText(text: string): string {
  return digitsOf(text, 19).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** `08/28`; a first digit that can only be a month's gets its zero. */
export function expiryText(text: string): string {
  const typed = digitsOf(text, 4);
  const digits = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed;
  // deleting the last digit of the month must not bring the slash back
  if (digits.length < 3) return text.endsWith('/') ? `${digits}/` : digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

export const cvcText = (text: string): string => digitsOf(text, 4);

/** Where the caret belongs in a formatted text: behind the same digit as before. */
export function caretAfter(formatted: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (/\d/.test(formatted[index] ?? '')) seen += 1;
    if (seen === digits) return index + 1;
  }
  return formatted.length;
}

/** Whether the check digit of a card's number is right (ISO/IEC 7812-1). */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text, 20);
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether `MM/YY` is a month. */
export function isExpiry(text: string): boolean {
  return /^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(text.trim());
}

/** Month and year of a card that is good for two years more. */
export function freshExpiry(now: Date): string {
  const year = (now.getUTCFullYear() + 2) % 100;
  return `12/${String(year).padStart(2, '0')}`;
}

/** Messages are keys of the texts. Whether the card is good, and until when, its bank decides. */
export const cardSchema = object({
  number: string().test('number', 'sandbox.number.wrong', (text) =>
    isCardNumber(text ?? ''),
  ),
  expires: string().test('expires', 'sandbox.expires.wrong', (text) =>
    isExpiry(text ?? ''),
  ),
  cvc: string().matches(/^\s*\d{3,4}\s*$/, 'sandbox.cvc.wrong'),
});
