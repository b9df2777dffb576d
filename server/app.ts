import { randomUUID } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import { isLocale } from '@/utils/i18n/locales';
import { DEFAULT_CURRENCY } from '@/utils/constants/defaults';
import { connectServices } from './context';
import type { Db } from './db/client';
import type { ServerEnv } from './env';
import { demoRoutes } from './demo/outbox/demo-routes';
import { DomainError } from './errors';
import { forCaller } from './bounds/fair-queue';
import type { AppEnv } from './http/app-env';
import { boundedBody } from './http/bounded-body';
import { clientAddress } from './http/client-address';
import { crossOrigin } from './http/cross-origin';
import { loggedPath } from './http/logged-path';
import { onError, onNotFound } from './http/on-error';
import type { OverloadGate } from './http/overload-gate';
import { shedLoad } from './http/shed-load';
import { requestCaller } from './http/request-caller';
import { logger } from './logger';
import { openApiDocument } from './openapi';
import { mountRoutes, mountRawRoutes } from './routes/mount';
import { runtime } from './runtime';

const BODY_LIMIT_BYTES = 1_000_000;

export interface AppDeps {
  readonly env: ServerEnv;
  /** The open and migrated database; a promise so that the first request waits for it. */
  readonly db: () => Promise<Db>;
  /** Tests give a fixed clock. */
  readonly now?: () => Date;
  /** Tests give a gate of their own; else the process's. */
  readonly gate?: () => OverloadGate;
}

/** The whole /api/v1 as one application with a fetch; no state of its own, everything comes in by deps. */
export function createApp(deps: AppDeps): OpenAPIHono<AppEnv> {
  const { env } = deps;
  const services = connectServices(env);
  const app = new OpenAPIHono<AppEnv>();
  const origins = env.CORS_ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);

  app.onError(onError);
  app.notFound(onNotFound);
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
  app.use(crossOrigin(origins, env.SITE_URL));
  app.use(boundedBody(BODY_LIMIT_BYTES));
  app.use(shedLoad(env, deps.gate));
  app.use(async (c, next) => {
    const lang = c.req.query('lang');
    const address = clientAddress(c, env.TRUST_PROXY);
    c.set('env', env);
    c.set('ctx', {
      db: await deps.db(),
      user: null,
      lang: isLocale(lang) ? lang : 'en',
      currency: DEFAULT_CURRENCY,
      now: deps.now?.() ?? new Date(),
      log: logger(),
      requestId: c.get('requestId'),
      clientAddress: address,
      ...services,
    });
    await forCaller(requestCaller(c.req.url, address), next);
  });

  const api = new OpenAPIHono<AppEnv>();
  mountRoutes(api);
  if (env.demoMode) demoRoutes(api);
  api.get('/openapi.json', (c) => c.json(openApiDocument(api)));
  app.route('/api/v1', api);
  mountRawRoutes(app);
  return app;
}
