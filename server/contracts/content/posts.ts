import { z } from '@hono/zod-openapi';
import {
  CommonQuery,
  PagingQuery,
  Translation,
} from '@/server/contracts/common';

export const BlogListQuery = CommonQuery.extend(PagingQuery.shape).extend({
  type: z.string().max(20).optional().openapi({
    description: '`blog`; of any other type there are no posts',
  }),
});

/** The language of a field, when it is not there in the asked one. */
const FieldLocale = z.string().nullable();

/** A post of the blog in a list; `translation.description`, its text, comes with the post itself. */
export const Blog = z
  .object({
    id: z.number().int(),
    uuid: z.string(),
    slug: z.string(),
    type: z.literal('blog'),
    img: z.string().nullable(),
    tags: z.array(z.string()),
    active: z.literal(true),
    published_at: z.string(),
    updated_at: z.string(),
    read_minutes: z.number().int().min(1),
    languages: z.array(z.string()).openapi({
      description: 'The languages it is written in',
    }),
    translation: Translation.extend({
      short_desc: z.string(),
      locales: z
        .object({
          title: FieldLocale,
          short_desc: FieldLocale,
          description: FieldLocale,
        })
        .openapi({ description: 'The language that each field is in' }),
    }),
  })
  .openapi('Blog');

/** A post with its text as sanitised HTML, and others to read after it. */
export const BlogDetail = Blog.extend({
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
  related: z.array(Blog),
}).openapi('BlogDetail');

/** A post's slug, uuid or id. */
export const BlogParams = z.object({ uuid: z.string().min(1).max(100) });

export type BlogDto = z.infer<typeof Blog>;
export type BlogDetailDto = z.infer<typeof BlogDetail>;
