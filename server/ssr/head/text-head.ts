import type { TextPageDto } from '@/server/contracts/content/pages';
import { pageQueries } from '@/services/content/page-queries';
import { localeInfo } from '@/utils/i18n/locales';
import { localisedPath } from '@/utils/shell/routes';
import type { LoadedPage } from '../page-options';
import { breadcrumbs } from './breadcrumbs';
import type { HeadDraft } from './head-draft';

/** What a page of each layout is in the words of schema.org. */
const TYPES: Readonly<Record<TextPageDto['layout'], string>> = {
  article: 'WebPage',
  landing: 'WebPage',
  part: 'WebPage',
  story: 'AboutPage',
};

/** A page of words: by its own title and what it says of itself. */
export function textHead(page: LoadedPage, slug: string): HeadDraft {
  const { read, shell } = page;
  const text = read(pageQueries.text(slug, shell.lang).queryKey);
  // it is required: a page without it is not shown
  if (!text?.path) throw new Error(`no page of words: ${slug}`);
  const { img, layout, path, summary, translation, version } = text;
  const { locale, title } = translation;
  return {
    title,
    description: summary,
    path,
    type: layout === 'article' ? 'article' : 'website',
    image: img ? { src: img, alt: title } : null,
    nodes: [
      {
        '@type': TYPES[layout],
        name: title,
        description: summary,
        url: `${shell.siteUrl}${localisedPath(path, shell.lang)}`,
        inLanguage: localeInfo(locale).tag,
        dateModified: text.updated_at,
        version,
      },
      breadcrumbs(shell, [title, path]),
    ],
  };
}
