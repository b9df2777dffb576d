import { z } from '@hono/zod-openapi';

/** A shop that is asked whether it hears, by one of its ways. */
export const Ring = z
  .object({
    shop: z.string(),
    answered: z.boolean(),
  })
  .openapi('KitchenRing');

export type RingDto = z.infer<typeof Ring>;
