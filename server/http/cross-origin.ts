import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { DomainError } from '../errors';
import type { AppEnv } from './app-env';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
const HEADERS = ['Authorization', 'Content-Type', 'Idempotency-Key'];
/** A browser asks again after this long; Chromium takes two hours at most. */
const MAX_AGE_SECONDS = 7_200;

/** Whether an Origin is this site's own page. */
export function isOwnOrigin(
  c: Context,
  origin: string,
  siteUrl: string | undefined,
): boolean {
  if (siteUrl && origin === new URL(siteUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host');
}

/**
 * Which other sites' pages may call (api-contract.md §1 CORS, §4): those of `origins` and our own. OPTIONS is answered
 * here whatever the list says: 204, or 403 for a page from elsewhere.
 */
export function crossOrigin(
  origins: readonly string[],
  siteUrl: string | undefined,
): MiddlewareHandler<AppEnv> {
  const share = cors({
    origin: [...origins],
    allowMethods: METHODS,
    allowHeaders: HEADERS,
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: MAX_AGE_SECONDS,
  });
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (origin && origins.includes(origin)) return share(c, next);
    if (origins.length) c.header('Vary', 'Origin', { append: true });
    if (c.req.method !== 'OPTIONS') return next();
    if (origin && !isOwnOrigin(c, origin, siteUrl))
      throw new DomainError('forbidden');
    return c.body(null, 204, {
      Allow: ['OPTIONS', ...METHODS].join(', '),
      'Access-Control-Max-Age': String(MAX_AGE_SECONDS),
    });
  };
}
