import { importPKCS8, SignJWT } from 'jose';
import type { ChatTokens } from '@/server/context';
import type { ServerEnv } from '@/server/env';
import {
  readServiceAccount,
  type ServiceAccount,
} from '@/server/environment/env-firebase';

/** Whom custom tokens of Firebase are for, by its documentation. */
const AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** It is used at once; the session that begins with it lives on by itself. */
const LIFE_SECONDS = 300;

/** Signs a custom token of Firebase as its service account (RS256). */
export async function signCustomToken(
  account: ServiceAccount,
  { claims, now, uid }: Parameters<ChatTokens['mint']>[0],
): Promise<string> {
  const key = await importPKCS8(account.private_key, 'RS256');
  const seconds = Math.floor(+now / 1_000);
  return new SignJWT({ uid, claims })
    .setProtectedHeader({
      alg: 'RS256',
      typ: 'JWT',
      ...(account.private_key_id && { kid: account.private_key_id }),
    })
    .setIssuer(account.client_email)
    .setSubject(account.client_email)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFE_SECONDS)
    .sign(key);
}

type ChatEnv = Pick<
  ServerEnv,
  | 'CHAT_TRANSPORT'
  | 'FIREBASE_API_KEY'
  | 'FIREBASE_APP_ID'
  | 'FIREBASE_AUTH_DOMAIN'
  | 'FIREBASE_AUTH_EMULATOR_HOST'
  | 'FIREBASE_PROJECT_ID'
  | 'FIREBASE_SERVICE_ACCOUNT'
  | 'FIRESTORE_EMULATOR_HOST'
>;

/** Who lets people into Firestore; null where chat goes by our own server. */
export function customTokens(env: ChatEnv): ChatTokens | null {
  const account = readServiceAccount(env);
  const { FIREBASE_PROJECT_ID: projectId } = env;
  if (env.CHAT_TRANSPORT !== 'firestore' || !account || !projectId) return null;
  const { FIREBASE_AUTH_EMULATOR_HOST: auth } = env;
  const { FIRESTORE_EMULATOR_HOST: firestore } = env;
  return {
    config: {
      apiKey: env.FIREBASE_API_KEY ?? '',
      appId: env.FIREBASE_APP_ID ?? '',
      authDomain: env.FIREBASE_AUTH_DOMAIN ?? '',
      projectId,
      emulator: auth && firestore ? { auth, firestore } : null,
    },
    mint: (asked) => signCustomToken(account, asked),
  };
}
