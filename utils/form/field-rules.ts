/** Rules of single fields, for the forms (yup) and for the contracts and use cases of the server alike. */

const PHONE = /^\+?[\d\s().-]{5,30}$/;
const PHONE_DIGITS_MIN = 7;

/** A number to be called at, as people write them: digits with spaces, dots, brackets and dashes. */
export function isPhone(text: string): boolean {
  return PHONE.test(text) && text.replace(/\D/g, '').length >= PHONE_DIGITS_MIN;
}
