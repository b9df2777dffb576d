import { getRequestListener } from '@hono/node-server';
import type { NextApiRequest, NextApiResponse, PageConfig } from 'next';
import { app } from '@/server/mounted-app';
import { publicEnv } from '@/utils/env';

export const config: PageConfig & { api: object } = {
  api: { bodyParser: false, externalResolver: true, responseLimit: false },
};

const embedded = getRequestListener(
  (request, env) => app.fetch(request, env as never),
  // HTTP/1.0, in which balancers ask for health, names no host.
  { hostname: 'localhost', overrideGlobalObjects: false },
);

/** The one mount of the embedded backend; nothing is here when another backend is configured. */
export default function handler(
  request: NextApiRequest,
  response: NextApiResponse,
): void | Promise<void> {
  if (!publicEnv.apiUrl) return embedded(request, response);
  response.status(404).end();
}
