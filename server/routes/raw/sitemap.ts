import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import {
  sitemapIndex,
  sitemapPages,
  sitemapShops,
} from '@/server/domain/catalogue/site/sitemap';
import type { AppEnv } from '@/server/http/app-env';
import type { Api } from '@/server/http/define-route';

const ID = /^[1-9]\d{0,8}$/;

/** Sent as it is made: nobody waits for the last shop, and none of it is kept. */
async function xml(
  c: Context<AppEnv>,
  parts: AsyncGenerator<string>,
): Promise<Response> {
  // while nothing is sent yet a failure is still a 500
  const first = await parts.next();
  c.header('Content-Type', 'application/xml; charset=utf-8');
  c.header('Cache-Control', 'public, max-age=3600');
  return stream(c, async (out) => {
    if (!first.done) await out.write(first.value);
    for await (const part of parts) {
      if (out.aborted) return;
      await out.write(part);
    }
  });
}

function siteOf(c: Context<AppEnv>) {
  const { db, now, siteUrl: site } = c.get('ctx');
  return { db, now, site };
}

/** /sitemap.xml and the sitemaps that it names: every public page in every language with its alternates. */
export function sitemapRoutes(app: Api): void {
  app.get('/sitemap.xml', (c) => xml(c, sitemapIndex(siteOf(c))));
  app.get('/sitemap-pages.xml', (c) => xml(c, sitemapPages(siteOf(c))));
  app.get('/sitemap-shops.xml', (c) => {
    const from = c.req.query('from') ?? '1';
    return xml(c, sitemapShops(siteOf(c), ID.test(from) ? Number(from) : 1));
  });
}
