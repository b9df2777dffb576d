import type { SocialConfig } from '@/utils/account/social';
import { serverEnv } from '@/server/env';

/** What pages with social sign-in are given; null: no provider is configured. */
export function socialConfig(): SocialConfig | null {
  const env = serverEnv();
  const { FIREBASE_PROJECT_ID: projectId, SOCIAL_PROVIDERS: providers } = env;
  if (!projectId || providers.length === 0) return null;
  return {
    providers,
    projectId,
    apiKey: env.FIREBASE_API_KEY ?? '',
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? '',
    appId: env.FIREBASE_APP_ID ?? '',
    emulator: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
  };
}
