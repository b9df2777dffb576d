/** Where the cache keeps a customer's inbox; keys begin with the customer, so that another account never meets them. */
export const inboxKeys = {
  ofUser: (userId: number) => ['user', userId, 'inbox'] as const,
  counts: (userId: number) => [...inboxKeys.ofUser(userId), 'counts'] as const,
};
