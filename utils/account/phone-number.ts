import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { isInternational, plainPhone } from './field-rules';

/**
 * What the countries' numbering plans say (libphonenumber). It is heavy: load it by `import()`, when somebody types a
 * phone number (utils/account/contact.ts).
 */

const digitsOf = (dialCode: string): string => dialCode.replace(/\D/g, '');

/** A country to choose; `dialCode` has its +. */
export interface DialCountry {
  readonly code: string;
  readonly dialCode: string;
}

const dialCodeOf = (country: CountryCode): string =>
  `+${getCountryCallingCode(country)}`;

function asTyped(text: string, dialCode: string): AsYouType {
  const typing = new AsYouType({ defaultCallingCode: digitsOf(dialCode) });
  typing.input(
    isInternational(text) ? plainPhone(text.trim()) : text.replace(/\D/g, ''),
  );
  return typing;
}

function parsed(text: string, dialCode: string) {
  return parsePhoneNumberFromString(
    isInternational(text) ? plainPhone(text.trim()) : text,
    { defaultCallingCode: digitsOf(dialCode) || undefined },
  );
}

/** The calling code of a stored number, such as 998; null: of no known country. */
export function callingCodeOf(stored: string): string | null {
  return parsePhoneNumberFromString(stored)?.countryCallingCode ?? null;
}

/** Every country that has telephones. */
export function dialCountries(): DialCountry[] {
  return getCountries().map((code) => ({ code, dialCode: dialCodeOf(code) }));
}

/** The number as it is stored (E.164), or null when its country has no numbers of that length. */
export function toStoredPhone(text: string, dialCode: string): string | null {
  const number = parsed(text, dialCode);
  return number?.isPossible() ? number.number : null;
}

/**
 * The country of what has been typed so far. Of several with one dial code the one that was `chosen`, until the digits
 * say which; else the first of them. Null: none yet.
 */
export function countryOf(
  text: string,
  dialCode: string,
  chosen: string | null = null,
): string | null {
  const exact = parsed(text, dialCode);
  if (exact?.country && exact.isValid()) return exact.country;
  const typing = asTyped(text, dialCode);
  const callingCode = isInternational(text)
    ? typing.getCallingCode()
    : digitsOf(dialCode);
  if (!callingCode) return null;
  if (
    chosen &&
    isSupportedCountry(chosen) &&
    getCountryCallingCode(chosen) === callingCode
  )
    return chosen;
  return mainCountry(callingCode);
}

/** The library's own list, first the country that most numbers of the code are of; its types leave it out. */
interface CallingCodes {
  getCountryCodesForCallingCode(code: string): string[] | undefined;
}

function mainCountry(callingCode: string): string | null {
  const codes = new Metadata() as unknown as CallingCodes;
  return codes.getCountryCodesForCallingCode(callingCode)?.[0] ?? null;
}

/** What has been typed after the dial code. */
function nationalDigits(typing: AsYouType): string {
  const code = typing.getCallingCode() ?? '';
  return typing.getNumberValue()?.slice(1 + code.length) ?? '';
}

/** The same number in another country: its dial code takes the place of the one before. */
export function withCountry(
  text: string,
  dialCode: string,
  country: string,
): string {
  if (!isSupportedCountry(country)) return text;
  const national = isInternational(text)
    ? nationalDigits(asTyped(text, dialCode))
    : text.replace(/\D/g, '');
  const moved = `${dialCodeOf(country)}${national}`;
  return phoneShown(moved, dialCode) ?? `${dialCodeOf(country)} ${national}`;
}

/** A whole number in the groups it is read in, with its dial code when it was typed with it; null: not whole yet. */
export function phoneShown(text: string, dialCode: string): string | null {
  const number = parsed(text, dialCode);
  if (!number?.isPossible()) return null;
  const whole = number.formatInternational();
  const code = `+${number.countryCallingCode} `;
  return isInternational(text) ? whole : whole.replace(code, '');
}
