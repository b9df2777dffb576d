import type { PushSetupDto } from '@/server/contracts/account/push';
import { api } from '@/services/http/client';

const PUSH = '/dashboard/user/push';

/** The devices that a customer is told of news on (spec.md §7 "User", firebase token). */
export const pushService = {
  setup: () => api.get<PushSetupDto>(PUSH),
  register: (subscription: PushSubscriptionJSON) =>
    api.post<unknown>(PUSH, subscription),
  registerToken: (token: string) =>
    api.post<unknown>('/dashboard/user/profile/firebase/token/update', {
      firebase_token: token,
    }),
  /** A device by its address or token; omitted: what this session registered. */
  forget: (endpoint?: string) =>
    api.delete<unknown>(PUSH, { data: endpoint ? { endpoint } : {} }),
};
