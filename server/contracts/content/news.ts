import { z } from '@hono/zod-openapi';
import { Lang, Slug } from '@/server/contracts/common';
import { LOCALE_CODES } from '@/utils/i18n/locales';

const Words = z.object({
  title: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(300),
});

/** POST /dashboard/admin/news: goes into the inboxes of whoever wants news, once per key. */
export const NewNews = z.object({
  key: Slug,
  translations: z
    .partialRecord(Lang, Words)
    .refine((words) => words.en !== undefined, {
      message: 'validation.required',
    })
    .openapi({ description: 'English must be there; others fall back to it' }),
  href: z
    .string()
    .max(300)
    .regex(/^\/(?![/\\])\S*$/)
    .optional()
    .openapi({ description: 'A path of this site', example: '/blog/plov-day' }),
  langs: z.array(Lang).max(LOCALE_CODES.length).optional().openapi({
    description: 'Only to those whose last order was in one of these',
  }),
});

export const OperatorNews = z
  .object({
    key: z.string(),
    translations: z.record(z.string(), Words),
    href: z.string().nullable(),
    langs: z.array(z.string()).nullable(),
    sent: z.number().int().openapi({ description: 'Inboxes it is in' }),
    finished_at: z.string().nullable(),
    created_at: z.string(),
  })
  .openapi('OperatorNews');

export interface NewNewsInput {
  readonly key: string;
  readonly translations: Readonly<
    Record<string, { readonly title: string; readonly text: string }>
  >;
  readonly href?: string | undefined;
  readonly langs?: readonly string[] | undefined;
}
export type OperatorNewsDto = z.infer<typeof OperatorNews>;
