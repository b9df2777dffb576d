import { z } from '@hono/zod-openapi';
import { ADDRESS_MAX_LENGTH } from '@/utils/constants/limits';
import { Email } from '../account/fields';
import { LocationInput } from '../common';

/** Who wants to hear when a place is delivered to. */
export const SubscriptionBody = z.object({
  email: Email,
  address: z.string().trim().max(ADDRESS_MAX_LENGTH).nullish(),
  location: LocationInput.nullish(),
});

export type SubscriptionInput = z.output<typeof SubscriptionBody>;
export type SubscriptionBodyDto = z.input<typeof SubscriptionBody>;
