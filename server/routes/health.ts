import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env';
import { checkHealth } from '../domain/settings/check-health';

/** GET /health: bare JSON, 503 until the database answers and is migrated. */
export function healthRoutes(api: OpenAPIHono<AppEnv>): void {
  api.get('/health', async (c) => {
    const health = await checkHealth(c.get('ctx'));
    return c.json(health, health.status === 'ok' ? 200 : 503);
  });
}
