import { brandName, siteBrand } from '@/server/caches/site-brand';
import { brandFile } from '@/utils/shell/brand-words';
import { LOCALES, localeInfo } from '@/utils/i18n/locales';
import type { DocumentMeta, PageMeta } from '@/utils/content/page-head';
import { pageLinks } from '@/utils/content/page-links';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import type { Shell } from '@/utils/shell/shell';
import { clipText } from '@/utils/text/clip-text';
import type { HeadDraft } from './head-draft';
import { pictureFacts } from './picture-facts';

const DESCRIPTION_MOST = 160;

/** The product's own picture, public/images/share.jpg; a brand's is made (domain/settings/brand-files.ts). */
const SHARE = {
  src: '/images/share.jpg',
  type: 'image/jpeg',
  width: 1200,
  height: 630,
} as const;

/** Open Graph knows languages with a country only; Arabic has none of its own. */
function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return language === 'ar' ? 'ar_AR' : `${language}_${region ?? 'US'}`;
}

const OPEN_GRAPH = new Map(
  LOCALES.map(({ code, tag }) => [code as string, openGraphLocale(tag)]),
);

/** `<` is written so that no text of a shop can end the script element. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function graphOf({ nodes = [], readyNodes = [] }: HeadDraft): string | null {
  const all = [...nodes.map(safeJson), ...readyNodes];
  return all.length
    ? `{"@context":"https://schema.org","@graph":[${all.join(',')}]}`
    : null;
}

/** The title with the site's name, unless it begins with it, as that of the one shop that the site is named after. */
function named(title: string, lang: string): string {
  const name = brandName(lang);
  const isSaid =
    title.startsWith(name) && /^ ?[:：]/.test(title.slice(name.length));
  return isSaid ? title : `${title} · ${name}`;
}

const FEEDS = [
  ['rss', 'RSS'],
  ['atom', 'Atom'],
] as const;

function feedsOf(
  { feed }: HeadDraft,
  siteUrl: string,
  lang: string,
): DocumentMeta['feeds'] {
  if (!feed) return [];
  return FEEDS.map(([kind, name]) => ({
    type: `application/${kind}+xml`,
    title: `${named(feed.title, lang)} (${name})`,
    href: `${siteUrl}${localisedPath(contentRoutes.blogFeed(kind), lang)}`,
  }));
}

async function pictureOf(
  image: HeadDraft['image'],
  { lang, siteUrl }: Pick<Shell, 'lang' | 'siteUrl'>,
): Promise<DocumentMeta['image']> {
  const url = image && URL.parse(image.src, siteUrl);
  // what an operator wrote may be no address of a picture
  if (!url || !/^https?:$/.test(url.protocol)) {
    const { src: ours, ...facts } = SHARE;
    const { version } = siteBrand();
    const src = version ? brandFile('share.jpg', version) : ours;
    return { url: `${siteUrl}${src}`, alt: brandName(lang), ...facts };
  }
  return {
    url: url.href,
    alt: image.alt,
    ...(await pictureFacts(image.src)),
  };
}

/** The head of a page in the shell's language, from what its kind says; `once` only for a whole page. */
export async function makeHead(
  draft: HeadDraft,
  { lang, siteUrl }: Pick<Shell, 'lang' | 'siteUrl'>,
  goesTo: 'page' | 'tab',
): Promise<PageMeta> {
  const { description, dish, image, noindex = false, path, title } = draft;
  const { alternates, canonical } = pageLinks(
    siteUrl,
    path,
    lang,
    draft.languages,
  );
  const head: PageMeta = {
    title: named(title, lang),
    canonical: canonical ?? '',
    noindex,
    dish: dish ? { uuid: dish.uuid, title: named(dish.title, lang) } : null,
  };
  if (goesTo === 'tab') return head;
  const locale = OPEN_GRAPH.get(lang) ?? openGraphLocale(localeInfo(lang).tag);
  return {
    ...head,
    once: {
      title: draft.shareTitle ?? title,
      description: clipText(
        description,
        DESCRIPTION_MOST,
        localeInfo(lang).tag,
      ),
      siteName: brandName(lang),
      type: draft.type ?? 'website',
      url: `${siteUrl}${localisedPath(draft.sharePath ?? path, lang)}`,
      locale,
      alternates: noindex ? [] : alternates,
      feeds: feedsOf(draft, siteUrl, lang),
      image: await pictureOf(image, { lang, siteUrl }),
      jsonLd: graphOf(draft),
    },
  };
}
