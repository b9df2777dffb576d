import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { readAnswer } from '@/server/adapters/notices/read-answer';
import { SendError } from '@/server/domain/notice/notice-sender';
import type { ServiceAccount } from '@/server/environment/env-firebase';

const GOOGLE_TOKENS = 'https://oauth2.googleapis.com/token';
const MESSAGING = 'https://www.googleapis.com/auth/firebase.messaging';
const TIMEOUT_MS = 8_000;
const SECOND_MS = 1_000;
/** Asked anew so long before the end, so that none ends on its way. */
const EARLY_MS = 60 * SECOND_MS;

const answered = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

interface Known {
  readonly token: string;
  readonly until: number;
}

interface TokenOptions {
  readonly url?: string;
  /** What the token is good for; FCM unless told. */
  readonly scope?: string;
  /** Begins the codes of its failures. */
  readonly name?: string;
}

async function ask(
  account: ServiceAccount,
  { name, scope, url }: Required<TokenOptions>,
): Promise<Known> {
  const key = await importPKCS8(account.private_key, 'RS256');
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', kid: account.private_key_id })
    .setIssuer(account.client_email)
    .setAudience(url)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const said = answered.safeParse(await readAnswer(answer));
  if (!answer.ok || !said.success)
    throw new SendError({
      code: `${name}_token_${answer.status}`,
      isFinal: false,
    });
  const { access_token: token, expires_in: seconds } = said.data;
  return { token, until: Date.now() + seconds * SECOND_MS - EARLY_MS };
}

export interface ServiceToken {
  /** A bearer that is good for a while; parallel calls share one answer. Throws SendError when none is given. */
  readonly get: () => Promise<string>;
  /** The token was refused: the next call asks for another. */
  readonly drop: (token: string) => void;
}

/** Google's bearer for a service account (RFC 7523), kept until it ends. */
export function serviceToken(
  account: ServiceAccount,
  { name = 'fcm', scope = MESSAGING, url }: TokenOptions = {},
): ServiceToken {
  const address = url ?? account.token_uri ?? GOOGLE_TOKENS;
  let known: Known | null = null;
  let asking: Promise<Known> | null = null;

  function asked(): Promise<Known> {
    asking ??= ask(account, { name, scope, url: address })
      .catch((error: unknown) => {
        if (error instanceof SendError) throw error;
        throw new SendError({
          code: `${name}_token_unreachable`,
          isFinal: false,
        });
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  return {
    async get() {
      if (!known || known.until <= Date.now()) known = await asked();
      return known.token;
    },
    drop(token) {
      if (known?.token === token) known = null;
    },
  };
}
