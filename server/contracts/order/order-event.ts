import { z } from '@hono/zod-openapi';
import { OrderStatusWord } from './order-progress';

/** One server-sent event's data (api-contract.md §2 events). */
export const OrderEvent = z
  .object({
    id: z.number().int(),
    version: z.number().int(),
    status: OrderStatusWord.optional(),
    courier: z.object({ lat: z.number(), lng: z.number() }).optional(),
    gone: z
      .boolean()
      .optional()
      .openapi({ description: 'Of a cart: it is no more for whoever follows' }),
    at: z.string(),
  })
  .openapi('OrderEvent');

export type OrderEventDto = z.infer<typeof OrderEvent>;
