import { dirname, resolve } from 'node:path';
import type { OperatorShopDetailDto } from '@/server/contracts/operator/shop';
import { WEEK } from '@/utils/application/week';
import { nearNames } from '@/utils/text/near-names';
import { CliError } from '../cli-error';
import type { ContentFile } from '../content/read-content-file';
import { dayOf } from '../day';
import { priceOf } from '../menu/cells';
import { readGiven } from '../read-given';

type Body = ContentFile['body'];
/** What a change may leave as it is, day by day and branch by branch. */
type KnownShop = Pick<OperatorShopDetailDto, 'branches' | 'hours'>;
type HoursRow = OperatorShopDetailDto['hours'][number] & {
  readonly disabled?: boolean;
};

const SPAN = /^(\d{1,2})(?::(\d\d))?\s*[-–—]\s*(\d{1,2})(?::(\d\d))?$/;
const ALL_DAY = { from: '00:00', to: '00:00' } as const;

const timeOf = (hour = '', minute = '00'): string =>
  `${hour === '24' ? '00' : hour.padStart(2, '0')}:${minute}`;

/** The parts of a day as they are typed; null: they cannot be read. */
function spansOf(text: string): { from: string; to: string }[] | null {
  const word = text.trim().toLowerCase();
  if (word === 'closed') return [];
  if (word === 'all day') return [ALL_DAY];
  const spans = word.split(/\s*,\s*/).map((part) => {
    const found = SPAN.exec(part);
    return (
      found && {
        from: timeOf(found[1], found[2]),
        to: timeOf(found[3], found[4]),
      }
    );
  });
  return spans.some((span) => !span)
    ? null
    : spans.flatMap((span) => span ?? []);
}

function rowsOf(day: string, said: unknown): HoursRow[] {
  const spans = spansOf(String(said));
  if (!spans)
    throw new CliError(
      `hours: "${String(said)}" of ${day} is not understood. Say 10:00-22:00, or 10:00-14:00, 17:00-22:00, or all day, or closed.`,
    );
  return spans.map((span) => ({ day, ...span }));
}

function refuseDay(day: string): never {
  const near = nearNames(day, WEEK);
  throw new CliError(
    `hours: there is no day "${day}".${near.length ? ` Did you mean ${near.join(' or ')}?` : ` Days are ${WEEK.join(', ')}.`}`,
  );
}

/** The whole week: days that are not named stay as they are. */
function hoursOf(said: unknown, known: readonly HoursRow[]): unknown {
  if (Array.isArray(said)) return said;
  if (typeof said !== 'object' || said === null)
    return WEEK.flatMap((day) => rowsOf(day, said));
  const named = new Map(
    Object.entries(said).map(([day, text]) => {
      const word = day.trim().toLowerCase();
      if (!WEEK.some((one) => one === word)) refuseDay(day);
      return [word, rowsOf(word, text)] as const;
    }),
  );
  return WEEK.flatMap(
    (day) => named.get(day) ?? known.filter((row) => row.day === day),
  );
}

interface Geometry {
  readonly type?: string;
  readonly geometry?: Geometry;
  readonly features?: readonly Geometry[];
  readonly coordinates?: unknown;
}

type Ring = readonly (readonly [number, number])[];

/** The one polygon of GeoJSON, which writes longitude before latitude, as a zone. */
function zoneOfGeoJson(json: Geometry, file: string): object {
  const [only, ...others] = json.features ?? [json];
  const shape = only?.geometry ?? only;
  const rings = shape?.coordinates as readonly Ring[] | undefined;
  if (others.length || shape?.type !== 'Polygon' || rings?.length !== 1)
    throw new CliError(
      `${file} must hold one Polygon of GeoJSON, without holes, as geojson.io saves it.`,
    );
  const [ring = []] = rings;
  return { kind: 'polygon', points: ring.map(([lng, lat]) => [lat, lng]) };
}

async function zoneOf(said: unknown, file: string): Promise<unknown> {
  if (typeof said === 'object' && said !== null)
    return 'type' in said ? zoneOfGeoJson(said as Geometry, file) : said;
  const text = String(said).trim();
  const [, km] =
    /^(\d+(?:[.,]\d+)?)\s*(?:km)?(?:\s+around it)?$/i.exec(text) ?? [];
  if (km) return { kind: 'radius', radius_km: Number(km.replace(',', '.')) };
  if (!/\.(?:geo)?json$/i.test(text))
    throw new CliError(
      `zone: "${text}" is not understood. Say 4 km, or the name of a GeoJSON file beside this one.`,
    );
  const bytes = await readGiven(resolve(dirname(file), text), text);
  try {
    return zoneOfGeoJson(
      JSON.parse(new TextDecoder().decode(bytes)) as Geometry,
      text,
    );
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${text} is no JSON: ${(error as Error).message}`);
  }
}

/** A list, or words with commas between them; `such` shows one where it is neither. */
export function wordsOf(said: unknown, such: string): string[] {
  if (said === null) return [];
  if (typeof said === 'object' && !Array.isArray(said))
    throw new CliError(such);
  const words: readonly unknown[] = Array.isArray(said)
    ? said
    : `${said as string}`.split(',');
  return words.map((word) => String(word).trim()).filter(Boolean);
}

const daysOf = (said: unknown): string[] =>
  wordsOf(said, 'closed_days: a list of days: [2026-12-31].').map((word) => {
    const day = dayOf(word);
    if (day) return day;
    throw new CliError(
      `closed_days: "${word}" is no day such as 2026-12-31 or 31.12.2026.`,
    );
  });

/** YAML takes +998712554545 for a number. */
const phoneOf = (said: unknown): unknown =>
  typeof said === 'number' ? `+${said}` : said;

const amountOf = (said: unknown): unknown =>
  typeof said === 'string' ? priceOf(said.trim()) : said;

type Branch = OperatorShopDetailDto['branches'][number];

/** A branch as a file says it, its words in that language beside those it has in others. */
function branchOf(
  said: unknown,
  known: readonly Branch[],
  lang: string,
): Record<string, unknown> {
  if (typeof said !== 'object' || said === null)
    throw new CliError(
      'branches: a list of places, each with title, address, location, phone, hours.',
    );
  const { address, hours, title, ...rest } = said as Record<string, unknown>;
  const before = known.find(({ id }) => id === Number(rest.id));
  const words = {
    ...(title !== undefined && { title }),
    ...(address !== undefined && { address }),
  };
  const isWorded = Object.keys(words).length > 0;
  return {
    ...(before && { location: before.location, phone: before.phone }),
    hours: hours === undefined ? before?.hours : hoursOf(hours, []),
    ...rest,
    phone: phoneOf(rest.phone ?? before?.phone),
    translations: {
      ...before?.translations,
      ...(typeof rest.translations === 'object' && rest.translations),
      ...(isWorded && { [lang]: { ...before?.translations[lang], ...words } }),
    },
  };
}

const AMOUNTS = [
  'min_amount',
  'price',
  'price_per_km',
  'small_order_fee',
  'free_delivery_from',
];

const percentOf = (said: unknown): unknown =>
  typeof said === 'string' && /^\s*[\d.,]+\s*%?\s*$/.test(said)
    ? Number(said.replace('%', '').replace(',', '.'))
    : said;

/**
 * What a shop's file says as the server takes it: hours of the whole week, zone, amounts, days, branches. `known` is the
 * shop as it is, `lang` the language of a branch's words. Throws CliError with what cannot be read.
 */
export async function shopChange(
  body: Body,
  known: KnownShop,
  { file, lang }: { readonly file: string; readonly lang: string },
): Promise<Record<string, unknown>> {
  const change: Record<string, unknown> = { ...body };
  if (body.hours !== undefined) change.hours = hoursOf(body.hours, known.hours);
  if (body.zone !== undefined && body.zone !== null)
    change.zone = await zoneOf(body.zone, file);
  if (body.closed_days !== undefined)
    change.closed_days = daysOf(body.closed_days);
  if (body.categories !== undefined)
    change.categories = wordsOf(
      body.categories,
      'categories: a list of names: [Plov, Bakery].',
    );
  if (body.phone !== undefined) change.phone = phoneOf(body.phone);
  for (const name of AMOUNTS)
    if (body[name] !== undefined) change[name] = amountOf(body[name]);
  for (const name of ['tax_percent', 'service_fee_percent'])
    if (body[name] !== undefined) change[name] = percentOf(body[name]);
  if (body.payments !== undefined)
    change.payments = wordsOf(
      body.payments,
      'payments: a list of ways to pay: [cash, card].',
    );
  if (body.gallery !== undefined)
    change.gallery = wordsOf(
      body.gallery,
      'gallery: a list of pictures: [room.jpg, bar.jpg].',
    );
  if (body.owner !== undefined) change.owner = phoneOf(body.owner);
  if (Array.isArray(body.branches))
    change.branches = (body.branches as readonly unknown[]).map((said) =>
      branchOf(said, known.branches, lang),
    );
  return change;
}
