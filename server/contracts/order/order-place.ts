import { z } from '@hono/zod-openapi';
import { eachDoorText } from '@/utils/address/door';
import { Location } from '../common';

/** Where an order goes and what its courier needs at the door, as it was when it was placed. */
export const OrderAddress = z.object({
  address: z.string(),
  ...eachDoorText(() => z.string().nullish()),
  leave_at_door: z.boolean().optional(),
});

/** Somebody else who receives an order; the courier calls them, not who ordered. */
export const OrderRecipient = z
  .object({ name: z.string(), phone: z.string() })
  .openapi('OrderRecipient');

/** The branch that a pickup is fetched from, as it was when ordered. */
export const OrderBranch = z
  .object({
    id: z.number().int(),
    title: z.string(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    location: Location,
  })
  .openapi('OrderBranch');
