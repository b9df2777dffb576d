import { z } from '@hono/zod-openapi';
import { LOCALE_CODES } from '@/utils/i18n/locales';

const TITLE_MAX = 200;
const SUMMARY_MAX = 500;
/** As much as is read of it (server/domain/content/safe-html). */
const DESCRIPTION_MAX = 200_000;
const CHANGES_MAX = 2_000;
const IMG_MAX = 500;

const Locale = z.string().refine((code) => LOCALE_CODES.includes(code));

/** The words of one language; `description` is HTML, sanitised when it is read. */
const PageWords = z.object({
  title: z.string().trim().min(1).max(TITLE_MAX),
  summary: z.string().trim().max(SUMMARY_MAX).optional(),
  description: z.string().max(DESCRIPTION_MAX).optional(),
});

/** A picture of ours or of another site. */
const Img = z
  .string()
  .trim()
  .max(IMG_MAX)
  .regex(/^(\/(?!\/)|https:\/\/)[^\s"'<>\\]+$/)
  .nullable();

const Changes = z.string().trim().min(1).max(CHANGES_MAX);

export const OperatorPageParams = z.object({
  slug: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,79}$/),
});

/** What is not given stays as it is; a language that is null goes, others stay. */
export const PageBody = z
  .object({
    active: z.boolean().optional(),
    img: Img.optional(),
    translations: z.record(Locale, PageWords.nullable()).optional(),
    changes: z
      .union([Changes, z.record(Locale, Changes)])
      .nullish()
      .openapi({
        description:
          'What this changes, for who reads it: it makes a new version and keeps the old one. As one text it is English.',
      }),
  })
  .openapi('PageBody');

/** A page as the operator writes it: their own words, or ours to begin from. */
export const OperatorPage = z
  .object({
    slug: z.string(),
    path: z.string().nullable(),
    layout: z.enum(['article', 'landing', 'part', 'story']),
    source: z.enum(['own', 'ours']).openapi({
      description: 'Whose words are in force',
    }),
    active: z.boolean(),
    img: z.string().nullable(),
    version: z.number().int(),
    translations: z.record(z.string(), PageWords),
    updated_at: z.string().nullable(),
  })
  .openapi('OperatorPage');

export type PageChange = z.output<typeof PageBody>;
export type OperatorPageDto = z.infer<typeof OperatorPage>;
