import { getRequestListener } from '@hono/node-server';
import type { PageConfig } from 'next';
import { app } from '@/server/mounted-app';

export const config: PageConfig & { api: object } = {
  api: { bodyParser: false, externalResolver: true, responseLimit: false },
};

/** The one mount of the embedded backend; absent in effect when NEXT_PUBLIC_API_URL points elsewhere. */
export default getRequestListener((request, env) => app.fetch(request, env as never), {
  overrideGlobalObjects: false,
});
