import { z } from '@hono/zod-openapi';
import {
  byLanguage,
  CommonQuery,
  PagingQuery,
  Translation,
} from '@/server/contracts/common';
import { SEARCH_MAX_LENGTH } from '@/utils/constants/limits';
import { FAQ_SLUG, FAQ_TOPICS } from '@/utils/content/faq-topics';

const TITLE_MAX = 200;
const TEXT_MAX = 20_000;
const POSITION_MAX = 10_000;

const Topic = z.enum(FAQ_TOPICS);

/** A question of /help: `translation.answer`, and `description`, which is the same, are sanitised HTML. */
export const Faq = z
  .object({
    id: z.number().int().openapi({
      description: 'Of the row of the operator; negative for ours',
    }),
    uuid: z.string(),
    slug: z.string().openapi({ description: 'Opens it: /help#slug' }),
    type: Topic.openapi({ description: 'The same as topic' }),
    topic: Topic,
    active: z.literal(true),
    link: z
      .object({ href: z.string(), title: z.string() })
      .nullable()
      .openapi({ description: 'Where one does it, a path of the storefront' }),
    translation: Translation.extend({
      question: z.string(),
      answer: z.string(),
    }),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .openapi('Faq');

export const FaqListQuery = CommonQuery.extend(PagingQuery.shape).extend({
  search: z.string().trim().max(SEARCH_MAX_LENGTH).optional().openapi({
    description: 'Forgiving, the likeliest first',
  }),
  topic: Topic.optional(),
  type: z.string().max(40).optional().openapi({
    description: 'As topic, from older clients; of any other type all',
  }),
});

const FaqWords = z.object({
  title: z.string().trim().min(1).max(TITLE_MAX),
  description: z.string().max(TEXT_MAX).optional(),
});

/** A question as the operator keeps it; of ours that have no row, our words. */
export const OperatorFaq = z
  .object({
    slug: z.string(),
    topic: z.string(),
    position: z.number().int(),
    active: z.boolean(),
    own: z.boolean().openapi({
      description: 'The words are those of the operator, not ours',
    }),
    translations: z.record(z.string(), FaqWords),
    updated_at: z.string(),
  })
  .openapi('OperatorFaq');

/** Makes or changes a question: what is not given stays; null takes a language away. */
export const FaqBody = z
  .object({
    topic: Topic.optional(),
    position: z.number().int().min(0).max(POSITION_MAX).optional(),
    active: z.boolean().optional(),
    translations: byLanguage(FaqWords).optional(),
  })
  .openapi('FaqBody');

export const FaqParams = z.object({ slug: z.string().regex(FAQ_SLUG) });

export type FaqDto = z.infer<typeof Faq>;
export type OperatorFaqDto = z.infer<typeof OperatorFaq>;
export type FaqChange = z.output<typeof FaqBody>;
