import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { OperatorSettingDto } from '@/server/contracts/operator/setting';
import { BRAND_KEYS } from '@/server/domain/settings/kept-brand';
import { OWN_NAME } from '@/server/caches/site-brand';
import { CliError, misuse } from '../cli-error';
import { type OperatorClient, RefusedError } from '../client';
import { type Command, type Run, wordOf } from '../command';
import { parseJson, readBy, readGiven } from '../read-given';
import { sendPicture } from '../send-pictures';
import { pairs } from '../table';

export const WORD = z.union([z.string(), z.record(z.string(), z.string())]);

/** What a brand's file may say; what it leaves out stays, null takes away. */
export const BRAND_FILE = z.strictObject({
  name: WORD.nullable().optional(),
  short_name: WORD.nullable().optional(),
  tagline: WORD.nullable().optional(),
  logo: z.string().nullable().optional(),
  logo_dark: z.string().nullable().optional(),
  icon: z.string().nullable().optional(),
  typeface: z.string().nullable().optional(),
  colours: z
    .union([z.string(), z.record(z.string(), z.unknown())])
    .nullable()
    .optional(),
  legal: z
    .strictObject({
      name: z.string().nullable().optional(),
      address: z.string().nullable().optional(),
      id: z.string().nullable().optional(),
    })
    .optional(),
  contacts: z
    .strictObject({
      phone: z.string().nullable().optional(),
      email: z.string().nullable().optional(),
      instagram: z.string().nullable().optional(),
      facebook: z.string().nullable().optional(),
      twitter: z.string().nullable().optional(),
    })
    .optional(),
});

export type BrandFile = z.infer<typeof BRAND_FILE>;

/** Pictures of a brand by their name in the file and in the settings. */
const PICTURES = ['logo', 'logo_dark', 'icon'] as const;
/** A drawing is made a picture of this height: three times the tallest place it stands in. */
const DRAWING_HEIGHT = 512;

const WORDS = ['name', 'short_name', 'tagline'] as const;

const readBrand = async (file: string): Promise<BrandFile> =>
  readBy(BRAND_FILE, parseJson(await readGiven(file), file), file);

/** One colour is the primary of the light scheme; what follows from it is made by the server. */
function coloursText(colours: NonNullable<BrandFile['colours']>): string {
  if (typeof colours === 'string') return colours;
  const { primary, ...schemes } = colours;
  return typeof primary === 'string' && !Object.keys(schemes).length
    ? primary
    : JSON.stringify(colours);
}

const wordText = (said: z.infer<typeof WORD>): string =>
  typeof said === 'string' ? said : JSON.stringify(said);

/** The settings that need no file. */
export function plainValues(brand: BrandFile): Record<string, string> {
  const values: Record<string, string> = {};
  for (const key of WORDS) {
    const said = brand[key];
    if (said !== undefined) values[key] = said === null ? '' : wordText(said);
  }
  const { colours } = brand;
  if (colours !== undefined)
    values.colours = colours === null ? '' : coloursText(colours);
  for (const [key, said] of Object.entries(brand.legal ?? {}))
    if (said !== undefined) values[`legal_${key}`] = said ?? '';
  for (const [key, said] of Object.entries(brand.contacts ?? {}))
    if (said !== undefined) values[key] = said ?? '';
  return values;
}

/** Brings a picture to the site; a drawing (SVG) as a picture. */
async function bringPicture(
  client: OperatorClient,
  img: string,
  file: string,
): Promise<string> {
  if (!img.toLowerCase().endsWith('.svg'))
    return sendPicture(client, img, file);
  const drawing = await readGiven(resolve(dirname(file), img), img);
  const picture = await sharp(drawing, { density: 300 })
    .resize({ height: DRAWING_HEIGHT, fit: 'inside' })
    .png()
    .toBuffer()
    .catch((error: unknown) => {
      throw new CliError(`${img} cannot be drawn: ${(error as Error).message}`);
    });
  return client.sendPicture(new Uint8Array(picture));
}

/** Brings the pictures and the typeface that stand beside the file; answers their settings. */
export async function bringFiles(
  client: OperatorClient,
  brand: BrandFile,
  file: string,
): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const name of PICTURES) {
    const said = brand[name];
    if (said !== undefined)
      values[name] =
        said === null ? '' : await bringPicture(client, said, file);
  }
  const { typeface } = brand;
  if (typeface === null) values.typeface = '';
  else if (typeface !== undefined) {
    const bytes = await readGiven(resolve(dirname(file), typeface), typeface);
    values.typeface = await client.sendPicture(bytes, '/typefaces');
  }
  return values;
}

/** Sends settings, all or none; a refusal says what is wrong with each. */
export function putSettings(
  client: OperatorClient,
  values: Readonly<Record<string, string>>,
  file: string,
  query = '',
): Promise<OperatorSettingDto[]> {
  return client
    .send<OperatorSettingDto[]>('PUT', `/settings${query}`, { values })
    .catch((error: unknown) => {
      if (!(error instanceof RefusedError) || !error.fields) throw error;
      const lines = Object.values(error.fields).flat();
      throw new CliError(
        [
          `${file}: nothing is changed.`,
          ...lines.map((line) => `  ${line}`),
        ].join('\n'),
      );
    });
}

const isOfBrand = ({ key }: OperatorSettingDto): boolean =>
  BRAND_KEYS.includes(key);

const brandText = (rows: readonly OperatorSettingDto[]): string =>
  pairs(rows.map(({ key, value }) => [key, value || '(the product’s own)']));

async function showBrand({ answer, client }: Run): Promise<void> {
  const settings = await client.get<readonly OperatorSettingDto[]>('/settings');
  const rows = settings.filter(isOfBrand);
  answer(rows, () => brandText(rows));
}

async function setBrand({ answer, client, words }: Run): Promise<void> {
  const file = wordOf(words, 0, 'The file');
  const brand = await readBrand(file);
  const plain = plainValues(brand);
  if (Object.keys(plain).length)
    await putSettings(client, plain, file, '?dry_run=1');
  const values = { ...plain, ...(await bringFiles(client, brand, file)) };
  if (!Object.keys(values).length) throw new CliError(`${file} says nothing.`);
  const rows = await putSettings(client, values, file);
  answer(
    rows,
    () => `${brandText(rows)}\nEvery page has it now: ${client.site}`,
  );
}

async function clearBrand({ answer, client, values }: Run): Promise<void> {
  if (!values.yes)
    throw misuse(`It makes the site ${OWN_NAME} again. Say --yes, too.`);
  const rows = await putSettings(
    client,
    Object.fromEntries(BRAND_KEYS.map((key) => [key, ''])),
    'brand clear',
  );
  answer(rows, () => 'The site has the product’s own name and look again.');
}

/** The site's own name and look. */
export const brandCommands: Readonly<Record<string, Command>> = {
  brand: {
    usage: 'brand',
    summary: 'the site’s own name and look',
    run: showBrand,
  },
  'brand set': {
    usage: 'brand set <brand.json>',
    summary:
      'names the site and gives it its look: logo, icon, colours, typeface, from files beside it',
    details: [
      '  name, short_name, tagline   a text, or texts by language: {"en": "…", "de": "…"}',
      '  logo, logo_dark, icon       pictures beside the file (SVG, PNG, WebP, JPEG); the icon is square',
      '  colours                     "#1F5FA8", or {"light": {"primary": "#1F5FA8"}, "dark": {}}; names as in styles/tokens.css',
      '  typeface                    a WOFF2 file beside it, variable or not, at most 2 MB',
      '  legal                       {"name": …, "address": …, "id": …}: who runs the site',
      '  contacts                    {"phone": …, "email": …, "instagram": …, "facebook": …, "twitter": …}',
      '  What it leaves out stays; null takes it away. An example: docs/brand-example.json',
    ].join('\n'),
    run: setBrand,
  },
  'brand clear': {
    usage: 'brand clear --yes',
    summary: 'takes name and look away',
    options: { yes: { type: 'boolean' } },
    run: clearBrand,
  },
};
