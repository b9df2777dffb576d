import { randomUUID } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { spokenIn } from '@/utils/i18n/site-languages';
import { UPLOAD_BYTES_MAX } from '@/utils/constants/after-sale';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import type { ProcessParts } from './context';
import { connectServices, sandboxOf } from './compose';
import type { Db } from './db/client';
import type { ServerEnv } from './env';
import { devOutboxRoutes } from './routes/rest/dev-outbox';
import { DomainError } from './errors';
import { forCaller } from './bounds/fair-queue';
import type { AppEnv } from './http/app-env';
import { authenticate, isOperator } from './http/auth';
import { boundedBody, closeUnread } from './http/bounded-body';
import { clientAddress, userAgent } from './http/client-address';
import { crossOrigin } from './http/cross-origin';
import { loggedPath } from './http/logged-path';
import { onError, onNotFound } from './http/on-error';
import type { OverloadGate } from './http/overload-gate';
import { shedBodies, shedLoad } from './http/shed-load';
import { requestCaller } from './http/request-caller';
import { siteAddress } from './http/site-address';
import { logger } from './logger';
import { openApiDocument } from './routes/openapi';
import {
  HOUSE_PICTURES,
  isMenuPath,
  TYPEFACES,
} from '@/server/routes/dashboard/admin/menus';
import { isRoomPicturePath } from './routes/dashboard/admin/chat/chat-stream';
import { GALLERIES } from './routes/dashboard/galleries';
import { STREETS } from './routes/dashboard/admin/streets';
import { mountRoutes, mountRawRoutes } from './routes/mount';
import { runtime } from './runtime';

const BODY_LIMIT_BYTES = 1_000_000;
/** A menu of 10,000 products in some languages. */
const MENU_LIMIT_BYTES = 32_000_000;
/** The streets of a city: a file of 50 MB, and what stands around it. */
const CITY_LIMIT_BYTES = 50_000_000 + 1_000;
/** A picture, and what multipart puts around it. */
const UPLOAD_LIMIT_BYTES = UPLOAD_BYTES_MAX + 20_000;

/**
 * How much a call may bring, decided before it is read: a picture only of somebody who is signed in, a menu or a city
 * only of the operator. Throws not_signed_in for a picture of anybody else.
 */
async function bodyLimit(c: Context<AppEnv>): Promise<number> {
  const { method, path } = c.req;
  if (method === 'POST' && path === `/api/v1${GALLERIES}`) {
    await authenticate(c, c.get('ctx'));
    return UPLOAD_LIMIT_BYTES;
  }
  const isHousePicture =
    path === `/api/v1${HOUSE_PICTURES}` ||
    path === `/api/v1${TYPEFACES}` ||
    isRoomPicturePath(path);
  const isCity = path === `/api/v1${STREETS}`;
  const isLarge = isMenuPath(path) || isHousePicture || isCity;
  if (!isLarge || !isOperator(c, c.get('env'))) return BODY_LIMIT_BYTES;
  if (isCity) return CITY_LIMIT_BYTES;
  return isHousePicture ? UPLOAD_LIMIT_BYTES : MENU_LIMIT_BYTES;
}

export interface AppDeps {
  readonly env: ServerEnv;
  /** The open and migrated database; a promise so that the first request waits for it. */
  readonly db: () => Promise<Db>;
  /** Tests give a fixed clock. */
  readonly now?: () => Date;
  /** Tests put faults between the provider of card payments and us. */
  readonly gateway?: ProcessParts['gateway'];
  /** Tests give a gate of their own; else the process's. */
  readonly gate?: () => OverloadGate;
}

/**
 * Nothing between us and a browser keeps an answer of the API, nor does the browser: bearer, cookies of carts and the
 * moment decide what it says. A route whose answer is everybody's says so by a Cache-Control of its own.
 */
const privateAnswers: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control'))
    c.res.headers.set('Cache-Control', 'private, no-store');
};

/** The whole /api/v1 as one application with a fetch; no state of its own, everything comes in by deps. */
export function createApp(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { env } = deps;
  const services = connectServices(env, deps);
  const now = deps.now ?? (() => new Date());
  const app = new OpenAPIHono<AppEnv>();
  const origins = env.CORS_ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);

  app.onError(onError);
  app.notFound(onNotFound);
  app.use('/api/v1/*', privateAnswers);
  app.use(async (c, next) => {
    const requestId =
      c.req.header('x-request-id')?.slice(0, 64) || randomUUID();
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    c.header('X-Content-Type-Options', 'nosniff');
    if (runtime().draining) {
      c.header('Connection', 'close');
      throw new DomainError('unavailable', { retryAfterSeconds: 2 });
    }
    runtime().inFlight += 1;
    const startedAt = performance.now();
    try {
      await next();
    } finally {
      runtime().inFlight -= 1;
      logger().debug(
        {
          requestId,
          method: c.req.method,
          path: loggedPath(c.req.path),
          status: c.res.status,
          ms: Math.round(performance.now() - startedAt),
        },
        'request',
      );
    }
  });
  app.use(closeUnread);
  app.use(crossOrigin(origins, env.SITE_URL));
  app.use(shedBodies(env, deps.gate));
  app.use(async (c, next) => {
    const lang = c.req.query('lang');
    const address = clientAddress(c, env.TRUST_PROXY);
    c.set('env', env);
    c.set('ctx', {
      db: await deps.db(),
      user: null,
      lang: spokenIn(lang),
      currency: DEFAULT_CURRENCY,
      now: now(),
      log: logger(),
      requestId: c.get('requestId'),
      clientAddress: address,
      userAgent: userAgent(c),
      ...services,
      siteUrl: c.env.inProcess?.siteUrl ?? siteAddress(env, c.env.incoming),
    });
    await forCaller(requestCaller(c.req.url, address), next);
  });
  app.use(boundedBody(bodyLimit));
  app.use((c, next) => {
    // A body may have taken minutes.
    c.set('ctx', { ...c.get('ctx'), now: now() });
    return next();
  });
  app.use(shedLoad(env, deps.gate));

  const api = new OpenAPIHono<AppEnv>();
  mountRoutes(api);
  if (env.demoMode) devOutboxRoutes(api);
  sandboxOf(env, deps)?.mount({ api, app });
  api.get('/openapi.json', (c) => c.json(openApiDocument(api)));
  app.route('/api/v1', api);
  mountRawRoutes(app);
  return app;
}
