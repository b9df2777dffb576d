import type { LoadedPage } from '../page-options';
import type { HeadDraft } from './head-draft';

/** A page of one reader's own: it has a name, and is in no index. */
export function privateDraft(
  { t }: Pick<LoadedPage, 't'>,
  title: string,
  path: string,
): HeadDraft {
  return { title, description: t('footer.tagline'), path, noindex: true };
}
