import { routes } from '@/utils/routes';
import type { LoadedPage } from '../page-options';
import type { HeadDraft } from './head-draft';

/** A page of one reader's own: it has a name, and is in no index. */
export function privateHead(
  { t }: Pick<LoadedPage, 't'>,
  title: string,
  path: string,
): HeadDraft {
  return {
    title: t(title),
    description: t('home.seo.description'),
    path,
    noindex: true,
  };
}

/** Saved places: they are in the browser, or an account's. */
export const likedHead = (page: Pick<LoadedPage, 't'>): HeadDraft =>
  privateHead(page, 'liked.title', routes.liked());
