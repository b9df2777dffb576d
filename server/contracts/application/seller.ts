import { z } from '@hono/zod-openapi';
import { SHOP_TYPES } from '@/utils/constants/kinds';
import {
  APPLICATION_AMOUNT_MAX,
  APPLICATION_CATEGORIES_MAX,
  APPLICATION_DESCRIPTION_MAX,
  APPLICATION_TITLE_MAX,
  HOURS_PER_DAY_MAX,
  LEGAL_NAME_MAX,
  TAX_NUMBER_MAX,
  ZONE_POINTS_MAX,
} from '@/utils/application/limits';
import { WEEKDAYS } from '@/utils/constants/calendar';
import { ADDRESS_MAX_LENGTH } from '@/utils/constants/limits';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { Phone } from '../account/fields';
import { absentable, BodyId, LocationInput, numeric } from '../common';
import { Documents, Flag, PicturePath, words } from './inputs';

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
