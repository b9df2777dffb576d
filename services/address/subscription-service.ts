import type { SubscriptionBodyDto } from '@/server/contracts/address/subscription';
import { api } from '@/services/http/client';

/** E-mails left for the day when a place is delivered to (api-contract.md §2). */
export const subscriptionService = {
  subscribe: (body: SubscriptionBodyDto) =>
    api.post<'success'>('/rest/subscriptions', body),
};
