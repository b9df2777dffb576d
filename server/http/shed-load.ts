import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { COOKIES } from '@/utils/constants/cookies';
import type { ServerEnv } from '../env';
import { DomainError } from '../errors';
import type { AppEnv } from './app-env';
import { bearerToken } from './auth';
import { bringsBody } from './bounded-body';
import { loadClassOfCall } from './load-class';
import {
  type GateBounds,
  type OverloadGate,
  overloadGate,
  RETRY_AFTER_SECONDS,
} from './overload-gate';

/** The bounds as the environment has them. */
export function gateBounds(env: ServerEnv): GateBounds {
  return { maxInFlight: env.MAX_IN_FLIGHT, maxWaitMs: env.MAX_WAIT_MS };
}

type GateOf = () => OverloadGate;

const processGate =
  (env: ServerEnv): GateOf =>
  () =>
    overloadGate(() => gateBounds(env));

function classOf(c: Context<AppEnv>) {
  const token = bearerToken(c) ?? getCookie(c, COOKIES.token);
  return loadClassOfCall(c.req.path, token);
}

const overloaded = (): DomainError =>
  new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });

function isLetIn(c: Context<AppEnv>, gate: OverloadGate): (() => void) | null {
  const loadClass = classOf(c);
  const uncounted = (): void => undefined;
  if (loadClass === 'always') return uncounted;
  // Pictures have a queue of their own (docs/adr/0017): a page brings sixty at once.
  if (loadClass === 'file') return gate.isOpen('other') ? uncounted : null;
  return gate.enter(loadClass);
}

/**
 * Refuses a call before its body is read, where it would be refused after it. Who is let on is not counted yet: a body
 * that comes slowly takes nobody's place.
 */
export function shedBodies(
  env: ServerEnv,
  gate: GateOf = processGate(env),
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.env.inProcess || !bringsBody(c)) return next();
    const loadClass = classOf(c);
    const isCounted = loadClass !== 'always' && loadClass !== 'file';
    if (isCounted && !gate().isOpen(loadClass, 1)) throw overloaded();
    return next();
  };
}

/**
 * Refuses a call at once with unavailable (503, Retry-After) when there is too much to do (docs/adr/0020). Calls that a
 * page makes in process are part of the page, which was let in already. A stream counts until it is open.
 */
export function shedLoad(
  env: ServerEnv,
  gate: GateOf = processGate(env),
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.env.inProcess) return next();
    const leave = isLetIn(c, gate());
    if (!leave) throw overloaded();
    try {
      await next();
    } finally {
      leave();
    }
  };
}
