import { checkHealth } from '../domain/settings/check-health';
import { runtime } from '../runtime';
import type { Api } from '@/server/http/define-route';

/**
 * GET /health: bare JSON, 503 until the database answers, is migrated and has disk to write on, and again from the moment
 * the process is asked to stop.
 */
export function healthRoutes(api: Api): void {
  api.get('/health', async (c) => {
    const health = await checkHealth(c.get('ctx'));
    if (runtime().stopping)
      return c.json(
        { ...health, status: 'unavailable', notice: 'stopping' },
        503,
      );
    return c.json(health, health.status === 'ok' ? 200 : 503);
  });
}
