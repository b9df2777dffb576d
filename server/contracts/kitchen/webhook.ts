import { z } from '@hono/zod-openapi';
import { DELIVERY_TYPES } from '@/utils/constants/kinds';
import { KITCHEN_EVENTS } from '@/utils/constants/kitchen-events';
import { eachOrderText } from '@/utils/order/order-texts';
import { Amount, Quantity } from '../common';

const Part = z.object({
  quantity: Quantity,
  unit: z.string().openapi({ example: 'piece' }),
  title: z.string(),
  options: z.array(z.string()),
});

/** The body of a call to a shop's webhook, in the way's language. */
export const WebhookBody = z.object({
  id: z.string().openapi({
    description: 'The same for every try and every reminder of one event',
  }),
  event: z.enum([...KITCHEN_EVENTS, 'ring']),
  sent_at: z.string(),
  order: z
    .object({
      number: z.number().int(),
      number_of_day: z.number().int().nullable(),
      wanted_by: z.string().nullable(),
      type: z.enum(DELIVERY_TYPES),
      lines: z.array(
        Part.extend({
          addons: z.array(Part),
          note: z.string().nullable(),
        }),
      ),
      ...eachOrderText(() => z.string().nullable()),
      payment: z.object({
        kind: z.enum(['cash', 'paid', 'none']).openapi({
          description: 'none: it is cancelled, what was paid goes back',
        }),
        collect: z
          .object({ amount: Amount, currency: z.string() })
          .nullable()
          .openapi({ description: 'What is still to be paid in cash' }),
      }),
      first_name: z.string().nullable(),
    })
    .nullable()
    .openapi({ description: 'Null: a ring, which is answered by its 2xx' }),
  ticket_url: z.string().nullable(),
});

export type WebhookBodyDto = z.infer<typeof WebhookBody>;
