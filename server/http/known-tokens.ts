import { createHash } from 'node:crypto';
import { runtimeSlot } from '../runtime';

const KEPT_MS = 15 * 60_000;
const MOST = 5_000;

/** Hashes of tokens and when each was last found alive, oldest first. */
const known = (): Map<string, number> =>
  runtimeSlot('known-tokens', () => new Map<string, number>());

const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Remembers that the database knew this token a moment ago; at most 5,000, for a quarter of an hour. */
export function rememberToken(token: string): void {
  const tokens = known();
  const hash = hashOf(token);
  tokens.delete(hash);
  tokens.set(hash, Date.now());
  const [oldest] = tokens.keys();
  if (tokens.size > MOST && oldest !== undefined) tokens.delete(oldest);
}

/**
 * Whether the token was alive lately, without asking the database. Only for the class of a request when there is too
 * much to do: it opens nothing.
 */
export function isKnownToken(token: string | null | undefined): boolean {
  if (!token) return false;
  const seenAt = known().get(hashOf(token));
  return seenAt !== undefined && Math.abs(Date.now() - seenAt) < KEPT_MS;
}
