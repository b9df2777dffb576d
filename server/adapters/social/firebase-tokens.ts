import { errors, jwtVerify, type JWTPayload, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import type {
  SocialPerson,
  SocialProvider,
  SocialVerifier,
} from '@/server/domain/account/social/social-verifier';
import { isPublicSite, type ServerEnv } from '@/server/env';
import { SOCIAL_PROVIDERS } from '@/utils/constants/kinds';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@/utils/constants/limits';
import { tokenKeys } from './token-keys';

/** The keys that Firebase signs ID tokens with. */
const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** How far Google's clock may be from ours. */
const TOLERANCE_SECONDS = 60;

/** What Firebase calls each provider. */
const PROVIDER_IDS: Readonly<Record<SocialProvider, string>> = {
  google: 'google.com',
  facebook: 'facebook.com',
  apple: 'apple.com',
};

const claims = z.object({
  sub: z.string().min(1).max(128),
  iat: z.number(),
  auth_time: z.number(),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(EMAIL_MAX_LENGTH)
    .pipe(z.email())
    .nullish()
    .catch(null),
  email_verified: z.boolean().optional().catch(false),
  name: z.string().optional().catch(''),
  firebase: z.object({ sign_in_provider: z.string() }),
});

/** "Ada King Lovelace": the first word, and the rest. */
function namesOf(name: string): Pick<SocialPerson, 'firstname' | 'lastname'> {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const cut = (word: string): string =>
    Array.from(word).slice(0, NAME_MAX_LENGTH).join('');
  return { firstname: cut(first), lastname: cut(rest.join(' ')) };
}

function personOf(
  provider: SocialProvider,
  payload: JWTPayload,
  now: Date,
): SocialPerson | null {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return null;
  const { auth_time, email, email_verified, firebase, iat, name, sub } =
    parsed.data;
  const latest = now.getTime() / 1000 + TOLERANCE_SECONDS;
  if (iat > latest || auth_time > latest) return null;
  if (firebase.sign_in_provider !== PROVIDER_IDS[provider]) return null;
  return {
    provider,
    subject: sub,
    email: email ?? null,
    isEmailVerified: !!email && email_verified === true,
    ...namesOf(name ?? ''),
  };
}

type SocialEnv = Pick<
  ServerEnv,
  | 'FIREBASE_KEYS_URL'
  | 'FIREBASE_PROJECT_ID'
  | 'NODE_ENV'
  | 'SITE_URL'
  | 'SOCIAL_PROVIDERS'
> & { readonly FIREBASE_AUTH_EMULATOR_HOST?: string };

/**
 * Checks Firebase's ID tokens as its documentation asks: RS256 by Google's keys, issuer and audience of our project,
 * expiry, and that the person signed in at this very provider. Unsigned tokens are taken only from the emulator, which
 * a public site cannot name (readServerEnv). Null without a project: nobody signs in this way.
 */
export function firebaseTokens(env: SocialEnv): SocialVerifier | null {
  const { FIREBASE_PROJECT_ID: project, SOCIAL_PROVIDERS: providers } = env;
  if (!project || providers.length === 0) return null;
  const isEmulated = !!env.FIREBASE_AUTH_EMULATOR_HOST && !isPublicSite(env);
  const keys = tokenKeys(env.FIREBASE_KEYS_URL ?? GOOGLE_KEYS);
  const rules = {
    issuer: `https://securetoken.google.com/${project}`,
    audience: project,
    clockTolerance: TOLERANCE_SECONDS,
  };
  async function payloadOf(idToken: string, now: Date): Promise<JWTPayload> {
    if (isEmulated)
      return UnsecuredJWT.decode(idToken, { ...rules, currentDate: now })
        .payload;
    const { payload } = await jwtVerify(idToken, keys, {
      ...rules,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
      currentDate: now,
    });
    return payload;
  }
  return {
    providers: SOCIAL_PROVIDERS.filter((one) => providers.includes(one)),
    async verify(provider, idToken, now) {
      if (!providers.includes(provider)) return null;
      try {
        const payload = await payloadOf(idToken, now);
        if (payload.exp === undefined) return null;
        return personOf(provider, payload, now);
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
