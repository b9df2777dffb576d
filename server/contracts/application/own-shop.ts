import { z } from '@hono/zod-openapi';
import { PAUSE_REASONS, SHOP_TYPES } from '@/utils/constants/kinds';
import { SHOP_GALLERY_MAX } from '@/utils/application/limits';
import { INTEGER_MAX } from '@/utils/constants/limits';
import { CommonQuery, numeric, PagingQuery } from '../common';
import { PicturePath } from './inputs';
import { type OperatorTerms, ShopDetail, ShopFields } from './shop';

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
