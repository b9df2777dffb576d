import { z } from '@hono/zod-openapi';
import {
  CommonQuery,
  PagingQuery,
  Translation,
} from '@/server/contracts/common';

export const EMPLOYMENTS = [
  'full_time',
  'part_time',
  'contractor',
  'intern',
] as const;

export const CareerListQuery = CommonQuery.extend(PagingQuery.shape);

const FieldLocale = z.string().nullable();

/** A job; in lists without `translation.description`. */
export const Career = z
  .object({
    id: z.number().int(),
    uuid: z.string(),
    slug: z.string(),
    employment: z.enum(EMPLOYMENTS),
    remote: z.boolean(),
    country: z.string().nullable().openapi({
      description: 'ISO 3166-1 alpha-2',
    }),
    apply_url: z.string().nullable().openapi({
      description: 'https: or mailto:; null: by the mail of the settings',
    }),
    active: z.boolean().openapi({ description: 'One may still apply' }),
    published_at: z.string(),
    valid_through: z.string().nullable().openapi({
      description: 'The last day to apply, YYYY-MM-DD of UTC',
    }),
    created_at: z.string(),
    updated_at: z.string(),
    languages: z.array(z.string()),
    translation: Translation.extend({
      summary: z.string(),
      place: z.string(),
      department: z.string(),
      locales: z
        .object({
          title: FieldLocale,
          description: FieldLocale,
          summary: FieldLocale,
          place: FieldLocale,
          department: FieldLocale,
        })
        .openapi({ description: 'The language that each field is in' }),
    }),
  })
  .openapi('Career');

export type CareerDto = z.infer<typeof Career>;
