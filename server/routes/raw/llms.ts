import { describeSite } from '@/server/domain/catalogue/site/describe-site';
import type { Api } from '@/server/http/define-route';

/** /llms.txt: the site in words for assistants (llmstxt.org). */
export function llmsRoutes(app: Api): void {
  app.get('/llms.txt', async (c) => {
    const ctx = c.get('ctx');
    return c.text(await describeSite(ctx, ctx.siteUrl), 200, {
      'Cache-Control': 'public, max-age=3600',
    });
  });
}
