import { z } from '@hono/zod-openapi';
import { Translation } from './common';

/** A page of text: `translation.description` is sanitised HTML whose second-level headings carry the sections' ids. */
export const TextPage = z
  .object({
    id: z.number().int().openapi({
      description: 'Of the text of the operator; 0 for the text we bring',
    }),
    translation: Translation,
    sections: z.array(z.object({ id: z.string(), title: z.string() })),
    updated_at: z.string(),
  })
  .openapi('TextPage');

export type TextPageDto = z.infer<typeof TextPage>;
