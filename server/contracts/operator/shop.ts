import { z } from '@hono/zod-openapi';
import {
  APPLICATION_CATEGORIES_MAX,
  APPLICATION_DESCRIPTION_MAX,
  APPLICATION_TITLE_MAX,
} from '@/utils/application/limits';
import { ADDRESS_MAX_LENGTH } from '@/utils/constants/limits';
import { LOCALE_CODES } from '@/utils/i18n/locales';
import { words } from '../application/inputs';
import { SellerData, Zone } from '../application/seller';
import { Amount, Location } from '../common';
import { OperatorShop } from './market';
import { SitePicture } from './picture';

/** A shop by its id or the name in its address. */
export const ShopKeyParams = z.object({ slug: z.string().max(100) });

const Locale = z.string().refine((code) => LOCALE_CODES.includes(code));

const ShopWords = z.object({
  title: words(APPLICATION_TITLE_MAX),
  description: words(APPLICATION_DESCRIPTION_MAX),
  address: words(ADDRESS_MAX_LENGTH),
});

const CLOSED_DAYS_MAX = 366;

/** Of its own storage: pages of other folders are no pictures of a shop. */
const ShopPicture = SitePicture.refine((path) =>
  path.startsWith('/storage/images/'),
);

/** What is not given stays as it is; a language that is null goes, others stay. The rest is checked as an application is. */
export const ShopBody = SellerData.pick({
  phone: true,
  location: true,
  zone: true,
  hours: true,
  min_amount: true,
  price: true,
  price_per_km: true,
})
  .extend({
    translations: z.record(Locale, ShopWords.nullable()).optional(),
    logo_img: ShopPicture.nullable().optional(),
    background_img: ShopPicture.nullable().optional(),
    categories: z
      .array(z.string().trim().min(1).max(100))
      .max(APPLICATION_CATEGORIES_MAX)
      .optional()
      .openapi({
        description: 'All of them, by slug or by title in any language',
      }),
    closed_days: z.array(z.iso.date()).max(CLOSED_DAYS_MAX).optional().openapi({
      description: 'All of them from today on',
    }),
  })
  .openapi('ShopBody');

/** A shop with what its owner may change; amounts are of the default currency. */
export const OperatorShopDetail = OperatorShop.extend({
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
  categories: z.array(z.string()).openapi({
    description: 'Their titles in the default language, else their slugs',
  }),
  phone: z.string().nullable(),
  location: Location,
  zone: Zone.nullable().openapi({
    description:
      'A circle around its point where it is one; null: it delivers nowhere',
  }),
  hours: z.array(
    z.object({ day: z.string(), from: z.string(), to: z.string() }),
  ),
  min_amount: Amount,
  price: Amount.openapi({
    description: 'Of a delivery, first kilometre in it',
  }),
  price_per_km: Amount,
}).openapi('OperatorShopDetail');

export type ShopChange = z.output<typeof ShopBody>;
export type OperatorShopDetailDto = z.infer<typeof OperatorShopDetail>;
