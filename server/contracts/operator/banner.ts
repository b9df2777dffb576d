import { z } from '@hono/zod-openapi';
import { byLanguage, Slug } from '@/server/contracts/common';
import { SitePicture } from './picture';

const Text = (most: number) => z.string().trim().min(1).max(most);

const Words = z.object({
  title: Text(120),
  description: Text(300).optional(),
  button: Text(60).optional(),
  kicker: Text(60).optional(),
});

export const BannerParams = z.object({ slug: Slug });

/** A banner of the home page as the operator sees it. */
export const OperatorBanner = z
  .object({
    slug: z.string(),
    img: z.string(),
    url: z.string().openapi({ example: '/restaurant/1' }),
    tone: z.enum(['light', 'dark']),
    position: z.number().int(),
    active: z.boolean(),
    translations: z.record(z.string(), Words.partial({ title: true })),
  })
  .openapi('OperatorBanner');

/** Given languages replace those, null removes one; what is not given stays. */
export const OperatorBannerBody = z
  .object({
    img: SitePicture.optional(),
    url: z
      .string()
      .max(300)
      .regex(/^\/(?![/\\])\S*$/)
      .optional()
      .openapi({ description: 'A path of this site' }),
    tone: z.enum(['light', 'dark']).optional(),
    position: z.number().int().min(0).max(10_000).optional(),
    active: z.boolean().optional(),
    translations: byLanguage(Words).optional(),
  })
  .openapi('OperatorBannerBody');

export type OperatorBannerDto = z.infer<typeof OperatorBanner>;
export type OperatorBannerBodyDto = z.infer<typeof OperatorBannerBody>;
