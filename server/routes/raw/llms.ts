import type { OpenAPIHono } from '@hono/zod-openapi';
import { describeSite } from '@/server/domain/catalogue/site/describe-site';
import type { AppEnv } from '@/server/http/app-env';

/** /llms.txt: the site in words for assistants (llmstxt.org). */
export function llmsRoutes(app: OpenAPIHono<AppEnv>): void {
  app.get('/llms.txt', async (c) => {
    const ctx = c.get('ctx');
    return c.text(await describeSite(ctx, ctx.siteUrl), 200, {
      'Cache-Control': 'public, max-age=3600',
    });
  });
}
