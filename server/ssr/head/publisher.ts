import { brandName, siteBrand } from '@/server/caches/site-brand';
import { iconFile } from '@/utils/shell/brand-words';
import type { Shell } from '@/utils/shell/shell';
import type { SchemaNode } from './head-draft';

/** The house, as who publishes a post or offers a job. */
export function publisher({
  lang,
  siteUrl,
}: Pick<Shell, 'lang' | 'siteUrl'>): SchemaNode {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brandName(lang),
    url: `${siteUrl}/`,
    logo: `${siteUrl}${iconFile('icon-512.png', siteBrand().version ?? undefined)}`,
  };
}
