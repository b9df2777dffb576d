import type { BlogDetailDto } from '@/server/contracts/content/posts';
import { blogQueries } from '@/services/content/blog-queries';
import { brandName } from '@/server/caches/site-brand';
import { localeInfo } from '@/utils/i18n/locales';
import { contentRoutes } from '@/utils/shell/content-routes';
import { localisedPath } from '@/utils/shell/routes';
import { pathId } from '@/utils/shop/shop-path-id';
import type { LoadedPage, PageContext, PageOptions } from '../page-options';
import { required, shared } from '../prefetch';
import { breadcrumbs } from './breadcrumbs';
import type { HeadDraft, SchemaNode } from './head-draft';
import { publisher } from './publisher';

const pageOf = ({ query }: Pick<PageContext, 'query'>): number =>
  pathId(query.page) ?? 1;

/** The words of sanitised HTML. */
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim();

/** /blog: a page of the newest posts; one past the last is none. */
export const blogPage: PageOptions = {
  namespaces: ['content', 'date'],
  prefetch: (page) => [
    shared(required, blogQueries.posts(pageOf(page), page.shell.lang)),
  ],
  check: (page) => {
    const { read, shell } = page;
    const found = read(blogQueries.posts(pageOf(page), shell.lang).queryKey);
    const last = Math.max(1, found?.meta.last_page ?? 1);
    return found && pageOf(page) > last ? 'missing' : null;
  },
  head: (page) => {
    const { read, shell, t } = page;
    const at = pageOf(page);
    const title = t('blog.title');
    const found = read(blogQueries.posts(at, shell.lang).queryKey);
    const list: SchemaNode = {
      '@type': 'ItemList',
      itemListElement: (found?.data ?? []).map((post, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: post.translation.title,
        url: `${shell.siteUrl}${localisedPath(contentRoutes.blogPost(post.slug), shell.lang)}`,
      })),
    };
    return {
      title: at > 1 ? t('seo.page', { title, page: at }) : title,
      description: t('blog.text'),
      path: contentRoutes.blog(at),
      feed: { title },
      nodes: [
        breadcrumbs(shell, [title, contentRoutes.blog()]),
        ...(found?.data.length ? [list] : []),
      ],
    };
  },
};

function postSchema(post: BlogDetailDto, { shell }: LoadedPage): SchemaNode {
  const { description, locales, short_desc, title } = post.translation;
  const { siteUrl } = shell;
  const written = locales.description ?? locales.title ?? shell.lang;
  const path = contentRoutes.blogPost(post.slug);
  const summary = short_desc || wordsOf(description ?? '').slice(0, 300);
  return {
    '@type': 'BlogPosting',
    headline: title,
    ...(summary && { description: summary }),
    ...(post.img && { image: new URL(post.img, siteUrl || undefined).href }),
    datePublished: post.published_at,
    dateModified:
      post.updated_at > post.published_at ? post.updated_at : post.published_at,
    inLanguage: localeInfo(written).tag,
    author: {
      '@type': 'Organization',
      name: brandName(shell.lang),
      url: `${siteUrl}/`,
    },
    publisher: publisher(shell),
    mainEntityOfPage: `${siteUrl}${localisedPath(path, shell.lang)}`,
    timeRequired: `PT${post.read_minutes}M`,
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
  };
}

const slugOf = ({ params }: Pick<PageContext, 'params'>): string =>
  String(params.slug);

/** /blog/{slug}: a post; its uuid or id leads to its slug, and one withdrawn is gone for good. */
export const postPage: PageOptions = {
  namespaces: ['content', 'date'],
  prefetch: (page) => [
    shared(required, blogQueries.post(slugOf(page), page.shell.lang)),
  ],
  check: (page) => {
    const { read, shell } = page;
    const post = read(blogQueries.post(slugOf(page), shell.lang).queryKey);
    return post && post.slug !== slugOf(page)
      ? { moved: contentRoutes.blogPost(post.slug) }
      : null;
  },
  head: (page): HeadDraft => {
    const { read, shell, t } = page;
    const slug = slugOf(page);
    const post = read(blogQueries.post(slug, shell.lang).queryKey);
    const {
      description,
      short_desc,
      title = t('blog.title'),
    } = post?.translation ?? {};
    const list = t('blog.title');
    const path = contentRoutes.blogPost(slug);
    return {
      title,
      description: short_desc || wordsOf(description ?? '') || t('blog.text'),
      path,
      type: 'article',
      image: post?.img ? { src: post.img, alt: title } : null,
      feed: { title: list },
      ...(post && { languages: post.languages }),
      nodes: [
        breadcrumbs(shell, [list, contentRoutes.blog()], [title, path]),
        ...(post ? [postSchema(post, page)] : []),
      ],
    };
  },
};
