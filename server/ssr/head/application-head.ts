import type { ApplicationSpec, KindTypes } from '@/utils/application/kind';
import type { LoadedPage } from '../page-options';
import { breadcrumbs } from './breadcrumbs';
import type { HeadDraft } from './head-draft';

type HeadSpec = Pick<ApplicationSpec<KindTypes>, 'page' | 'words'>;

/** The page of a kind of application, as search engines and links show it: what it says to a visitor. */
export function applicationHead(
  { page: path, words }: HeadSpec,
  { shell, t }: LoadedPage,
): HeadDraft {
  const title = t(words.header);
  return {
    title,
    description: t(words.landing),
    path,
    nodes: [breadcrumbs(shell, [title, path])],
  };
}
