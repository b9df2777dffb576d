import { createApp } from './app';
import { database } from './boot';
import { serverEnv } from './env';
import { runtime } from './runtime';

/**
 * The process's API application, for the API route and for pages that call it in process. Assigned at module scope
 * so that a hot reload of the server's code reaches the pages too.
 */
export const app = createApp({
  env: serverEnv(),
  db: async () => (await database()).db,
});

runtime().appFetch = (request, handOver) => {
  const scope = runtime().currentScope?.();
  return app.fetch(request, {
    inProcess: {
      clientAddress: scope?.clientAddress ?? null,
      siteUrl: scope?.siteUrl,
      userAgent: scope?.userAgent ?? null,
      sessions: scope?.sessions,
      cartCookies: scope?.cartCookies,
      handOver,
    },
  });
};
