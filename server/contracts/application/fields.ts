import { z } from '@hono/zod-openapi';
import {
  APPLICATION_AMOUNT_MAX,
  APPLICATION_CATEGORIES_MAX,
  APPLICATION_DESCRIPTION_MAX,
  APPLICATION_TITLE_MAX,
  DOCUMENTS_MAX,
  HOURS_PER_DAY_MAX,
  LEGAL_NAME_MAX,
  TAX_NUMBER_MAX,
  ZONE_POINTS_MAX,
} from '@/utils/application/application';
import {
  absentable,
  BodyFlag,
  BodyId,
  LocationInput,
  numeric,
} from '@/server/contracts/common';
import { ADDRESS_MAX_LENGTH } from '@/utils/constants/limits';
import { Phone } from '@/server/contracts/account/fields';
import { SHOP_TYPES } from '@/utils/constants/kinds';
import { WEEKDAYS } from '@/utils/constants/calendar';
import { type PlainField, pathOf } from '@/utils/application/plain-kind';
import { LOCALE_CODES } from '@/utils/i18n/locales';

/** The shapes of applications; they stand in utils/application, as the rules that forms and server share read them, too. */
export type {
  DriverApplicationData,
  SellerApplicationData,
} from '@/utils/application/application';

/** The fields of applications as every call takes them: drafts may lack anything, what is there has a bounded size. */
export const words = (max: number) => absentable(z.string().trim().max(max));

/** A box of a form that is ticked or not. */
const Flag = absentable(BodyFlag);

const ADDRESS_MAX = 600;
/** In front of what the store calls a picture; private ones keep their folder's name. */
const ROOT = /^.*?\/storage\/(?:images\/)?/s;

/** A picture of the caller's (POST /dashboard/galleries): its path in the store, without what links add. */
export const PicturePath = z
  .string()
  .trim()
  .max(ADDRESS_MAX)
  .transform((text) => text.replace(/[?#].*$/s, '').replace(ROOT, ''))
  .pipe(z.string().min(1).max(200))
  .openapi({ type: 'string', example: '/storage/images/uploads/ab/….webp' });

const Documents = absentable(z.array(PicturePath).max(DOCUMENTS_MAX));

/** Of a field that names no bound of its own. */
const TEXT_MAX = 200;
/** YYYY-MM-DD. */
const DATE_LENGTH = 10;

type Fields = readonly PlainField<string>[];

function plainSchema({
  choices = {},
  max,
  type,
}: PlainField<string>): z.ZodType {
  switch (type) {
    case 'agreement':
      return Flag;
    case 'choice':
      return absentable(z.enum(Object.keys(choices)));
    case 'date':
      return words(DATE_LENGTH);
    case 'documents':
      return Documents;
    case 'phone':
      return absentable(Phone);
    case 'text':
      return words(max ?? TEXT_MAX);
  }
}

/** Fields of the same first part of a path are an object: `vehicle.kind`, `vehicle.plate`. */
function plainShape(fields: Fields): Record<string, z.ZodType> {
  const parts = fields.map((field) => {
    const [name = '', inner] = pathOf(field).split('.');
    return { name, inner, schema: plainSchema(field) };
  });
  return Object.fromEntries(
    parts.map(({ inner, name, schema }) => {
      if (inner === undefined) return [name, schema];
      const own = parts.filter((part) => part.name === name);
      const shape = own.map((part) => [part.inner ?? '', part.schema] as const);
      return [name, absentable(z.object(Object.fromEntries(shape)))];
    }),
  );
}

/** `data` of an application that is a list of fields, as it is kept; all of it may be missing while it is a draft. */
export const plainData = (name: string, fields: Fields) =>
  z.object(plainShape(fields)).openapi(name);

const Words = absentable(
  z.object({
    title: words(APPLICATION_TITLE_MAX),
    description: words(APPLICATION_DESCRIPTION_MAX),
  }),
);

type Said = Record<string, z.output<typeof Words>>;

/** By language; languages that nobody reads here are dropped. */
const Translations = z
  .record(z.string().max(10), Words)
  .transform((said: Said) =>
    Object.fromEntries(
      Object.entries(said).flatMap(([locale, text]) =>
        text && LOCALE_CODES.includes(locale) ? [[locale, text]] : [],
      ),
    ),
  );

const Point = z.tuple([numeric(z.number()), numeric(z.number())]).openapi({
  type: 'array',
  items: { type: 'number' },
  minItems: 2,
  maxItems: 2,
});

/** Forms send the radius as it is typed; whether the zone will do is said when it is sent (utils/application/zone.ts). */
export const Zone = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('radius'),
    radius_km: numeric(z.number().min(0).max(1000)),
  }),
  z.object({
    kind: z.literal('polygon'),
    // the first corner may be said again at the end
    points: z.array(Point).max(ZONE_POINTS_MAX + 1),
  }),
]);

const Time = z.preprocess(
  (value: string | null | undefined): unknown => value ?? '',
  z.string().trim().max(5),
);

export const HoursRow = z.object({
  day: z.enum(WEEKDAYS),
  from: Time,
  to: Time,
  disabled: Flag.transform((isOff) => isOff ?? false),
});

export const MoneyInput = numeric(
  z.number().min(0).max(APPLICATION_AMOUNT_MAX).multipleOf(0.01),
);

const Money = absentable(MoneyInput);

/** `data` of an application to sell, as it is kept; all of it may be missing while it is a draft. */
export const SellerData = z
  .object({
    type: absentable(z.enum(SHOP_TYPES)),
    translations: absentable(Translations),
    category_ids: absentable(z.array(BodyId).max(APPLICATION_CATEGORIES_MAX)),
    phone: absentable(Phone),
    logo_img: absentable(PicturePath),
    background_img: absentable(PicturePath),
    address: words(ADDRESS_MAX_LENGTH),
    location: absentable(LocationInput),
    zone: absentable(Zone),
    hours: absentable(
      z.array(HoursRow).max(WEEKDAYS.length * HOURS_PER_DAY_MAX),
    ),
    min_amount: Money,
    price: Money,
    price_per_km: Money,
    legal_name: words(LEGAL_NAME_MAX),
    tax_number: words(TAX_NUMBER_MAX),
    documents: Documents,
    agreement: Flag,
  })
  .openapi('SellerApplicationData');
