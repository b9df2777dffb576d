import type { UserDto } from '@/server/contracts/account/user';
import { api } from '@/services/http/client';

/** The signed-in customer (spec.md §7 "User"). */
export const userService = {
  profile: () => api.get<UserDto>('/dashboard/user/profile/show'),
  /** The same with the wallet's balance in that currency. */
  account: (currencyId: number) =>
    api.get<UserDto>('/dashboard/user/profile/show', {
      currency_id: currencyId,
    }),
};
