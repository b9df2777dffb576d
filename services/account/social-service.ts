import type { SessionDto } from '@/server/contracts/account/user';
import { api } from '@/services/http/client';
import type {
  SocialAuth,
  SocialConfig,
  SocialProvider,
} from '@/utils/account/social';

/** The sign-in of the configured service; its code comes now, not with the page. */
export async function loadSocialAuth(
  config: SocialConfig,
): Promise<SocialAuth> {
  const { firebaseAuth } = await import('@/services/firebase/firebase-auth');
  return firebaseAuth(config);
}

/** Sessions by Google, Facebook and Apple, and linking them to an account with a password (api-contract.md §2 "Auth"). */
export const socialService = {
  enter: (provider: SocialProvider, idToken: string, referral?: string) =>
    api.post<SessionDto>(`/auth/${provider}/callback`, {
      id_token: idToken,
      referral,
    }),
  linkByPassword: (linkToken: string, password: string) =>
    api.post<SessionDto>('/auth/link', { link_token: linkToken, password }),
  linkByCode: (linkToken: string, verifyCode: string) =>
    api.post<SessionDto>('/auth/link', { link_token: linkToken, verifyCode }),
  sendLinkCode: (linkToken: string) =>
    api.post<unknown>('/auth/link/code', { link_token: linkToken }),
};
