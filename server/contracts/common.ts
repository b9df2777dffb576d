import { z } from '@hono/zod-openapi';
import {
  INTEGER_MAX,
  PER_PAGE_DEFAULT,
  PER_PAGE_MAX,
} from '@/utils/constants/limits';
import { LOCALE_CODES } from '@/utils/i18n/locales';

/** One of the product's languages, by its code. */
export const Lang = z.enum(LOCALE_CODES as [string, ...string[]]);

/** Words by language: null takes one away, one that is not named stays. */
export const byLanguage = <T extends z.ZodType>(words: T) =>
  z.partialRecord(Lang, words.nullable());

/** A name that stands in an address. */
export const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A decimal amount on the wire, at most two decimals, of the currency asked for. */
export const Amount = z.number().openapi({ example: 6.9 });

/** Of one rate, in what was paid for goods and not given back; not added. */
export const ContainedTax = z
  .object({
    percent: z.number().int().nullable().openapi({
      description: 'Null: of an older order, not known any more',
    }),
    amount: Amount,
  })
  .openapi('ContainedTax');

const QUANTITY_MAX = 10_000;

const NUMERIC = /^\s*-?\d{1,20}(\.\d{1,20})?\s*$/;

/** A number that may also come as its text: older clients and forms send both (api-contract.md §4 numbers). */
export function numeric<T extends z.ZodNumber | z.ZodOptional<z.ZodNumber>>(
  schema: T,
) {
  return z.preprocess(
    (value: number | string): unknown =>
      typeof value === 'string' && NUMERIC.test(value) ? Number(value) : value,
    schema,
  );
}

/** Not filled in: older clients and forms send null or '' instead of leaving the field out. */
export function absentable<T extends z.ZodType>(schema: T) {
  return z
    .preprocess(
      (value: z.input<T> | '' | null | undefined): unknown =>
        value === '' || value === null ? undefined : value,
      schema.optional(),
    )
    .optional();
}

/** A short text that may also come as a number: a house, a floor, a phone. */
export function wordOrNumber<T extends z.ZodType<string>>(schema: T) {
  return z.preprocess(
    (value: number | string): unknown =>
      typeof value === 'number' ? String(value) : value,
    schema,
  );
}

/** How much of something: a multiple of its product's interval, to a thousandth. */
export const Quantity = z.number().openapi({ example: 1.5 });

/** The same as a client asks for it. */
export const QuantityInput = numeric(
  z.number().min(0).max(QUANTITY_MAX).multipleOf(0.001),
);

export const Translation = z
  .object({
    id: z.number().int(),
    locale: z.string(),
    title: z.string(),
    description: z.string().nullable(),
  })
  .openapi('Translation');

export const Location = z
  .object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .openapi('Location');

type Coordinate = number | string;

/** How clients write a point: our own form, a pair, or the pair as text ("52.52,13.4"). */
type LocationForms =
  | { readonly latitude: Coordinate; readonly longitude: Coordinate }
  | readonly Coordinate[]
  | string;

function toPoint(value: LocationForms): unknown {
  const pair: unknown = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(pair)) return value;
  if (pair.length !== 2) return null;
  const [latitude, longitude] = pair as unknown[];
  return { latitude, longitude };
}

/** A point as a request may bring it (api-contract.md §4 addresses). */
export const LocationInput = z.preprocess(
  toPoint,
  z.object({
    latitude: numeric(z.number().min(-90).max(90)),
    longitude: numeric(z.number().min(-180).max(180)),
  }),
);

/** A point as older clients read it: [latitude, longitude]. */
export const LatLngPair = z
  .tuple([z.number(), z.number()])
  .openapi({ example: [52.52, 13.4] });

/** Booleans of a query: 1/0 or true/false. */
export const QueryFlag = z
  .enum(['1', '0', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');

/** The same in a body, where it may be a boolean or a number, too. */
export const BodyFlag = z.preprocess(
  (value: boolean | number | string): unknown =>
    typeof value === 'string' ? value : String(value),
  QueryFlag,
);

export const PagingQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  perPage: z.coerce
    .number()
    .int()
    .min(1)
    .max(PER_PAGE_MAX)
    .default(PER_PAGE_DEFAULT),
});

export type Paging = Readonly<z.output<typeof PagingQuery>>;

const Id = z.number().int().positive().max(INTEGER_MAX);

/** An id in a body. */
export const BodyId = numeric(Id);

/** An id in a query or a path. */
export const QueryId = numeric(Id);

/** An id in a path; anything else there is a 404. */
export const IdParams = z.object({ id: QueryId });

/** What every call may carry. */
export const CommonQuery = z.object({
  lang: z.string().optional(),
  currency_id: QueryId.optional(),
});

export const PageMeta = z
  .object({
    current_page: z.number().int(),
    from: z.number().int().nullable(),
    last_page: z.number().int(),
    per_page: z.number().int(),
    to: z.number().int().nullable(),
    total: z.number().int(),
    path: z.string(),
  })
  .openapi('PageMeta');

const PageLinks = z.object({
  first: z.string(),
  last: z.string(),
  prev: z.string().nullable(),
  next: z.string().nullable(),
});

/** The envelope of one answer. */
export function single<T extends z.ZodType>(data: T) {
  return z.object({
    timestamp: z.string(),
    status: z.literal(true),
    message: z.string(),
    data,
  });
}

/** The envelope of a list answer. */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), links: PageLinks, meta: PageMeta });
}

export const ErrorBody = z
  .object({
    timestamp: z.string(),
    status: z.literal(false),
    statusCode: z.string().openapi({ example: 'ERROR_404' }),
    message: z.string(),
    params: z.record(z.string(), z.array(z.string())).optional(),
    data: z.unknown().optional(),
  })
  .openapi('Error');

export type TranslationDto = z.infer<typeof Translation>;
export type PageMetaDto = z.infer<typeof PageMeta>;
export interface PagedDto<T> {
  readonly data: T[];
  readonly meta: PageMetaDto;
  readonly links: z.infer<typeof PageLinks>;
}
