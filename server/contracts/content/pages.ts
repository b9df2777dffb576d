import { z } from '@hono/zod-openapi';
import { Translation } from '@/server/contracts/common';
import { STATISTICS } from '@/utils/content/statistics';

const Said = z.object({ locale: z.string(), text: z.string() });

/** A page of words: `translation.description` is sanitised HTML whose second-level headings carry the sections' ids. */
export const TextPage = z
  .object({
    id: z.number().int().openapi({
      description: 'Of the text of the operator; 0 for the text we bring',
    }),
    slug: z.string(),
    layout: z.enum(['article', 'landing', 'part', 'story']),
    path: z.string().nullable().openapi({
      description: 'Where it stands on this site, without a language',
    }),
    img: z.string().nullable(),
    translation: Translation,
    summary: z.string().openapi({ description: 'Plain text' }),
    sections: z.array(z.object({ id: z.string(), title: z.string() })),
    version: z.number().int(),
    versions: z
      .array(
        z.object({
          version: z.number().int(),
          since: z.string(),
          changes: Said.nullable().openapi({
            description: 'What it changed; null when that was not said',
          }),
        }),
      )
      .openapi({ description: 'The one in force first' }),
    updated_at: z.string(),
  })
  .openapi('TextPage');

export const PageSlugParams = z.object({
  slug: z.string().min(1).max(80).openapi({ example: 'about' }),
});

/** A number of the house, such as how many places there are. */
export const Statistic = z
  .object({
    key: z.enum(STATISTICS),
    value: z.number().int().min(0),
  })
  .openapi('Statistic');

export type TextPageDto = z.infer<typeof TextPage>;
export type StatisticDto = z.infer<typeof Statistic>;
