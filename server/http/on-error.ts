import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '../contracts/error-codes';
import { DomainError } from '../errors';
import { logger } from '../logger';
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

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  // A domain error thrown in another bundle's copy of the class.
  if (error instanceof Error && error.name === 'DomainError' && 'code' in error)
    return new DomainError(
      error.code as ErrorCode,
      (error as DomainError).options,
    );
  if (error instanceof HTTPException)
    return new DomainError(BY_STATUS[error.status] ?? 'bad_request');
  return new DomainError('internal', { cause: error });
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
  if (error.options.retryAfterSeconds)
    c.header('Retry-After', String(error.options.retryAfterSeconds));
  return c.json(
    errorBody(error, c.req.query('lang') ?? 'en'),
    error.status as ContentfulStatusCode,
  );
}

export function onNotFound(c: Context<AppEnv>): Response {
  return c.json(
    errorBody(new DomainError('not_found'), c.req.query('lang') ?? 'en'),
    404,
  );
}
