import { z } from '@hono/zod-openapi';

/** Brands and advertised banners: this house has none, so that a list of them is empty. */
export const Nothing = z.never().openapi({ type: 'object' });

/** What the site says of itself to who sees it first; `data` holds the texts by language code. */
export const LandingPage = z
  .object({
    id: z.number().int(),
    type: z.literal('welcome'),
    title: z.string(),
    description: z.string(),
    img: z.string().nullable(),
    data: z.record(
      z.string(),
      z.object({ title: z.string(), description: z.string() }),
    ),
  })
  .openapi('LandingPage');
