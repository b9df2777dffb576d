import type { GetServerSideProps } from 'next';
import { pageQueries } from '@/services/content/page-queries';
import { contentRoutes } from '@/utils/shell/content-routes';
import { textHead } from './head/text-head';
import type { LoadedPage, PageOptions, Verdict } from './page-options';
import { required } from './prefetch';
import { withPage } from './with-page';

/** Everything of a page of words by its slug: the text, and its head; `also` what else it shows. */
export function textPage(
  slug: string,
  also: NonNullable<PageOptions['prefetch']> = () => [],
): GetServerSideProps {
  return withPage({
    namespaces: [
      'content',
      'date',
      ...(slug === 'policy' ? (['consent'] as const) : []),
    ],
    prefetch: (page) => [
      required(pageQueries.text(slug, page.shell.lang)),
      ...also(page),
    ],
    head: (page) => textHead(page, slug),
  });
}

const slugOf = ({ params }: Pick<LoadedPage, 'params'>): string =>
  String(params.slug);

/** A part of another page is none; a page with an address of its own stands there. */
function placeOf({ params, read, shell }: LoadedPage): Verdict {
  const slug = slugOf({ params });
  const path = read(pageQueries.text(slug, shell.lang).queryKey)?.path;
  if (!path) return 'missing';
  return path === contentRoutes.page(slug) ? null : { moved: path };
}

/** The same for /pages/{slug}: pages that only the operator has. */
export function ownTextPage(): GetServerSideProps {
  return withPage({
    namespaces: ['content', 'date'],
    prefetch: (page) => [
      required(pageQueries.text(slugOf(page), page.shell.lang)),
    ],
    check: placeOf,
    head: (page) => textHead(page, slugOf(page)),
  });
}
