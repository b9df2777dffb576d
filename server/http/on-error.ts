import { spokenIn } from '@/utils/i18n/site-languages';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '../contracts/error-codes';
import { isDatabaseAway, isDatabaseFull } from '@/server/bounds/database-away';
import { DomainError, refusalIn } from '../errors';
import { logger } from '../logger';
import { runtimeSlot } from '../runtime';
import type { AppEnv } from './app-env';
import { errorBody } from './envelope';
import { loggedPath } from './logged-path';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_requests',
};

/** When to ask again while the database is away. */
const AWAY_SECONDS = 5;
const AWAY_LOG_MS = 5_000;

function asDomainError(error: unknown): DomainError {
  const refusal = refusalIn(error);
  if (refusal) return refusal;
  if (error instanceof HTTPException)
    return new DomainError(BY_STATUS[error.status] ?? 'bad_request');
  if (isDatabaseAway(error))
    return new DomainError('unavailable', {
      retryAfterSeconds: AWAY_SECONDS,
      cause: error,
    });
  return new DomainError('internal', { cause: error });
}

/** Once in a while, not for every request: while the database is away all of them fail. */
function logAway(requestId: string, isFull: boolean): void {
  const last = runtimeSlot('database-away-logged', () => ({ at: -Infinity }));
  if (performance.now() - last.at < AWAY_LOG_MS) return;
  last.at = performance.now();
  const why = isFull
    ? 'the disk of the database is full'
    : 'the database is away';
  logger().error({ requestId }, `${why}: answering 503`);
}

/** Turns every thrown thing into the error envelope; unknown ones are logged and answered blandly. */
export function onError(thrown: Error, c: Context<AppEnv>): Response {
  const error = asDomainError(thrown);
  if (error.code === 'internal')
    logger().error(
      {
        err: thrown,
        requestId: c.get('requestId'),
        path: loggedPath(c.req.path),
      },
      'request failed',
    );
  if (error.code === 'unavailable' && isDatabaseAway(error.options.cause))
    logAway(c.get('requestId'), isDatabaseFull(error.options.cause));
  if (error.options.retryAfterSeconds)
    c.header('Retry-After', String(error.options.retryAfterSeconds));
  return c.json(
    errorBody(error, spokenIn(c.req.query('lang'))),
    error.status as ContentfulStatusCode,
  );
}

export function onNotFound(c: Context<AppEnv>): Response {
  return c.json(
    errorBody(new DomainError('not_found'), spokenIn(c.req.query('lang'))),
    404,
  );
}
