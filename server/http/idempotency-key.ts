import type { Context } from 'hono';
import { badFields } from '../errors';
import type { AppEnv } from './app-env';

const KEY_MAX_LENGTH = 200;

/** The Idempotency-Key of a request, or null; one that is too long is bad_request. */
export function readIdempotencyKey(c: Context<AppEnv>): string | null {
  const key = c.req.header('Idempotency-Key')?.trim() ?? '';
  if (key.length > KEY_MAX_LENGTH)
    throw badFields({ 'Idempotency-Key': ['validation.too_long'] });
  return key || null;
}
