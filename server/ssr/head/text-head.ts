import { pageQueries } from '@/services/content/page-queries';
import { routes } from '@/utils/shell/routes';
import type { TextPageName } from '@/utils/content/text-pages';
import type { LoadedPage } from '../page-options';
import { breadcrumbs } from './breadcrumbs';
import type { HeadDraft } from './head-draft';

/** Privacy and terms: by the operator's title where there is one. */
export function textHead(page: LoadedPage, name: TextPageName): HeadDraft {
  const { read, shell, t } = page;
  const text = read(pageQueries.text(name, shell.lang).queryKey);
  const title =
    text?.translation.title ??
    t(name === 'privacy' ? 'privacy.title' : 'terms.title');
  const path = routes[name]();
  return {
    title,
    description: t(name === 'privacy' ? 'privacy.intro' : 'terms.intro'),
    path,
    type: 'article',
    nodes: [breadcrumbs(shell, [title, path])],
  };
}
