import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ServerEnv } from '../env';
import type { AppEnv } from '../http/app-env';
import { healthRoutes } from './health';

/** Every route of /api/v1. */
export function mountRoutes(api: OpenAPIHono<AppEnv>, _env: ServerEnv): void {
  healthRoutes(api);
}

/** Addresses outside /api/v1 that next.config rewrites here: pictures, locale bundles, robots. */
export function mountRawRoutes(_app: OpenAPIHono<AppEnv>): void {
  // Filled by routes/raw/*.
}
