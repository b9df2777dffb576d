import type { OpenAPIHono } from '@hono/zod-openapi';
import { describeSite } from '@/server/domain/catalogue/describe-site';
import type { AppEnv } from '@/server/http/app-env';
import { siteUrl } from '@/server/env';

/** /llms.txt: the site in words for assistants (llmstxt.org). */
export function llmsRoutes(app: OpenAPIHono<AppEnv>): void {
  app.get('/llms.txt', async (c) => {
    const ctx = c.get('ctx');
    return c.text(await describeSite(ctx, siteUrl(c.get('env'))), 200, {
      'Cache-Control': 'public, max-age=3600',
    });
  });
}
