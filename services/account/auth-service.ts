import type { CodeSentDto } from '@/server/contracts/account/auth';
import type { SessionDto } from '@/server/contracts/account/user';
import { api } from '@/services/http/client';
import { asContact } from '@/utils/account/contact';

interface NewPassword {
  /** What the right code earned; empty: the browser has it in a cookie that no script reads. */
  readonly verify_token?: string;
  readonly password: string;
}

interface RepeatedPassword extends NewPassword {
  readonly password_confirmation: string;
}

export interface RegistrationDetails extends NewPassword {
  readonly firstname: string;
  readonly lastname: string;
  /** Who invited them; empty: nobody. */
  readonly referral: string;
}

interface VerifyToken {
  readonly verify_token: string;
}

/**
 * Sign-in, registration and a new password (api-contract.md §2 "Auth"). A `contact` is an e-mail address or a phone
 * number as it is stored (utils/account/contact.ts).
 */
export const authService = {
  login: (contact: string, password: string) =>
    api.post<SessionDto>('/auth/login', { ...asContact(contact), password }),
  register: (contact: string) =>
    api.post<CodeSentDto>('/auth/register', asContact(contact)),
  resendCode: (contact: string) =>
    api.post<CodeSentDto>('/auth/resend-verify', asContact(contact)),
  verifyCode: (contact: string, verifyCode: string) =>
    api.post<VerifyToken>('/auth/verify/code', {
      ...asContact(contact),
      verifyCode,
    }),
  afterVerify: (contact: string, details: RegistrationDetails) =>
    api.post<SessionDto>('/auth/after-verify', {
      ...details,
      ...asContact(contact),
      password_confirmation: details.password,
    }),
  /** The browser forgets what a right code has earned. */
  endProof: () => api.delete<unknown>('/auth/proof'),
  /** Answers the same whether or not there is such an account. */
  forgotPassword(contact: string) {
    const named = asContact(contact);
    const path =
      'phone' in named
        ? '/auth/forgot/password'
        : '/auth/forgot/email-password';
    return api.post<CodeSentDto>(path, named);
  },
  confirmForgotten: (contact: string, verifyCode: string) =>
    api.post<VerifyToken>('/auth/forgot/password/confirm', {
      ...asContact(contact),
      verifyCode,
    }),
  /** Ends every other session of the account. */
  resetPassword: (contact: string, chosen: RepeatedPassword) =>
    api.post<SessionDto>('/auth/password/reset', {
      ...chosen,
      ...asContact(contact),
    }),
  logout: () => api.post<unknown>('/auth/logout'),
};
