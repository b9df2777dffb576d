import { z } from '@hono/zod-openapi';
import { SHOP_TYPES } from '@/utils/constants/kinds';
import {
  APPLICATION_CATEGORIES_MAX,
  SHOP_GALLERY_MAX,
  SHOP_SLUG_MAX,
} from '@/utils/application/application';
import {
  OperatorTerms,
  ShopDetail,
  ShopFields,
} from '@/server/contracts/application/shop';
import { Slug } from '../common';
import { OperatorShop } from './market';
import { SitePicture } from './picture';

/** A shop by its id or the name in its address. */
export const ShopKeyParams = z.object({ slug: z.string().max(100) });

/** Of its own storage: pages of other folders are no pictures of a shop. */
const ShopPicture = SitePicture.refine((path) =>
  path.startsWith('/storage/images/'),
);

/** What an owner may change, and what the operator alone may. The rest is checked as an application is. */
export const ShopBody = ShopFields.extend(OperatorTerms.shape)
  .extend({
    logo_img: ShopPicture.nullable().optional(),
    background_img: ShopPicture.nullable().optional(),
    gallery: z.array(ShopPicture).max(SHOP_GALLERY_MAX).optional(),
    categories: z
      .array(z.string().trim().min(1).max(100))
      .max(APPLICATION_CATEGORIES_MAX)
      .optional()
      .openapi({
        description: 'All of them, by slug or by title in any language',
      }),
  })
  .openapi('ShopBody');

/** A shop that is made without an application; its name in addresses is made of its title where none is given. */
export const NewShopBody = ShopBody.extend({
  type: z.enum(SHOP_TYPES).default('restaurant'),
  slug: z.string().trim().pipe(Slug.max(SHOP_SLUG_MAX)).optional(),
}).openapi('NewShopBody');

/** A shop with what may be changed of it; amounts are of the default currency. */
export const OperatorShopDetail = OperatorShop.extend(ShopDetail.shape)
  .extend({
    owner: z
      .object({
        id: z.number().int(),
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
      })
      .nullable()
      .openapi({ description: 'null: the house' }),
  })
  .openapi('OperatorShopDetail');

export type NewShop = z.output<typeof NewShopBody>;
export type ShopChange = z.output<typeof ShopBody>;
export type OperatorShopDetailDto = z.infer<typeof OperatorShopDetail>;
