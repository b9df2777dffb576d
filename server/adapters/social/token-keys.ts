import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';

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
export class NoKeysError extends Error {}

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
export function tokenKeys(url: string): JWTVerifyGetKey {
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
