import type { SessionDto } from '@/server/contracts/user';
import { api } from '@/services/http/client';

export interface RegistrationDetails {
  readonly verify_token: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/** Sign-in and registration by e-mail (api-contract.md §2 "Auth"). */
export const authService = {
  login: (email: string, password: string) =>
    api.post<SessionDto>('/auth/login', { email, password }),
  register: (email: string) => api.post<unknown>('/auth/register', { email }),
  resendCode: (email: string) =>
    api.post<unknown>('/auth/resend-verify', { email }),
  verifyCode: (email: string, verifyCode: string) =>
    api.post<{ verify_token: string }>('/auth/verify/code', {
      email,
      verifyCode,
    }),
  afterVerify: (details: RegistrationDetails) =>
    api.post<SessionDto>('/auth/after-verify', details),
  logout: () => api.post<unknown>('/auth/logout'),
};
