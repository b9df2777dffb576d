import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyGetKey,
  UnsecuredJWT,
} from 'jose';
import { z } from 'zod';
import type {
  SocialPerson,
  SocialProvider,
  SocialVerifier,
} from '@/server/domain/account/social/social-verifier';
import { isPublicSite, type ServerEnv } from '@/server/env';
import { SOCIAL_PROVIDERS } from '@/utils/constants/kinds';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@/utils/constants/limits';

const TIMEOUT_MS = 4_000;
const ANSWER_BYTES_MAX = 100_000;
const KEYS_MAX = 20;
/** A key nobody knows is asked for this often at most, whatever tokens come. */
const ASK_AGAIN_MS = 60_000;
/** How soon a server that failed is asked again. */
const FAILED_AGAIN_MS = 5_000;
const FRESH_MS_MAX = 24 * 60 * 60_000;
const FRESH_MS_DEFAULT = 5 * 60_000;
/** When the server of the keys does not answer, the last ones stay good so much longer. */
const STALE_MS_MAX = 60 * 60_000;

const keySet = z.object({
  keys: z
    .array(z.looseObject({ kty: z.literal('RSA'), kid: z.string() }))
    .min(1)
    .max(KEYS_MAX),
});

interface KnownKeys {
  readonly set: ReturnType<typeof createLocalJWKSet>;
  readonly freshUntil: number;
}

/** Thrown when no key could be had; the token may be good all the same. */
class NoKeysError extends Error {}

function freshMs(cacheControl: string | null): number {
  const seconds = /max-age=(\d+)/.exec(cacheControl ?? '')?.[1];
  if (seconds === undefined) return FRESH_MS_DEFAULT;
  return Math.min(FRESH_MS_MAX, Number(seconds) * 1000);
}

async function load(url: string): Promise<KnownKeys> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`the keys answered ${answer.status}`);
  const text = await answer.text();
  if (text.length > ANSWER_BYTES_MAX) throw new Error('the keys are too long');
  const keys = keySet.parse(JSON.parse(text)) as JSONWebKeySet;
  return {
    set: createLocalJWKSet(keys),
    freshUntil: Date.now() + freshMs(answer.headers.get('cache-control')),
  };
}

/**
 * The public keys at an address, kept as long as its Cache-Control says. A key that is not among them is looked for
 * anew, once a minute at most; parallel calls share one answer. Throws NoKeysError when there is none to check by.
 */
function tokenKeys(url: string): JWTVerifyGetKey {
  let known: KnownKeys | null = null;
  let askedAt = 0;
  let asking: Promise<void> | null = null;

  const mayAsk = (everyMs: number): boolean =>
    asking !== null || Date.now() - askedAt >= everyMs;

  function ask(): Promise<void> {
    if (asking) return asking;
    askedAt = Date.now();
    asking = load(url)
      .then((keys) => {
        known = keys;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  /** The keys to check by, renewed when they are old; tokens that come while their server is down do not all ask it. */
  async function current(): Promise<KnownKeys> {
    if (known && known.freshUntil > Date.now()) return known;
    let cause: unknown;
    if (mayAsk(FAILED_AGAIN_MS))
      await ask().catch((error: unknown) => {
        cause = error;
      });
    if (!known || known.freshUntil + STALE_MS_MAX < Date.now())
      throw new NoKeysError('no keys to check by', { cause });
    return known;
  }

  return async (header, token) => {
    const { set } = await current();
    try {
      return await set(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || !mayAsk(ASK_AGAIN_MS)) throw error;
      await ask().catch((cause: unknown) => {
        throw new NoKeysError('no keys to check by', { cause });
      });
      return (await current()).set(header, token);
    }
  };
}

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
