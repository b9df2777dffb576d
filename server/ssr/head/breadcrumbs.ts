import { brandName } from '@/server/caches/site-brand';
import { localisedPath, routes } from '@/utils/shell/routes';
import type { Shell } from '@/utils/shell/shell';
import type { SchemaNode } from './head-draft';

/** A page on the way from home: its name and its path without the language. */
export type Crumb = readonly [name: string, path: string];

/** What the lists are called on the way from home to a page. */
export const CRUMBS = {
  restaurant: 'list.restaurant.title',
  shop: 'home.shops',
} as const;

/** The way from home to a page, which is its last step. */
export function breadcrumbs(
  { lang, siteUrl }: Pick<Shell, 'lang' | 'siteUrl'>,
  ...steps: readonly Crumb[]
): SchemaNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[brandName(lang), routes.home()] as const, ...steps].map(
      ([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${siteUrl}${localisedPath(path, lang)}`,
      }),
    ),
  };
}
