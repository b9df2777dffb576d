import { makeFeed } from '@/server/domain/content/make-feed';
import { contentRoutes } from '@/utils/shell/content-routes';
import type { Api } from '@/server/http/define-route';

const MINUTES_15 = 900;

/** /blog/rss.xml and /blog/atom.xml; `lang` says the language, which a page's address has as its prefix. */
export function feedRoutes(app: Api): void {
  for (const kind of ['rss', 'atom'] as const)
    app.get(contentRoutes.blogFeed(kind), async (c) => {
      const { db, lang, now, siteUrl: site } = c.get('ctx');
      const feed = await makeFeed({ db, lang, now, site }, kind);
      return c.body(feed, 200, {
        'Content-Type': `application/${kind}+xml; charset=utf-8`,
        'Cache-Control': `public, max-age=${MINUTES_15}`,
      });
    });
}
