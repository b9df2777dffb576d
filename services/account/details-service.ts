import type { UserDto } from '@/server/contracts/account/user';
import { api } from '@/services/http/client';

/** What somebody who signed in by phone or a provider adds later: names, and an e-mail that a code proves. */
export const detailsService = {
  saveNames: (names: { firstname: string; lastname: string }) =>
    api.put<UserDto>('/dashboard/user/profile/update', names),
  sendEmailCode: (email: string) =>
    api.post<unknown>('/dashboard/user/profile/contact', { email }),
  confirmEmail: (email: string, verifyCode: string) =>
    api.post<UserDto>('/dashboard/user/profile/contact/confirm', {
      email,
      verifyCode,
    }),
};
