import { brandName, siteIconPath } from '@/server/caches/site-brand';
import { Feed } from 'feed';
import type { Ctx } from '@/server/context';
import { translationBundle } from '@/server/domain/i18n/translation-bundle';
import { localeInfo } from '@/utils/i18n/locales';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import { postWords } from './post-words';
import { listPosts, type Post } from './posts';
import { escapeHtml } from './safe-html';

export type FeedKind = 'atom' | 'rss';

type Asked = Pick<Ctx, 'db' | 'lang' | 'now'> & {
  /** Without a slash at its end. */
  readonly site: string;
};

const ITEMS = 20;
/** Before the first post. */
const NEVER = new Date(0);

/** XML has no way to write these. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const clean = (text: string): string => text.replace(CONTROLS, '');

/**
 * RSS says that a title is text; in CDATA, as the library writes it, many readers take it for HTML. CDATA cannot hold
 * its own end: the library writes that as two.
 */
const plainTitles = (rss: string): string =>
  rss.replace(
    /<title><!\[CDATA\[(.*?)\]\]><\/title>/gs,
    (_, text: string) =>
      `<title>${escapeHtml(text.replaceAll(']]]]><![CDATA[>', ']]>'))}</title>`,
  );

/** Addresses without a host lead nowhere in a reader. */
const withHost = (html: string, site: string): string =>
  html.replace(/(\b(?:href|src)=")\/(?!\/)/g, `$1${site}/`);

/** Feeds say a picture's type by the end of its name. */
function pictureOf(img: string | null, site: string): string | undefined {
  if (!img || !/\.(?:avif|jpeg|png|webp)$/i.test(img)) return undefined;
  return URL.parse(img, site)?.href;
}

function itemOf(post: Post, kind: FeedKind, { lang, site }: Asked) {
  const { body, summary, title } = postWords(post.translations, lang);
  const link = `${site}${localisedPath(contentRoutes.blogPost(post.slug), lang)}`;
  const image = pictureOf(post.img, site);
  const { publishedAt, updatedAt } = post;
  const changed = updatedAt > publishedAt ? updatedAt : publishedAt;
  return {
    // Atom's are HTML
    title: clean(kind === 'atom' ? escapeHtml(title.text) : title.text),
    link,
    description: clean(escapeHtml(summary.text)),
    content: clean(withHost(body.html, site)),
    date: kind === 'atom' ? changed : publishedAt,
    published: publishedAt,
    ...(image && { image }),
  };
}

/** The newest posts as RSS 2.0 or Atom, in the asked language. */
export async function makeFeed(asked: Asked, kind: FeedKind): Promise<string> {
  const { db, lang, site } = asked;
  const [texts, { rows }] = await Promise.all([
    translationBundle(db, lang, 'translation'),
    listPosts(asked, { page: 1, perPage: ITEMS }),
  ]);
  const link = `${site}${localisedPath(contentRoutes.blog(), lang)}`;
  const times = rows.map(({ publishedAt, updatedAt }) =>
    Math.max(publishedAt.getTime(), updatedAt.getTime()),
  );
  const feed = new Feed({
    id: link,
    link,
    title: `${texts['blog.title'] ?? ''} · ${brandName(lang)}`,
    description: texts['blog.text'] ?? '',
    language: localeInfo(lang).tag,
    updated: new Date(Math.max(NEVER.getTime(), ...times)),
    feed: `${site}${localisedPath(contentRoutes.blogFeed(kind), lang)}`,
    favicon: `${site}${siteIconPath('icon-32.png')}`,
    author: { name: brandName(lang), link: `${site}/` },
    generator: false,
  });
  for (const post of rows) feed.addItem(itemOf(post, kind, asked));
  if (kind === 'rss') return plainTitles(feed.rss2());
  // the library knows RSS's element for the language alone
  return feed
    .atom1()
    .replace('<feed ', `<feed xml:lang="${localeInfo(lang).tag}" `);
}
