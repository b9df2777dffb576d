import type { ParseKeys, TFunction } from 'i18next';
import {
  APPLICATION_AMOUNT_MAX,
  TAX_NUMBER_MAX,
  TAX_NUMBER_MIN,
  ZONE_FAR_MAX_KM,
  ZONE_RADIUS_MAX_KM,
} from './application';

/** What keeps an application from being sent: by dotted field of its data, keys of errors.json (`validation.…`). */
export type Problems = Readonly<Record<string, readonly string[]>>;

/** Gathers problems: `need` for what is missing, `mind` for what is wrong. */
export function problemList() {
  const found: Record<string, string[]> = {};
  const mind = (field: string, key: string | null): void => {
    if (key) (found[field] ??= []).push(key);
  };
  return {
    found,
    mind,
    /** Answers whether there is something. */
    need(field: string, value: unknown): boolean {
      const isThere =
        typeof value === 'string' ? value.trim() !== '' : value != null;
      if (!isThere) mind(field, 'validation.required');
      return isThere;
    },
  };
}

const TIME_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const TAX_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u;

/** Whether it is a moment of a day: HH:mm. */
export function isTime(text: string): boolean {
  return TIME_PATTERN.test(text);
}

/** Whether it can be a tax number: letters and digits, with what countries write between them. */
export function isTaxNumber(text: string): boolean {
  const plain = text.replace(/[^\p{L}\p{N}]/gu, '');
  return (
    TAX_PATTERN.test(text) &&
    plain.length >= TAX_NUMBER_MIN &&
    text.length <= TAX_NUMBER_MAX
  );
}

/** The page's words for the rules that forms and server share (keys of errors.json). */
const WORDS: Readonly<Record<string, ParseKeys>> = {
  'validation.required': 'form.required',
  'validation.invalid': 'application.problem.invalid',
  'validation.phone': 'form.phone',
  'validation.amount': 'application.problem.amount',
  'validation.title_one': 'application.problem.title',
  'validation.tax_number': 'application.problem.taxNumber',
  'validation.zone_small': 'application.problem.zoneSmall',
  'validation.zone_far': 'application.problem.zoneFar',
  'validation.zone_crossed': 'application.problem.zoneCrossed',
  'validation.hours_none': 'application.problem.hoursNone',
  'validation.hours_overlap': 'application.problem.hoursOverlap',
  'validation.birthday': 'account.birthday.invalid',
  'validation.adult': 'application.problem.adult',
  'validation.agreement': 'application.problem.agreement',
};

/** The numbers that those words name. */
const PROBLEM_NUMBERS = {
  max: APPLICATION_AMOUNT_MAX,
  km: ZONE_FAR_MAX_KM,
  radius: ZONE_RADIUS_MAX_KM,
  taxMin: TAX_NUMBER_MIN,
  taxMax: TAX_NUMBER_MAX,
} as const;

/** What to say at each field that breaks a rule. */
export function wordedProblems(
  problems: Readonly<Record<string, string>>,
  t: TFunction,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, rule]) => [
      field,
      t(WORDS[rule] ?? 'application.problem.invalid', PROBLEM_NUMBERS),
    ]),
  );
}

/** Words by field, as the data calls the fields: a refusal may name the whole body. */
export function plainFields(
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, said]) => [
      field.replace(/^data\./, ''),
      said,
    ]),
  );
}

const isOf = (field: string, named: readonly string[]): boolean =>
  named.some((each) => field === each || field.startsWith(`${each}.`));

/** What is still said once these fields, and their parts, are being mended. */
export const withoutFields = (
  said: Readonly<Record<string, string>>,
  mended: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(said).filter(([field]) => !isOf(field, mended)),
  );

/** The first thing said of a field or of a part of it, such as `documents.2`; undefined: nothing is. */
export function saidOf(
  errors: Readonly<Record<string, string | undefined>>,
  field: string,
): string | undefined {
  const wrong = Object.keys(errors).find((each) => each.startsWith(field));
  return wrong && errors[wrong];
}
