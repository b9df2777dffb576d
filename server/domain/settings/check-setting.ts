import {
  HOME_OF_SHOP,
  KNOWN_SETTINGS,
  type SettingKind,
} from '@/utils/constants/known-settings';
import { PHONE_PATTERN, ZOOM } from '@/utils/constants/limits';
import { codesIn } from '@/server/caches/site-languages';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { toDecimal, toMinor } from '@/utils/money/money';
import { readBrandWords } from '@/utils/shell/brand-words';
import { COLOUR_EXAMPLE, readColours } from '@/utils/shell/brand-colours';
import { brandPalettes, contrastFaults } from '@/styles/theme/brand-palette';
import { parsePoint } from '@/utils/address/delivery-point';
import { isCountry } from './country';
import { isTimeZone } from './time-zone';
import { isTypefaceKey } from './typeface';

interface Rule {
  /** In words that follow "must be". */
  readonly words: string;
  readonly allows: (value: string) => boolean;
  /** What exactly is wrong with a value, where `words` do not tell. */
  readonly problem?: (value: string) => string | null;
}

const WHOLE = /^\d{1,6}$/;
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;
const PERCENT = /^(?:100|\d{1,2}(?:\.\d{1,2})?)$/;
/** A name, not an offset, which knows no summer time. */
const ZONE = /^[A-Za-z]/;
const DAY = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/;
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const TEXT_MAX = 1_000;
const WORDS_MAX = 5_000;

/** A day, as OTP_EXPIRE_MINUTES may be. */
const CODE_MINUTES_MAX = 1_440;

const BRAND_WORD_MAX = 160;

/** Why a brand cannot have these colours: how they are written, or the first pairs that cannot be read. */
function colourProblem(value: string): string | null {
  const colours = readColours(value);
  if (typeof colours === 'string') return colours;
  const faults = contrastFaults(brandPalettes(colours));
  return faults.length ? faults.slice(0, FAULTS_SHOWN).join('; ') : null;
}

const FAULTS_SHOWN = 5;

const isUrl = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const RULES: Readonly<Record<SettingKind, Rule>> = {
  amount: {
    words: 'an amount of the default currency, such as 1.50',
    allows: (value) => AMOUNT.test(value),
  },
  brand_word: {
    words: `at most ${BRAND_WORD_MAX} characters, or by language: {"en": "…", "de": "…"}, or empty`,
    allows: (value) => readBrandWords(value, BRAND_WORD_MAX) !== null,
  },
  colours: {
    words: `the primary colour such as ${COLOUR_EXAMPLE}, or {"light": {"primary": "${COLOUR_EXAMPLE}"}, "dark": {}}, or empty`,
    allows: (value) => colourProblem(value) === null,
    problem: colourProblem,
  },
  country: {
    words: 'a country by its two letters (ISO 3166) such as DE, or empty',
    allows: isCountry,
  },
  day: {
    words: 'a day such as 2026-12-31, or empty',
    allows: (value) => DAY.test(value) && !Number.isNaN(Date.parse(value)),
  },
  email: {
    words: 'an e-mail address, or empty',
    allows: (value) => EMAIL.test(value),
  },
  flag: {
    words: 'yes or no (1 or 0)',
    allows: (value) => value === '0' || value === '1',
  },
  home: {
    words: 'shop, or empty',
    allows: (value) => value === HOME_OF_SHOP,
  },
  logo: {
    words:
      'a picture of this site (`brand set` brings one), such as /storage/images/house/…, or empty',
    allows: (value) => /^\/storage\/images\/[\w./-]+$/.test(value),
  },
  language: {
    words: `a language’s code (${LOCALE_CODES.join(', ')}), or empty`,
    allows: (value) => LOCALE_CODES.includes(value),
  },
  languages: {
    words: `languages’ codes with commas between, such as de,en (${LOCALE_CODES.join(', ')}), or empty`,
    allows: (value) =>
      codesIn(value).every((code) => LOCALE_CODES.includes(code)),
  },
  minor: {
    words: 'an amount of the default currency, such as 5 or 5.00',
    allows: (value) => AMOUNT.test(value),
  },
  minutes: {
    words: `a whole number of minutes from 1 to ${CODE_MINUTES_MAX}`,
    allows: (value) =>
      WHOLE.test(value) &&
      Number(value) >= 1 &&
      Number(value) <= CODE_MINUTES_MAX,
  },
  pay: {
    words: 'an amount of the default currency, such as 1.50, or empty',
    allows: (value) => AMOUNT.test(value),
  },
  payment_type: {
    words: 'admin, seller or both',
    allows: (value) => ['admin', 'both', 'seller'].includes(value),
  },
  percent: {
    words: 'a number from 0 to 100, such as 12.5, or empty',
    allows: (value) => PERCENT.test(value),
  },
  phone: {
    words: 'a phone number such as +15551234567, or empty',
    allows: (value) => PHONE_PATTERN.test(value),
  },
  phone_code: {
    words: 'the beginning of a number such as +49, or empty',
    allows: (value) => /^\+[1-9]\d{0,3}$/.test(value),
  },
  picture: {
    words: 'a path of this site or an https address, or empty',
    allows: (value) => /^\/(?!\/)[\w./-]+$/.test(value) || isUrl(value),
  },
  point: {
    words: 'a latitude and a longitude such as "52.52, 13.405", or empty',
    allows: (value) => parsePoint(value) !== null,
  },
  text: {
    words: `text of at most ${TEXT_MAX} characters`,
    allows: (value) => value.length <= TEXT_MAX,
  },
  typeface: {
    words: 'a WOFF2 file that `brand set` has brought, or empty',
    allows: isTypefaceKey,
  },
  unit: {
    words: 'km or mi, or empty',
    allows: (value) => value === 'km' || value === 'mi',
  },
  url: {
    words: 'a web address such as https://site.example, or empty',
    allows: isUrl,
  },
  whole: {
    words: 'a whole number',
    allows: (value) => WHOLE.test(value),
  },
  words: {
    words: `words or phrases with commas between, at most ${WORDS_MAX} characters, or empty`,
    allows: (value) => value.length <= WORDS_MAX,
  },
  zone: {
    words: 'a time zone such as Europe/Paris, or empty',
    allows: (value) => ZONE.test(value) && isTimeZone(value),
  },
  zoom: {
    words: `a whole number from ${ZOOM.least} (a region) to ${ZOOM.most} (a house), or empty`,
    allows: (value) =>
      /^\d{1,2}$/.test(value) &&
      Number(value) >= ZOOM.least &&
      Number(value) <= ZOOM.most,
  },
};

/** What is wrong with a value of a known setting, as a whole sentence. */
export function settingProblem(key: string, given: string): string {
  const { kind = 'text' } = KNOWN_SETTINGS[key] ?? {};
  const { problem, words } = RULES[kind];
  const found = problem?.(given.trim());
  return found ? `${key}: ${found}.` : `${key} must be ${words}.`;
}

/** What a value of this kind must be, in words that follow "must be". */
export const kindWords = (kind: SettingKind): string => RULES[kind].words;

const YES: Readonly<Record<string, string>> = { yes: '1', true: '1', on: '1' };
const NO: Readonly<Record<string, string>> = { no: '0', false: '0', off: '0' };

function written(kind: SettingKind, text: string): string {
  const lower = text.toLowerCase();
  if (kind === 'flag') return YES[lower] ?? NO[lower] ?? text;
  if (kind === 'unit' || kind === 'home') return lower;
  return kind === 'country' ? text.toUpperCase() : text;
}

/** The value as it is kept, of a known setting; null: it cannot be that. */
export function settingValue(key: string, given: string): string | null {
  const known = KNOWN_SETTINGS[key];
  if (!known) return null;
  const text = given.trim();
  const value = written(known.kind, text);
  const { allows, words } = RULES[known.kind];
  if (value === '' && words.endsWith('or empty')) return value;
  if (!allows(value)) return null;
  return known.kind === 'minor' ? String(toMinor(Number(value))) : value;
}

/** The kinds that are amounts of the default currency. */
const AMOUNTS: readonly SettingKind[] = ['amount', 'minor', 'pay'];

export const isAmount = (kind: SettingKind): boolean => AMOUNTS.includes(kind);

/** A kept value as the operator reads and writes it: what is kept in minor units is an amount. */
export function shownSetting(kind: SettingKind, kept: string | null) {
  return kind === 'minor' && kept !== null && /^\d{1,15}$/.test(kept)
    ? toDecimal(Number(kept)).toFixed(2)
    : kept;
}
