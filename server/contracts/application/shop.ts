import { z } from '@hono/zod-openapi';
import {
  APPLICATION_CATEGORIES_MAX,
  APPLICATION_DESCRIPTION_MAX,
  APPLICATION_TITLE_MAX,
  HOURS_PER_DAY_MAX,
  SHOP_BRANCHES_MAX,
  SHOP_CLOSED_DAYS_MAX,
  SHOP_GALLERY_MAX,
  SHOP_MINUTES_MAX,
} from '@/utils/application/application';
import { WEEKDAYS } from '@/utils/constants/calendar';
import { ACCEPT_MINUTES_MAX } from '@/utils/constants/kitchen-ways';
import { ADDRESS_MAX_LENGTH, INTEGER_MAX } from '@/utils/constants/limits';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { Phone } from '@/server/contracts/account/fields';
import {
  absentable,
  Amount,
  BodyId,
  CommonQuery,
  Location,
  LocationInput,
  numeric,
  PagingQuery,
} from '@/server/contracts/common';
import { ShopThresholds } from '@/server/contracts/shop';
import { PAUSE_REASONS, SHOP_TYPES } from '@/utils/constants/kinds';
import {
  HoursRow,
  MoneyInput,
  PicturePath,
  SellerData,
  words,
  Zone,
} from './fields';

const Locale = z.string().refine((code) => LOCALE_CODES.includes(code));

const ShopWords = z.object({
  title: words(APPLICATION_TITLE_MAX),
  description: words(APPLICATION_DESCRIPTION_MAX),
  address: words(ADDRESS_MAX_LENGTH),
});

const BranchWords = z.object({
  title: words(APPLICATION_TITLE_MAX),
  address: words(ADDRESS_MAX_LENGTH),
});

const BranchInput = z.object({
  id: absentable(BodyId).openapi({ description: 'Of one that is there' }),
  translations: z.record(Locale, BranchWords),
  location: LocationInput,
  phone: absentable(Phone),
  hours: absentable(
    z.array(HoursRow).max(WEEKDAYS.length * HOURS_PER_DAY_MAX),
  ).openapi({ description: 'None: those of the shop' }),
});

const Minutes = numeric(z.number().int().min(0).max(SHOP_MINUTES_MAX));
const Percent = numeric(z.number().min(0).max(100).multipleOf(0.01));

/** What the owner changes and the operator, too. What is not given stays as it is; a language that is null goes, others stay. */
export const ShopFields = SellerData.pick({
  phone: true,
  location: true,
  zone: true,
  hours: true,
  min_amount: true,
  price: true,
  price_per_km: true,
}).extend({
  translations: z.record(Locale, ShopWords.nullable()).optional(),
  category_ids: z.array(BodyId).max(APPLICATION_CATEGORIES_MAX).optional(),
  closed_days: z
    .array(z.iso.date())
    .max(SHOP_CLOSED_DAYS_MAX)
    .optional()
    .openapi({ description: 'All of them from today on' }),
  small_order_fee: MoneyInput.nullable().optional().openapi({
    description: 'Of an order below the minimum; null: it is refused',
  }),
  free_delivery_from: MoneyInput.nullable().optional().openapi({
    description: 'Goods for so much are brought for nothing; null: never',
  }),
  delivery_minutes_from: absentable(Minutes),
  delivery_minutes_to: absentable(Minutes),
  accept_minutes: absentable(
    numeric(z.number().int().min(0).max(ACCEPT_MINUTES_MAX)),
  ).openapi({
    description: 'An order that nobody accepts so long is cancelled; 0: never',
  }),
  payments: z.array(z.string().max(50)).max(50).optional().openapi({
    description: 'The ways to pay that it takes, all of them, by their tag',
  }),
  branches: z.array(BranchInput).max(SHOP_BRANCHES_MAX).optional().openapi({
    description: 'All of them, in their order: one that is left out is closed',
  }),
});

/** What the operator alone changes: the house's terms, whose the shop is, and its clock. */
export const OperatorTerms = z.object({
  tax_percent: absentable(Percent).openapi({
    description: 'Added to the goods',
  }),
  service_fee_percent: absentable(Percent),
  timezone: absentable(z.string().max(64)),
  owner: z.string().trim().max(200).nullable().optional().openapi({
    description: 'The e-mail or phone of the account; null: the house',
  }),
});

const Hours = z.array(
  z.object({ day: z.string(), from: z.string(), to: z.string() }),
);

/** What an owner and the operator read of a shop beside what it is called and whether it is open. */
export const ShopDetail = z.object({
  version: z.number().int().openapi({ description: 'Grows with each change' }),
  translations: z.record(
    z.string(),
    z.object({
      title: z.string(),
      description: z.string().nullable(),
      address: z.string().nullable(),
    }),
  ),
  logo_img: z.string().nullable(),
  background_img: z.string().nullable(),
  gallery: z.array(z.string()),
  category_ids: z.array(z.number().int()),
  categories: z.array(z.string()).openapi({
    description: 'Their titles in the default language, else their slugs',
  }),
  phone: z.string().nullable(),
  location: Location,
  zone: Zone.nullable().openapi({
    description:
      'A circle around its point where it is one; null: it delivers nowhere',
  }),
  hours: Hours,
  ...ShopThresholds.shape,
  price: Amount.openapi({
    description: 'Of a delivery, first kilometre in it',
  }),
  price_per_km: Amount,
  delivery_minutes_from: z.number().int(),
  delivery_minutes_to: z.number().int(),
  accept_minutes: z.number().int(),
  payments: z.array(z.string()).openapi({
    description: 'Tags of the ways to pay that it takes',
  }),
  payments_offered: z
    .array(z.object({ tag: z.string(), title: z.string() }))
    .openapi({ description: 'Those of the house, of which it may take some' }),
  payments_by_house: z.boolean().openapi({
    description: 'The house alone says how one may pay (payment_type: admin)',
  }),
  tax_percent: z.number(),
  service_fee_percent: z.number(),
  branches: z.array(
    z.object({
      id: z.number().int(),
      translations: z.record(
        z.string(),
        z.object({ title: z.string(), address: z.string().nullable() }),
      ),
      location: Location,
      phone: z.string().nullable(),
      hours: Hours.openapi({ description: 'None: those of the shop' }),
    }),
  ),
});

export type ShopDetailDto = z.infer<typeof ShopDetail>;

const forbidden = z
  .unknown()
  .refine((value) => value === undefined, 'validation.operator_only')
  .transform((): undefined => undefined)
  .optional();

const notOwners = {
  owner: forbidden,
  service_fee_percent: forbidden,
  tax_percent: forbidden,
  timezone: forbidden,
} satisfies Record<keyof typeof OperatorTerms.shape, typeof forbidden>;

/** A picture of the caller's own (POST /dashboard/galleries), or one that the shop has already. */
const OwnPicture = PicturePath.nullable().optional();

const version = numeric(z.number().int().min(1).max(INTEGER_MAX));

/** PUT of the owner: `version` is that of the shop which the change is made of. */
export const OwnShopBody = z
  .object(notOwners)
  .extend(ShopFields.shape)
  .extend({
    version,
    logo_img: OwnPicture,
    background_img: OwnPicture,
    gallery: z.array(PicturePath).max(SHOP_GALLERY_MAX).optional(),
  })
  .openapi('OwnShopBody');

/** One field that was changed; words stand under their language: `translations.de.title`. */
const FieldChange = z.object({
  field: z.string(),
  old: z.union([z.string(), z.number()]).nullable(),
  new: z.union([z.string(), z.number()]).nullable(),
});

/** One saved change. */
export const ShopEdit = z
  .object({
    id: z.number().int(),
    version: z.number().int(),
    by: z.enum(['owner', 'operator']),
    name: z.string().nullable().openapi({
      description: 'Of the owner who saved it; null: ended, or the operator',
    }),
    at: z.string(),
    changes: z.array(FieldChange),
  })
  .openapi('ShopEdit');

export const ShopEditsQuery = CommonQuery.extend(PagingQuery.shape);

/** One of the caller's shops in a list. */
export const OwnShopRow = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    type: z.enum(SHOP_TYPES),
    title: z.string(),
    logo_img: z.string().nullable(),
    open: z.boolean().openapi({ description: 'Its flag, whatever its hours' }),
    paused_until: z.string().nullable(),
    pause_reason: z.enum(PAUSE_REASONS).nullable(),
    timezone: z.string(),
    version: z.number().int(),
  })
  .openapi('OwnShopRow');

export const OwnShopDetail = OwnShopRow.extend(ShopDetail.shape)
  .extend({
    closed_days: z.array(z.string()).openapi({
      description: 'YYYY-MM-DD of its own calendar, from yesterday on',
    }),
  })
  .openapi('OwnShopDetail');

export type OwnShopChange = z.output<typeof OwnShopBody>;
export type OwnShopRowDto = z.infer<typeof OwnShopRow>;
export type OwnShopDetailDto = z.infer<typeof OwnShopDetail>;
export type ShopEditDto = z.infer<typeof ShopEdit>;

/** `data` of the 409 that a stale version is answered with: the shop as it is, and what was changed since. */
export interface StaleShopDto {
  readonly shop: OwnShopDetailDto;
  readonly changes: ShopEditDto['changes'];
}
