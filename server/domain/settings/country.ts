import {
  getCountryCallingCode,
  isSupportedCountry,
} from 'libphonenumber-js/min';

/** Countries that measure ways in miles. */
const MILES: readonly string[] = ['GB', 'LR', 'MM', 'US'];

/** Whether these are the two capital letters of a country (ISO 3166) that has telephones. */
export const isCountry = (code: string): boolean => isSupportedCountry(code);

/** What phone numbers of the country begin with, `+49`; empty for no country. */
export const callingCode = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';

/** How ways are measured in the country; in kilometres where it is not known. */
export const distanceUnit = (country: string): 'km' | 'mi' =>
  MILES.includes(country) ? 'mi' : 'km';
