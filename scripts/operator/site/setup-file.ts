import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { CliError } from '../cli-error';
import { readBy, readGiven } from '../read-given';
import { BRAND_FILE, type BrandFile } from './brand';

const text = z.string().optional();
/** One, or a list. */
const many = z
  .union([z.string(), z.array(z.string())])
  .transform((said) => [said].flat())
  .optional();
/** Words with commas between, or a list. */
const words = z
  .union([z.string().transform((said) => said.split(',')), z.array(z.string())])
  .transform((said) => said.map((word) => word.trim()).filter(Boolean))
  .optional();

const fields = z.record(z.string(), z.unknown());

/** What a setup's file may say: name and look as a brand's file does, and the rest of a site. */
const SETUP_FILE = BRAND_FILE.extend({
  place: z
    .strictObject({
      country: text,
      timezone: text,
      center: text,
      zoom: text,
      distance_unit: text,
      phone_code: text,
      streets: text,
      attribution: text,
    })
    .default({}),
  languages: z.strictObject({ first: text, all: words }).default({}),
  money: z
    .strictObject({
      house: text,
      others: z.record(z.string(), z.coerce.number().positive()).default({}),
      pay: words,
    })
    .default({ others: {} }),
  operator: z.strictObject({ email: text, phone: text }).default({}),
  settings: z.record(z.string(), z.string()).default({}),
  shop: fields.optional(),
  kitchen: z
    .strictObject({
      email: many,
      sms: many,
      webhook: many,
      lang: text,
      accept_minutes: text,
      pin: text,
    })
    .default({}),
});

export type Setup = z.infer<typeof SETUP_FILE>;

const isSaid = (value: unknown): boolean => value !== '' && value !== undefined;

/** Without what is left empty, at any depth. */
function said(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.filter(isSaid).map(said);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      isSaid(one) ? [[key, said(one)]] : [],
    ),
  );
}

/** A setup's file, in YAML or JSON; every value is text, so that phones and PINs stay as they are typed. Throws CliError. */
export async function readSetup(file: string): Promise<Setup> {
  const written = new TextDecoder().decode(await readGiven(file));
  let given: unknown;
  try {
    given = parse(written, { schema: 'failsafe' });
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${(error as Error).message}`);
  }
  return readBy(SETUP_FILE, said(given), file);
}

/** The part of it that a brand's file may say. */
export const brandOf = (setup: Setup): BrandFile =>
  Object.fromEntries(
    Object.entries(setup).filter(([key]) =>
      Object.hasOwn(BRAND_FILE.shape, key),
    ),
  );

/** A file that a setup's file names: it stands beside it. */
export const beside = (file: string, name: string): string =>
  join(dirname(file), name);

/** The settings that a setup says beside name and look. */
export function siteValues(setup: Setup): Record<string, string> {
  const { languages, operator, place, settings } = setup;
  const { attribution: _attribution, streets: _streets, ...where } = place;
  const values = {
    ...where,
    default_language: languages.first,
    languages: languages.all?.join(','),
    operator_email: operator.email,
    operator_phone: operator.phone,
    ...settings,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
}
