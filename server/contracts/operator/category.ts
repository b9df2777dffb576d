import { z } from '@hono/zod-openapi';
import { SHOP_TYPES } from '@/utils/constants/kinds';
import { byLanguage, Slug } from '@/server/contracts/common';
import { SitePicture } from './picture';

const Words = z.object({ title: z.string().trim().min(1).max(60) });

const Kind = z
  .enum(SHOP_TYPES)
  .openapi({ description: 'Which kind of place is in it' });

export const CategoryParams = z.object({ slug: Slug });

/** A shared category, by which shops are found, as the operator sees it. */
export const OperatorCategory = z
  .object({
    id: z.number().int().openapi({ description: 'As lists filter by it' }),
    slug: z.string(),
    kind: Kind,
    img: z.string().nullable(),
    position: z.number().int().openapi({ description: 'Smaller first' }),
    active: z.boolean(),
    shops_count: z.number().int(),
    translations: z.record(z.string(), z.object({ title: z.string() })),
  })
  .openapi('OperatorCategory');

/** Given languages replace those, null removes one; what is not given stays. A new one is of restaurants, without another kind. */
export const OperatorCategoryBody = z
  .object({
    kind: Kind.optional(),
    img: SitePicture.nullable().optional(),
    position: z.number().int().min(0).max(10_000).optional(),
    active: z.boolean().optional(),
    translations: byLanguage(Words).optional(),
  })
  .openapi('OperatorCategoryBody');

/** What became of a category: one that shops are in is taken off, and they come back with it. */
export const CategoryEnd = z
  .object({
    deleted: z.boolean().openapi({ description: 'False: taken off' }),
    shops_count: z.number().int(),
  })
  .openapi('CategoryEnd');

export type OperatorCategoryDto = z.infer<typeof OperatorCategory>;
export type OperatorCategoryBodyDto = z.infer<typeof OperatorCategoryBody>;
export type CategoryEndDto = z.infer<typeof CategoryEnd>;
