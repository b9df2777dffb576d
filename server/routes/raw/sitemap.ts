import type { OpenAPIHono } from '@hono/zod-openapi';
import { shopIndex } from '@/server/domain/catalogue/load-shop-index';
import { sitemap } from '@/server/domain/catalogue/sitemap';
import type { AppEnv } from '@/server/http/app-env';
import { siteUrl } from './site-url';

/** /sitemap.xml: restaurants and shops in every language with their alternates. */
export function sitemapRoutes(app: OpenAPIHono<AppEnv>): void {
  app.get('/sitemap.xml', async (c) => {
    const { db, env } = c.get('ctx');
    return c.body(sitemap(await shopIndex(db), siteUrl(env)), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });
}
